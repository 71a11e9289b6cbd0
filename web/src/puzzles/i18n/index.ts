import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the pages of puzzles. They are loaded before these are shown. */
export const sayPuzzles = all.say;

/** Fetch them in the language of the page. */
export const loadPuzzles = all.load;
