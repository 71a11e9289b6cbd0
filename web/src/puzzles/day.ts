/** Days of UTC, which puzzles of the day count, the same for everybody. */

/** Milliseconds. */
export const DAY = 86_400_000;

/** The day of a moment: "2026-11-27". */
export const dayOf = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10);

/** When a day begins, in milliseconds; undefined for what is no day. */
export function beginOf(day: string): number | undefined {
  const begin = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN;
  return Number.isNaN(begin) ? undefined : begin;
}
