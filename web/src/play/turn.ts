/** Whose turn it is, in words. */

import { words } from "../words";
import type { Play } from "./contract";

/** Whether the own seat is to act and has not answered yet. */
export function isMyTurn(play: Play): boolean {
  return play.asked !== null && play.asked.now && play.asked.sealed === null && !play.over && !play.paused;
}

/** What is to be said of whose turn it is; "" where nobody is to act. */
export function turnLine(play: Play): string {
  if (play.paused) return words.table.paused;
  const actors: readonly number[] = play.view?.actors ?? [];
  if (play.over || play.held || actors.length === 0) return "";
  if (isMyTurn(play)) return words.table.yourTurn;
  return words.table.turnOf(actors.map((seat) => play.nameOf(seat)));
}
