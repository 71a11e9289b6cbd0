/** The results of a daily deal: everybody's, the own one among them, and what a person shares of it. */

import { say } from "../i18n";
import type { DailyCount, DailyDeal, DailyOutcome } from "../net/protocol";
import { sayDaily } from "./i18n";

/** Which points are good; undefined for a game without points, in which a win is one point. */
export type Aim = "few" | "many" | undefined;

/** How much better one result is than another: above zero for better. */
const ahead = (one: DailyOutcome, other: DailyOutcome, aim: Aim): number =>
  aim === "few" ? other.points - one.points : one.points - other.points;

const sum = (counted: readonly DailyCount[]): number => counted.reduce((total, { players }) => total + players, 0);

interface Standing {
  /** How many others did worse, and how many did the same. */
  readonly better: number;
  readonly level: number;
  readonly others: number;
}

/** Where a player of the field stands among the others. */
export function standing(own: DailyOutcome, field: readonly DailyCount[], aim: Aim): Standing {
  return {
    better: sum(field.filter((one) => ahead(own, one, aim) > 0)),
    level: Math.max(0, sum(field.filter((one) => ahead(own, one, aim) === 0)) - 1),
    others: Math.max(0, sum(field) - 1),
  };
}

/** A row of the histogram: from the least to the most points, and how many players had them. */
export interface Row {
  readonly least: number;
  readonly most: number;
  readonly players: number;
}

/** Rows at most. */
const MAX_ROWS = 12;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

/** The rows of a histogram, all equally wide and without gaps, that hold the field and the marked points. */
export function rows(field: readonly DailyCount[], marked: readonly number[]): readonly Row[] {
  const points = [...field.map((one) => one.points), ...marked];
  if (points.length === 0) return [];
  const [least, most] = [Math.min(...points), Math.max(...points)];
  const spans = (width: number) => Math.floor(most / width) - Math.floor(least / width) + 1;
  const width = WIDTHS.find((one) => spans(one) <= MAX_ROWS) ?? most - least + 1;
  const first = Math.floor(least / width) * width;
  return Array.from({ length: spans(width) }, (_, place) => {
    const from = first + place * width;
    const inside = field.filter((one) => one.points >= from && one.points < from + width);
    return { least: from, most: from + width - 1, players: sum(inside) };
  });
}

/** The result of a try in words. */
export const outcomeLine = ({ points, won }: DailyOutcome, aim: Aim): string => say("daily-outcome", { total: aim && points, won });

/** How a try compares with the field; `shared`: for others to read, who did not play it. */
export function standingLine(deal: DailyDeal, aim: Aim, shared = false): string {
  const own = deal.yours?.outcome;
  if (!own || !deal.field) return "";
  const { better, level, others } = standing(own, deal.field, aim);
  if (others === 0) return shared ? sayDaily("daily-share-first") : sayDaily("daily-first");
  return sayDaily("daily-standing", { better, level, all: others });
}

/** How a try compares with the expert's; empty before that has played. */
export function expertLine(deal: DailyDeal, aim: Aim): string {
  const own = deal.yours?.outcome;
  if (!own || !deal.expert) return "";
  const by = ahead(own, deal.expert, aim);
  return by > 0 ? sayDaily("daily-expert-ahead") : by === 0 ? sayDaily("daily-expert-level") : sayDaily("daily-expert-behind");
}

/** The text to share. */
export function shareText(deal: DailyDeal, game: string, aim: Aim, streak: number, address: string): string {
  const own = deal.yours?.outcome;
  const expert = expertLine(deal, aim);
  return [
    sayDaily("daily-share-title", { game, day: deal.day }),
    own ? outcomeLine(own, aim) : "",
    standingLine(deal, aim, true),
    expert && `${expert}.`,
    streak > 1 ? sayDaily("daily-share-streak", { days: streak }) : "",
    address,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Fewer others than this make no standing in percent. */
const MIN_OTHERS = 9;

/** The stamp on a finished deal: among how many of the best the person is, or the result; "" before. */
export function stampLine(deal: DailyDeal, aim: Aim): string {
  const own = deal.yours?.outcome;
  if (!own) return "";
  const { better, level, others } = standing(own, deal.field ?? [], aim);
  const part = (others - better - level + 1) / (others + 1);
  return others >= MIN_OTHERS && part <= 0.5 ? say("daily-top", { part }) : outcomeLine(own, aim);
}

/** A person's result in a deal, or the way to play it; empty for one of an earlier day that they did not play. */
export function stateLine(deal: DailyDeal, aim: Aim, now: number): string {
  const outcome = deal.yours?.outcome;
  if (outcome) return outcomeLine(outcome, aim);
  if (deal.yours) return now < deal.reveals_at ? say("daily-states-playing") : say("daily-states-unfinished");
  return now < deal.closes_at ? say("daily-states-open") : "";
}
