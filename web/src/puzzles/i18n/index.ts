import { PageSentences } from "../../i18n";
import type { FluentFiles } from "../../i18n/catalogue.svelte";
import type { Messages } from "../../i18n/messages";

const all = new PageSentences(import.meta.glob<Messages>("./*/*.ftl", { query: "?messages", import: "default" }));

const THEMES: FluentFiles = import.meta.glob<Messages>("@spydeck/games/*/text/*/themes.ftl", { query: "?messages", import: "default" });
const themes = new Map<string, PageSentences>();

/** A sentence of the pages of puzzles. They are loaded before these are shown. */
export const sayPuzzles = all.say;

/** Fetch them in the language of the page. */
export const loadPuzzles = all.load;

/** What the themes of a game's puzzles are called, and what they are about; the sentences have to be loaded. */
export function themesOf(game: string): PageSentences {
  const folder = `/${game.replaceAll("-", "_")}/text/`;
  const found = themes.get(game) ?? new PageSentences(Object.fromEntries(Object.entries(THEMES).filter(([path]) => path.includes(folder))));
  themes.set(game, found);
  return found;
}
