import { PageSentences } from "../../i18n";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

/** A sentence of the lobby. They are loaded before it is shown. */
export const sayLobby = all.say;

/** Fetch them in the language of the page. */
export const loadLobby = all.load;
