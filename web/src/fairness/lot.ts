/** What a chance outcome shuffles or draws from; each game lays out its decks as docs/fairness.md describes. */

export interface Lot {
  readonly laidOut: readonly string[];
  /** Whether the whole deck is shuffled; otherwise one item is drawn. */
  readonly whole: boolean;
}

/** The numbers from `first` to `last`. */
export const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** The cards of a suit: its letter, then the rank. */
export const suitOf = (letter: string, ranks: readonly number[]) => ranks.map((rank) => `${letter}${rank}`);

/** The draw of a seat. */
export const seats = (players: number): Lot => ({ laidOut: upTo(players - 1, 0).map((seat) => `P${seat}`), whole: false });
