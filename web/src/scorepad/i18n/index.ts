import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the scorepad. They are loaded before the screen is shown. */
export const score = all.say;

/** Fetch the scorepad's sentences in the language of the page. */
export const loadScore = all.load;
