/** The sentences of the frame, in the language of the page. */

import { PageSentences, locale } from "./catalogue.svelte";
import { list, numbersWith } from "./format";
import type { Messages } from "./messages";

export { PageSentences, type Say, contentLanguage, followLanguage, gameSentences, language, locale } from "./catalogue.svelte";
export type { Who } from "./format";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the frame. They are loaded before the page is mounted, so say them in functions and components. */
export const { say } = all;

/** Fetch the sentences of the interface in the language of the page. */
export const loadWords = all.load;

/** The sentence with a code, if there is one. */
const sayIfKnown = (code: string): string | undefined => (all.current?.has(code) ? say(code) : undefined);

/** The name of a bot without what all bots are: agents. */
export const codeName = (name: string): string => name.replace(/^Agent /, "");

/** A name as the page shows it: those that the server gives to bots are words of the language. */
export const shownName = (name: string): string => sayIfKnown(`bot-${codeName(name).toLowerCase()}`) ?? name;

/** The name of a level of bots, and what it means; the server may have others. */
export const levelName = (level: string): string => sayIfKnown(`level-${level}`) ?? level;
export const levelNote = (level: string): string => sayIfKnown(`level-note-${level}`) ?? "";

/** A quick message; a newer server may have others. */
export const phrase = (name: string): string => sayIfKnown(`phrase-${name}`) ?? name;

/** A number: "12", "\u22125". */
export const number = (value: number): string => numbersWith(locale())(value);
/** A number of points that are added or taken off: "+12", "\u22125", "0". */
export const signed = (value: number): string => numbersWith(locale(), { signDisplay: "exceptZero" })(value);
/** Names in a sentence: "Ada, Ben and Cy". */
export const and = (names: readonly string[]): string => list(locale())(names);
/** Values beside each other: "Short, Open". */
export const listed = (values: readonly string[]): string => list(locale(), "unit")(values);
