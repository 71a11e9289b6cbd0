/** The sentences of the frame, in the language of the page. */

import { PageSentences, catalogue } from "./catalogue.svelte";
import type { Words } from "./en";

export { PageSentences, type Say, catalogue, contentLanguage, followLanguage, gameCatalogues, gameSentences, language, locale } from "./catalogue.svelte";
export type { Words } from "./en";
export type { Who } from "./format";

const client = catalogue<Words>({
  en: async () => (await import("./en")).en,
  de: async () => (await import("./de")).de,
});

/** Every sentence of the interface. Loaded before the page is mounted, so read it in functions and components. */
export const words = client.words;

/** A name as the page shows it: those that the server gives to bots are words of the language. */
export const shownName = (name: string): string => words.table.botNames[name] ?? name;

const all = new PageSentences(import.meta.glob<string>("./*/*.ftl", { query: "?raw", import: "default" }));

/** A sentence of the frame. They are loaded before the page is mounted, so say them in functions and components. */
export const { say } = all;

/** Fetch the sentences of the interface in the language of the page. */
export const loadWords = () => Promise.all([client.load(), all.load()]);
