/** Where the cards of a trick lie: from the middle to the side in widths of a card, from the top in heights of one. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Around a wide table, by the number of other seats, clockwise from the left. */
const WIDE: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [[-1.11, 0.46], [1.11, 0.46]],
  3: [[-1.11, 0.46], [0, 0], [1.11, 0.46]],
  4: [[-1.75, 0.62], [-0.57, 0], [0.57, 0], [1.75, 0.62]],
  5: [[-2.2, 0.45], [-1.1, 0], [0, 0], [1.1, 0], [2.2, 0.45]],
  6: [[-2.8, 0.45], [-1.68, 0], [-0.56, 0], [0.56, 0], [1.68, 0], [2.8, 0.45]],
};

/** The places of the others' cards; on a narrow table many stand in a row. */
export function placesOf(others: number, narrow: boolean): Place[] {
  if (!narrow) return (WIDE[others] ?? []).map(([x, y]) => ({ x, y }));
  if (others < 4) return (WIDE[others] ?? []).map(([x, y]) => ({ x, y: y / 2 }));
  return Array.from({ length: others }, (_, place) => ({ x: 1.06 * (place - (others - 1) / 2), y: 0 }));
}

/** How far the cards reach from the middle, in widths of a card. */
export const reachOf = (places: readonly Place[]): number => Math.max(...places.map(({ x }) => Math.abs(x)), 0) + 0.5;
