/** Whether the person of a seat is present, in words. */

import { words } from "../i18n";
import { time } from "./clock.svelte";
import type { Seat } from "./contract";

/** Whether the person of a seat is away and no bot stands in yet. */
export const isAbsent = (seat: Seat): boolean => !seat.here && !seat.stand_in && seat.sitter !== "open";

/** How many seconds a person is still waited for before a bot stands in; null where nobody is waited for. */
export function secondsToBot(seat: Seat, awaySince: number | undefined, awaySeconds: number): number | null {
  if (!isAbsent(seat) || awaySeconds === Infinity) return null;
  return Math.max(0, Math.ceil(((awaySince ?? time()) + awaySeconds * 1000 - time()) / 1000));
}

/** The note on a seat: open, played by a bot, or away; "" if the person is present. With 0 seconds no bot plays. */
export function presenceNote(seat: Seat, awaySince: number | undefined, awaySeconds: number): string {
  if (seat.sitter === "open") return words.table.open;
  if (awaySeconds === 0) return seat.here ? "" : words.table.absent;
  if (seat.stand_in) return words.table.stoodIn[seat.stand_in];
  const left = secondsToBot(seat, awaySince, awaySeconds);
  if (left === null) return "";
  return left > 0 ? words.table.absentFor(left) : words.table.absent;
}
