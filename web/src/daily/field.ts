/** What all players made of a daily deal, and where one of them stands. */

import type { DailyCount, DailyOutcome } from "../net/protocol";

/** Which points are good; undefined for a game without points, in which a win is one point. */
export type Aim = "few" | "many" | undefined;

/** How much better one result is than another: above zero for better. */
export const ahead = (one: DailyOutcome, other: DailyOutcome, aim: Aim): number =>
  aim === "few" ? other.points - one.points : one.points - other.points;

const sum = (counted: readonly DailyCount[]): number => counted.reduce((total, { players }) => total + players, 0);

export interface Standing {
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
