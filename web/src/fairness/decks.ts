/** What each chance outcome orders or draws from, laid out as docs/fairness.md has it. */

import type { Game } from "../cards/decks";

export interface Lot {
  readonly laidOut: readonly string[];
  /** Whether the whole deck is put in order; else one is drawn. */
  readonly whole: boolean;
}

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, place) => first + place);
const suit = (letter: string, ranks: readonly number[]) => ranks.map((rank) => `${letter}${rank}`);

const seats = (players: number): Lot => ({ laidOut: upTo(players - 1, 0).map((seat) => `P${seat}`), whole: false });

function blackSpy(): Lot {
  const black = [...suit("K", upTo(6)), ...Array<string>(6).fill("K7"), ...suit("K", upTo(11, 8))];
  return { laidOut: [..."BYRG"].flatMap((letter) => suit(letter, upTo(11))).concat(black), whole: true };
}

const spyTricks = (players: number): Lot => ({
  laidOut: [..."RBW"].flatMap((letter) => suit(letter, upTo(9, players === 3 ? 3 : 1))),
  whole: true,
});

function agents(): Lot {
  const ranks = [...upTo(10, 2).map(String), "J", "Q"];
  return { laidOut: [...[..."HSCD"].flatMap((letter) => ranks.map((rank) => rank + letter)), "AS", "X", "X"], whole: true };
}

const agendas = (players: number): Lot => ({
  laidOut: ["KC", "AC", "KS", "AD", "KH", ...(players > 3 ? ["KD"] : []), ...(players > 4 ? ["AH"] : [])],
  whole: true,
});

const LOTS: Readonly<Record<Game, Readonly<Record<string, (players: number) => Lot>>>> = {
  "black-spy": { "dealer-draw": blackSpy, deal: blackSpy },
  "spy-tricks": { "start-player": seats, deal: spyTricks },
  spycard: { agents, agendas, "first-player": seats },
};

/** What an outcome of a game is drawn from; undefined if the game has none of that name. */
export const lotOf = (game: Game, outcome: string, players: number): Lot | undefined => LOTS[game][outcome]?.(players);
