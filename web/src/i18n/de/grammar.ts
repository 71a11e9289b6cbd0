/** How German sentences are put together, whatever they are about. The reader is addressed as "du". */

import { list, plural } from "../format";
import type { Who } from "../who";

/** The locale of this catalogue. */
export const LOCALE = "de-DE";

const counted = plural(LOCALE);

/** An amount with its noun: "1 Karte", "3 Karten". */
export const count = (amount: number, one: string, other: string): string => counted(amount, { one, other });

/** A time that somebody has: "45 s", "12 min", "5 h 20 min", "3 Tage 4 h". */
export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${count(Math.floor(hours / 24), "Tag", "Tage")} ${hours % 24} h`;
}

/** A time in whole days, hours or seconds: "1 Tag", "8 Stunden". */
export function span(seconds: number): string {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, "Tag", "Tage");
  return seconds % 3_600 === 0 ? count(seconds / 3_600, "Stunde", "Stunden") : count(seconds, "Sekunde", "Sekunden");
}

/** "Ada, Ben und Cy". */
export const and = list(LOCALE);
/** "Ada, Ben oder Cy". */
export const or = list(LOCALE, "disjunction");

/** A person in the accusative: "dich", "Ada". */
export const whom = ({ name, you }: Who): string => (you ? "dich" : name);
/** A person in the dative: "dir", "Ada". */
export const toWhom = ({ name, you }: Who): string => (you ? "dir" : name);
/** The possessive with its ending: "deine", "Adas", "Max’". */
export const whose = ({ name, you }: Who, ending = ""): string =>
  you ? `dein${ending}` : `${name}${/[sßxz]$/.test(name) ? "’" : "s"}`;
/** The same at the start of a sentence: "Deine", "Adas". */
export const Whose = (who: Who, ending = ""): string => (who.you ? capital(whose(who, ending)) : whose(who));

/** A subject with its verb: "Du spielst", "Ada spielt". */
export const does = ({ name, you }: Who, second: string, third: string): string => (you ? `Du ${second}` : `${name} ${third}`);

/** One or more subjects with their verb: "Du gewinnst", "Ada gewinnt", "Ada und Ben gewinnen", "Ada und du gewinnt". */
export function allDo(subjects: readonly Who[], second: string, third: string, many: string, manyAndYou: string): string {
  const [first] = subjects;
  if (first && subjects.length === 1) return does(first, second, third);
  const names = subjects.map(({ name, you }, place) => (you ? (place === 0 ? "Du" : "du") : name));
  return `${and(names)} ${subjects.some(({ you }) => you) ? manyAndYou : many}`;
}

export const capital = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase());

/** A message of the server as a sentence. */
export const sentence = (message: string): string => capital(message).replace(/[^.!?]$/, "$&.");
