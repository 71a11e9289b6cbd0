import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the settings. They are loaded before these are shown. */
export const sayProfile = all.say;

/** Fetch them in the language of the page. */
export const loadProfile = all.load;
