/** How a replay moves by itself. */

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds until the next step at usual speed: after any step, after a trick or turn, after a deal or round. */
const PACES = { step: 1_000, small: 1_800, big: 3_200 } as const;

/** Milliseconds for which a step stays; `ends`: the largest thing that ends with it. */
export const staysFor = (ends: keyof typeof PACES, speed: number): number => PACES[ends] / speed;
