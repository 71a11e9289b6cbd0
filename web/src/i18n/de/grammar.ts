/** How German sentences are put together, whatever they are about. */

import { type Who, capital, list, numbersWith, plural } from "../format";

export { capital, sentence } from "../format";
export { numbersWith } from "../format";

/** The locale of this catalogue: German as in Germany. */
export const LOCALE = "de-DE";

const counted = plural(LOCALE);

/** A number: "12", "\u22125". */
export const number = numbersWith(LOCALE);
/** A number of points that are added or taken off: "+12", "\u22125", "0". */
export const signed = numbersWith(LOCALE, { signDisplay: "exceptZero" });

/** An amount with its noun: "1 Karte", "3 Karten". */
export const count = (amount: number, one: string, other: string): string => counted(amount, { one, other });

/** "Ada, Ben und Cy". */
export const and = list(LOCALE);
/** "Ada, Ben oder Cy". */
export const or = list(LOCALE, "disjunction");

/** A person as the direct object of a sentence: "dich", "Ada". */
export const whom = ({ name, you }: Who): string => (you ? "dich" : name);
/** A person as the indirect object of a sentence, or after "von": "dir", "Ada". */
export const toWhom = ({ name, you }: Who): string => (you ? "dir" : name);
/** The possessive with its ending: "deine", "Adas", "Max’". */
export const whose = ({ name, you }: Who, ending = ""): string => (you ? `dein${ending}` : /[sßxz]$/i.test(name) ? `${name}’` : `${name}s`);
/** The same at the start of a sentence: "Deine", "Adas". */
export const Whose = (who: Who, ending = ""): string => (who.you ? capital(whose(who, ending)) : whose(who));

/** A subject with its verb: "Du spielst", "Ada spielt". */
export const does = ({ name, you }: Who, second: string, third: string): string => (you ? `Du ${second}` : `${name} ${third}`);

/**
 * One or more subjects with their verb: "Du gewinnst", "Ada gewinnt", "Ada und Ben gewinnen". With others and the
 * reader it is the second person plural: "Ada und du gewinnt".
 */
export function allDo(subjects: readonly Who[], second: string, third: string, many: string, manyAndYou: string): string {
  const [first] = subjects;
  if (first && subjects.length === 1) return does(first, second, third);
  const names = and(subjects.map(({ name, you }, place) => (you ? (place === 0 ? "Du" : "du") : name)));
  return `${names} ${subjects.some(({ you }) => you) ? manyAndYou : many}`;
}
