/** What each chance outcome of Spy Tricks is drawn from. */

import { type Lot, seats, suitOf, upTo } from "../../fairness/lot";

const cards = (players: number): Lot => ({
  laidOut: [..."RBW"].flatMap((letter) => suitOf(letter, upTo(9, players === 3 ? 3 : 1))),
  whole: true,
});

export const lots = { "start-player": seats, deal: cards };
