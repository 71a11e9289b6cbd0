import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the page of a daily deal. They are loaded before that is shown. */
export const sayDaily = all.say;

/** Fetch them in the language of the page. */
export const loadDaily = all.load;
