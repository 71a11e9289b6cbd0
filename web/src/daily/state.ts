/** How far a person is with a daily deal, in a few words. */

import { words } from "../i18n";
import type { DailyDeal } from "../net/protocol";
import type { Aim } from "./field";
import { outcomeLine } from "./share";

/** What a person made of a deal or can do with it; empty for one of an earlier day that they did not play. */
export function stateLine(deal: DailyDeal, aim: Aim, now: number): string {
  const { states } = words.daily;
  const outcome = deal.yours?.outcome;
  if (outcome) return outcomeLine(outcome, aim);
  if (deal.yours) return now < deal.reveals_at ? states.playing : states.unfinished;
  return now < deal.closes_at ? states.open : "";
}
