/** What a person shares of a daily deal: how well it went, and nothing that follows from the cards alone. */

import { words } from "../i18n";
import type { DailyDeal, DailyOutcome } from "../net/protocol";
import { type Aim, ahead, standing } from "./field";

/** The result of a try in words. */
export const outcomeLine = ({ points, won }: DailyOutcome, aim: Aim): string => words.daily.outcome(aim && points, won);

/** How a try compares with the field; `shared`: for others to read, who did not play it. */
export function standingLine(deal: DailyDeal, aim: Aim, shared = false): string {
  const say = words.daily;
  const own = deal.yours?.outcome;
  if (!own || !deal.field) return "";
  const { better, level, others } = standing(own, deal.field, aim);
  if (others === 0) return shared ? say.shareFirst : say.first;
  return say.standing(better, level, others);
}

/** How a try compares with the expert's; empty before that has played. */
export function expertLine(deal: DailyDeal, aim: Aim): string {
  const own = deal.yours?.outcome;
  if (!own || !deal.expert) return "";
  const by = ahead(own, deal.expert, aim);
  const { ahead: better, level, behind } = words.daily.expert;
  return by > 0 ? better : by === 0 ? level : behind;
}

/** The text to share. */
export function shareText(deal: DailyDeal, game: string, aim: Aim, streak: number, address: string): string {
  const say = words.daily;
  const own = deal.yours?.outcome;
  const expert = expertLine(deal, aim);
  return [
    say.shareTitle(game, deal.day),
    own ? outcomeLine(own, aim) : "",
    standingLine(deal, aim, true),
    expert && `${expert}.`,
    streak > 1 ? say.shareStreak(streak) : "",
    address,
  ]
    .filter(Boolean)
    .join("\n");
}
