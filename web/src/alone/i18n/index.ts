import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence about a table in this page. They are loaded before there is one. */
export const sayAlone = all.say;

/** Fetch them in the language of the page. */
export const loadAlone = all.load;
