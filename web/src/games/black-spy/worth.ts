/** What cards count (BS-19), and what depends on the number of players. */

import type { View } from "./facts";

export interface Worth {
  readonly cards: readonly string[];
  readonly points: number;
}

/** Groups of cards that count the same, each with the points of one card; all others count nothing. */
export const WORTHS: readonly Worth[] = [
  { cards: ["K1", "K2", "K3", "K4", "K5", "K6"], points: 1 },
  { cards: ["K7", "K7", "K7", "K7", "K7", "K7"], points: 10 },
  { cards: ["K8"], points: 2 },
  { cards: ["K9"], points: 3 },
  { cards: ["K10"], points: 4 },
  { cards: ["K11"], points: 5 },
  { cards: ["B7", "Y7", "R7", "G7"], points: -5 },
];

const POINTS = new Map(WORTHS.flatMap(({ cards, points }) => cards.map((card) => [card, points] as const)));

/** The points in some cards, before a sweep (BS-19, BS-27). */
export function pointsIn(cards: readonly string[], variants: View["options"]["variants"]): number {
  const counted = cards.map((card) => POINTS.get(card) ?? 0);
  return counted.reduce((sum, points) => sum + (points < 0 && variants.includes("no-good-spies") ? 0 : points), 0);
}

/** What the points of a deal without a sweep add up to (BS-20). */
export const DEAL_SUM = WORTHS.reduce((sum, { cards, points }) => sum + cards.length * points, 0);

/** By the number of players: the cards that each is dealt (BS-4), and the total at which the game ends (BS-23). */
export const SIZES: readonly (readonly [players: number, cards: number, end: number])[] = [
  [3, 20, 200],
  [4, 15, 150],
  [5, 12, 120],
  [6, 10, 100],
];
