import { byGame } from "../i18n/byGame";
import type { Messages } from "../i18n/messages";

/** Names of the themes of a game's puzzles, and what they are about; the sentences have to be loaded. */
export const themesOf = byGame(import.meta.glob<Messages>("@spydeck/games/*/text/*/themes.ftl", { query: "?messages", import: "default" }));
