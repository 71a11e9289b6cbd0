/** How far the person's agenda is, in words. */

import type { WhoIs } from "../../play/contract";
import { SUITS } from "./deck";
import type { View } from "./facts";
import { say } from "./i18n";

/** How far an agenda is: as a piece of a sentence, and in figures, such as "14 → 8". */
export interface Standing {
  readonly state: string;
  readonly tally: string;
  readonly holds: boolean;
}

/** How far the agenda of the view's seat is; undefined where it has none. */
export function standingOf({ agenda, standing, seat, players, wanted }: View, who: WhoIs): Standing | undefined {
  if (!agenda || !standing || seat === null) return undefined;
  const { holds, missing, clubs, own_in_field, others_in_field, in_play, face_up } = standing;
  const agents = players[seat]?.agents ?? 0;
  const playing = players.filter((player) => player.playing);
  const suits = Object.keys(SUITS).length;
  const tallies: Readonly<Record<string, string>> = {
    KC: `${clubs}/${agents}`,
    AC: `${own_in_field} : ${others_in_field}`,
    KS: `${in_play} → ${wanted}`,
    AD: `${suits - missing.length}/${suits}`,
    KH: `${face_up} → ${wanted}`,
    KD: playing.map((player) => player.agents).join(" · "),
    AH: holds ? "1/1" : "0/1",
  };
  const state = say(`state-${agenda}`, {
    ...standing,
    agents,
    count: missing.length,
    missing: missing.map((suit) => say(`suit-${suit}`)),
    numbers: playing.map((player) => say("state-of", { who: who(player.seat), count: player.agents })),
  });
  return { state, tally: tallies[agenda] ?? "", holds };
}

/** "14 agents are in play; you need exactly 8." */
export function needSentence(view: View, who: WhoIs): string {
  const standing = standingOf(view, who);
  if (!standing) return "";
  const { state, holds } = standing;
  return holds ? say("agenda-holds", { state }) : say("agenda-needs", { state, need: say(`need-${view.agenda}`, { many: view.wanted }) });
}
