import { byGame } from "../i18n/byGame";
import type { Messages } from "../i18n/messages";

/** The sentences of a game's lessons, which stand beside its rulebook; they have to be loaded. */
export const lessonsOf = byGame(import.meta.glob<Messages>("@spydeck/games/*/lessons/*/lessons.ftl", { query: "?messages", import: "default" }));
