import { PageSentences } from "../../i18n";

const all = new PageSentences(import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" }));

/** A sentence of the screens of lessons. They are loaded before these are shown. */
export const learn = all.say;

/** Fetch them in the language of the page. */
export const loadLearning = all.load;
