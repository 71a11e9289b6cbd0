/** The sentences of the lessons of each game, which stand beside its rulebook. */

import { PageSentences } from "../i18n";
import type { FluentFiles } from "../i18n/catalogue.svelte";
import type { Messages } from "../i18n/messages";

const FILES: FluentFiles = import.meta.glob<Messages>("@spydeck/games/*/lessons/*/lessons.ftl", { query: "?messages", import: "default" });

const ofGames = new Map<string, PageSentences>();

/** The sentences of a game's lessons; they have to be loaded. */
export function lessonsOf(game: string): PageSentences {
  const folder = `/${game.replaceAll("-", "_")}/lessons/`;
  const found = ofGames.get(game) ?? new PageSentences(Object.fromEntries(Object.entries(FILES).filter(([path]) => path.includes(folder))));
  ofGames.set(game, found);
  return found;
}
