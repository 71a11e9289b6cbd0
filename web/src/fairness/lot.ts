/** What a chance outcome orders or draws from; each game lays its decks out as docs/fairness.md has it. */

export interface Lot {
  readonly laidOut: readonly string[];
  /** Whether the whole deck is put in order; else one is drawn. */
  readonly whole: boolean;
}

/** The numbers from `first` to `last`. */
export const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** A suit's cards, its letter first. */
export const suitOf = (letter: string, ranks: readonly number[]) => ranks.map((rank) => `${letter}${rank}`);

/** One of the seats, drawn. */
export const seats = (players: number): Lot => ({ laidOut: upTo(players - 1, 0).map((seat) => `P${seat}`), whole: false });
