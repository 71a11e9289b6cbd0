/** The countdown at a table for strangers. */

import { time } from "./clock.svelte";
import type { LiveTable } from "./live.svelte";

/** How many seconds players still wait for others, while the clock runs; null where the host starts the game. */
export function secondsToStart(play: LiveTable): number | null {
  const end = play.facts?.fills_at ?? null;
  const ahead = play.serverNow() - Date.now();
  return end === null ? null : Math.max(0, Math.ceil((end - ahead - time()) / 1000));
}
