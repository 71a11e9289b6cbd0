/** How English sentences are put together, whatever they are about. */

import { type Who, list, numbersWith, plural } from "../format";

export { capital, sentence } from "../format";
export { numbersWith } from "../format";

/** The locale of this catalogue: British English. */
export const LOCALE = "en-GB";

const counted = plural(LOCALE);

/** A number: "12", "\u22125". */
export const number = numbersWith(LOCALE);
/** A number of points that are added or taken off: "+12", "\u22125", "0". */
export const signed = numbersWith(LOCALE, { signDisplay: "exceptZero" });

/** An amount with its noun: "1 card", "3 cards". */
export const count = (amount: number, one: string, other: string): string => counted(amount, { one, other });

/** "Ada, Ben and Cy". */
export const and = list(LOCALE);
/** "Ada, Ben or Cy". */
export const or = list(LOCALE, "disjunction");

/** A person as the object of a sentence: "you", "Ada". */
export const whom = ({ name, you }: Who): string => (you ? "you" : name);
/** "your", "Ada's". */
export const whose = ({ name, you }: Who): string => (you ? "your" : `${name}'s`);
/** The same at the start of a sentence: "Your", "Ada's". */
export const Whose = ({ name, you }: Who): string => (you ? "Your" : `${name}'s`);

/** A subject with its verb: "You play", "Ada plays". */
export const does = ({ name, you }: Who, second: string, third: string): string => (you ? `You ${second}` : `${name} ${third}`);

/** One or more subjects with their verb: "You win", "Ada wins", "Ada and you win". */
export function allDo(subjects: readonly Who[], second: string, third: string): string {
  const [first] = subjects;
  if (first && subjects.length === 1) return does(first, second, third);
  return `${and(subjects.map((who, place) => (place === 0 && who.you ? "You" : whom(who))))} ${second}`;
}
