/** Who has the black cards of a deal so far, and whether it is still a sweep. */

import { codeName } from "../../i18n";
import type { WhoIs } from "../../play/contract";
import type { View } from "./facts";
import { say } from "./i18n";

/** Who has taken the black cards of a deal, and what a sweep has come to. */
export interface BlackSoFar {
  /** The taker of each black card, in the order in which they were taken. */
  readonly takers: readonly number[];
  /** How many each taker has, most first. */
  readonly counts: readonly (readonly [seat: number, black: number])[];
  /** Who has them all so far. */
  readonly all: number | undefined;
}

export const isBlack = (card: string): boolean => card.startsWith("K");

/** From this many black cards on, one who has all of them is to be watched. */
const MANY = 4;

/** Whether a sweep has become likely enough to be said aloud. */
export const isDangerous = ({ all, takers }: BlackSoFar): boolean => all !== undefined && takers.length >= MANY;

/** `piles`: what each seat has taken once the deal is over, which the last view before does not say yet. */
export function blackSoFar({ black_takers: known }: Pick<View, "black_takers">, piles: readonly (readonly string[])[] = []): BlackSoFar {
  const takers = [...known, ...piles.flatMap((pile, seat) => pile.filter(isBlack).map(() => seat).slice(known.filter((other) => other === seat).length))];
  const counts = [...new Set(takers)].map((seat) => [seat, takers.filter((other) => other === seat).length] as const);
  counts.sort(([, one], [, other]) => other - one);
  return { takers, counts, all: counts.length === 1 ? takers[0] : undefined };
}

/** "All with Dove", "Dove 4 · Elm 2 · no sweep any more"; "" before any black card is taken. */
export function sweepLine({ counts, all }: BlackSoFar, who: WhoIs): string {
  if (all !== undefined) return say("watch-all", { who: who(all) });
  const each = counts.map(([seat, black]) => say("watch-each", { name: codeName(who(seat).name), black }));
  return each.length > 0 ? [...each, say("watch-over")].join(" · ") : "";
}
