/** The sentences of the themes of each game's puzzles: apart from others, as the first load of the page has no use for them. */

import { PageSentences } from "../i18n";
import type { FluentFiles } from "../i18n/catalogue.svelte";
import type { Messages } from "../i18n/messages";

const FILES: FluentFiles = import.meta.glob<Messages>("@spydeck/games/*/text/*/themes.ftl", { query: "?messages", import: "default" });

const ofGames = new Map<string, PageSentences>();

/** What the themes of a game's puzzles are called, and what they are about; the sentences have to be loaded. */
export function themesOf(game: string): PageSentences {
  const folder = `/${game.replaceAll("-", "_")}/text/`;
  const found = ofGames.get(game) ?? new PageSentences(Object.fromEntries(Object.entries(FILES).filter(([path]) => path.includes(folder))));
  ofGames.set(game, found);
  return found;
}
