/** What each chance outcome of Black Spy is drawn from. */

import { type Lot, suitOf, upTo } from "../../fairness/lot";

function cards(): Lot {
  const black = [...suitOf("K", upTo(6)), ...Array<string>(6).fill("K7"), ...suitOf("K", upTo(11, 8))];
  return { laidOut: [..."BYRG"].flatMap((letter) => suitOf(letter, upTo(11))).concat(black), whole: true };
}

export const lots = { "dealer-draw": cards, deal: cards };
