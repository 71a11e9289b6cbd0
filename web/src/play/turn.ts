/** Whose turn it is, in words. */

import { words } from "../i18n";
import type { MaybeDealt } from "./contract";

const standsIn = (play: MaybeDealt): boolean => play.me !== null && !!play.seats[play.me]?.stand_in;

/** Whether it is the person's turn: their seat is to act, has not answered, and no bot plays for it. */
export function isMyTurn(play: MaybeDealt): boolean {
  const asked = play.asked !== null && play.asked.now && play.asked.sealed === null;
  return asked && !play.held && !play.over && !play.paused && !standsIn(play);
}

/** A line that says whose turn it is; "" if nobody is to act. */
export function turnLine(play: MaybeDealt): string {
  if (play.paused) return words.table.paused;
  if (play.waitsFor.length > 0) return words.table.waits(play.waitsFor.map(play.who));
  const actors: readonly number[] = play.view?.actors ?? [];
  if (play.over || play.held || actors.length === 0) return "";
  if (isMyTurn(play)) return words.table.yourTurn;
  const others = actors.filter((seat) => seat !== play.me);
  if (others.length > 0) return words.table.turnOf(others.map((seat) => play.nameOf(seat)));
  return standsIn(play) ? words.table.standsIn : words.table.answered;
}
