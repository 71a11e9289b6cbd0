import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the statistics and of the list of games. They are loaded before these are shown. */
export const sayStatistics = all.say;

/** Fetch them in the language of the page. */
export const loadStatistics = all.load;
