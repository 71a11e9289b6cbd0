/** The layout of the mat: a row of suits, then nine rows of a rank and its three cards. */

import type { Henchman } from "./facts";

export const LETTERS = ["R", "B", "W"] as const;
export const SUIT_SPOTS = ["red", "blue", "white"] as const;

/** The rows of the mat; the corner is empty. */
export const MAT_ROWS: readonly (readonly (string | null)[])[] = [
  [null, ...SUIT_SPOTS],
  ...Array.from({ length: 9 }, (_, row) => {
    const rank = String(9 - row);
    return [rank, ...LETTERS.map((letter) => letter + rank)];
  }),
];

/** The mat turned on its side for low screens: a row of ranks, then three rows of a suit and its nine cards. */
export const WIDE_ROWS: readonly (readonly (string | null)[])[] = Array.from({ length: LETTERS.length + 1 }, (_, column) => [
  MAT_ROWS[0]?.[column] ?? null,
  ...MAT_ROWS.slice(1).map((row) => row[column] ?? null).reverse(),
]);

type SpotKind = "suit" | "rank" | "card";

export function kindOf(spot: string): SpotKind {
  if (/^[1-9]$/.test(spot)) return "rank";
  return spot.length === 2 ? "card" : "suit";
}

/** The suit letter of a suit spot or a card spot; "" for a rank. */
export function letterOf(spot: string): string {
  if (kindOf(spot) === "card") return spot.slice(0, 1);
  return LETTERS[SUIT_SPOTS.indexOf(spot as (typeof SUIT_SPOTS)[number])] ?? "";
}

/** The rank of a rank spot or a card spot; "" for a suit. */
export const rankOf = (spot: string): string => (kindOf(spot) === "suit" ? "" : spot.slice(-1));

/** The henchmen on each spot, in the order of placing. */
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

/** The spot to which a key moves the focus on a mat of these rows; undefined for other keys and at the edge. */
export function neighbour(spot: string, key: string, rows = MAT_ROWS): string | undefined {
  const row = rows.findIndex((spots) => spots.includes(spot));
  const column = rows[row]?.indexOf(spot) ?? -1;
  if (row < 0) return undefined;
  if (key === "Home") return rows[row]?.find((other) => other !== null) ?? undefined;
  if (key === "End") return rows[row]?.at(-1) ?? undefined;
  const step = STEPS[key];
  if (!step) return undefined;
  return rows[row + step[0]]?.[column + step[1]] ?? undefined;
}
