/** Readings of views of Black Spy, for the table. */

import type { Play } from "../../play/contract";
import type { Event, PlayedCard, Trick, View } from "./facts";

/** A game of Black Spy in play. */
export type BlackSpyPlay = Play<View, Event>;

/** The plays of a finished trick, in order. */
export function playsOf(trick: Trick): PlayedCard[] {
  return trick.cards.map((card, place) => ({ seat: (trick.leader + place) % trick.cards.length, card }));
}

/** The cards that each seat took in the deal. */
export function takenBy(view: View, more: readonly Trick[] = []): string[][] {
  const piles: string[][] = view.totals.map(() => []);
  for (const trick of [...view.tricks, ...more]) piles[trick.taker]?.push(...trick.cards);
  return piles;
}
