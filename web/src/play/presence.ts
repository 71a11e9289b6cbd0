/** Whether somebody is at their seat, in words. */

import { words } from "../i18n";
import { time } from "./clock.svelte";
import type { Seat } from "./contract";

/** Whether a seat's person is away, and nobody stands in yet. */
export const isAbsent = (seat: Seat): boolean => !seat.here && !seat.stand_in && seat.sitter !== "open";

/** What is to be said of a seat: open, stood in for, or away for so long; "" where all is as usual. */
export function presenceNote(seat: Seat, awaySince: number | undefined, awaySeconds: number): string {
  if (seat.sitter === "open") return words.table.open;
  if (seat.stand_in) return words.table.stoodIn[seat.stand_in];
  if (!isAbsent(seat)) return "";
  const left = Math.ceil(((awaySince ?? time()) + awaySeconds * 1000 - time()) / 1000);
  return left > 0 ? words.table.absentFor(left) : words.table.absent;
}
