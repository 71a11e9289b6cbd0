/** The question above the player's hand. */

import { words } from "../../i18n";
import type { SpyTricksPlay } from "./events";
import { sentences } from "./i18n";
import { LETTERS, SUIT_SPOTS } from "./mat";

/** What the person is to do, or for whom the table waits; `asked`: whether the person may act now. */
export function questionLine(play: SpyTricksPlay, asked: boolean, sending: boolean): string {
  const say = sentences.ask;
  const { view } = play;
  if (view.over) return say.over(view.winners.map(play.who));
  if (play.held) return "";
  if (play.paused) return words.table.paused;
  const now = view.actors[0];
  if (now === undefined) return "";
  if (!asked) {
    if (view.stage === "play") return say.plays(play.who(now));
    return view.stage === "guess" ? say.places(play.who(now)) : say.saves(play.who(now));
  }
  if (sending) return say.sent;
  if (view.stage === "guess") return view.winner === play.me ? say.won : say.lost;
  if (view.stage === "salvation") return say.salvation;
  const led = view.trick[0]?.card;
  return led ? say.follow(SUIT_SPOTS[LETTERS.indexOf(led[0] as (typeof LETTERS)[number])] ?? "") : say.lead;
}
