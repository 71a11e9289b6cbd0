/** The mat upright: a row of suits, then nine rows of a rank and its three cards. Which spot is where, no more. */

import type { Henchman } from "./views";

export const LETTERS = ["R", "B", "W"] as const;
export const SUIT_SPOTS = ["red", "blue", "white"] as const;

/** The rows of the mat; the corner is no spot. */
export const MAT_ROWS: readonly (readonly (string | null)[])[] = [
  [null, ...SUIT_SPOTS],
  ...Array.from({ length: 9 }, (_, row) => {
    const rank = String(9 - row);
    return [rank, ...LETTERS.map((letter) => letter + rank)];
  }),
];

export type SpotKind = "suit" | "rank" | "card";

export function kindOf(spot: string): SpotKind {
  if (/^[1-9]$/.test(spot)) return "rank";
  return spot.length === 2 ? "card" : "suit";
}

/** The letter of the suit that a suit spot or a card spot bears; "" for a rank. */
export function letterOf(spot: string): string {
  if (kindOf(spot) === "card") return spot.slice(0, 1);
  return LETTERS[SUIT_SPOTS.indexOf(spot as (typeof SUIT_SPOTS)[number])] ?? "";
}

/** The rank that a rank spot or a card spot bears; "" for a suit. */
export const rankOf = (spot: string): string => (kindOf(spot) === "suit" ? "" : spot.slice(-1));

/** Whether a spot names a card: by its suit, its rank, or itself. */
export function names(spot: string, card: string): boolean {
  if (kindOf(spot) === "card") return spot === card;
  return kindOf(spot) === "rank" ? card.slice(1) === spot : card.slice(0, 1) === letterOf(spot);
}

/** The henchmen on each spot, in the order in which they came. */
export function standing(henchmen: readonly Henchman[]): ReadonlyMap<string, readonly Henchman[]> {
  const found = new Map<string, Henchman[]>();
  for (const henchman of henchmen) found.set(henchman.spot, [...(found.get(henchman.spot) ?? []), henchman]);
  return found;
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Where a key leads on the mat from a spot; undefined for keys that lead nowhere. */
export function neighbour(spot: string, key: string): string | undefined {
  const row = MAT_ROWS.findIndex((spots) => spots.includes(spot));
  const column = MAT_ROWS[row]?.indexOf(spot) ?? -1;
  if (row < 0) return undefined;
  if (key === "Home") return MAT_ROWS[row]?.find((other) => other !== null) ?? undefined;
  if (key === "End") return MAT_ROWS[row]?.at(-1) ?? undefined;
  const step = STEPS[key];
  if (!step) return undefined;
  return MAT_ROWS[row + step[0]]?.[column + step[1]] ?? undefined;
}
