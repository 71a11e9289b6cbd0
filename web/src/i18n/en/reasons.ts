/** The parts of reasons that all games share, in English. */

import { count, or } from "./grammar";

/** Says an action so that "if you" may stand before it: "play Red 3". */
export type Choice = (action: string) => string;

export const only = "It is the only thing that you can do.";

export const policy = (choice: Choice, action: string): string => `A sensible player would ${choice(action)}.`;

/** The start of the reason where all actions are as good. */
export const nothingToChoose = (choice: Choice, actions: readonly string[], count: number): string =>
  count > actions.length
    ? `Nothing to choose between the ${count} possibilities`
    : `You might as well ${or(actions.map(choice))}`;

/** A range of numbers: "about 4", "about 4 to 5.5". */
export const about = (least: number, most: number): string =>
  least === most ? `about ${amount(least)}` : `about ${amount(least)} to ${amount(most)}`;

/** A number with a real minus sign. */
export const amount = (number: number): string => String(number).replace("-", "\u2212");

const SMALL = 3;
const LEAST = 0.05;

/** What a move cost, in points, or else that the game was at stake. */
export function lost(points: number): string {
  if (points < LEAST) return "This made winning the game less likely.";
  const shown = points >= SMALL ? Math.round(points) : Math.round(points * 10) / 10;
  return `This cost about ${count(shown, "point", "points")}.`;
}

/** The end of a reason: which other actions are as good. */
export function asGood(choice: Choice, equals: readonly string[], count: number): string {
  if (count === 0) return ".";
  const many = count > equals.length || equals.some((action) => choice(action).includes(" and "));
  if (many) return `; ${count} other ${count === 1 ? "choice" : "choices"} would do as well.`;
  return `; you might as well ${or(equals.map(choice))}.`;
}

/** What is possible with its chance, the likeliest first: "blue 80 %, red 20 %". */
export const inOrder = (chances: Readonly<Record<string, number>>, nameOf: (key: string) => string): string =>
  Object.entries(chances)
    .filter(([, chance]) => chance > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([key, chance]) => `${nameOf(key)} ${Math.round(chance)} %`)
    .join(", ");
