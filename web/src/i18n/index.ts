/** The sentences of the frame, in the language of the page. */

import { catalogue } from "./catalogue.svelte";
import type { Words } from "./en";

export { catalogue, contentLanguage, followLanguage, gameCatalogues, language } from "./catalogue.svelte";
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

/** Fetch the sentences of the interface in the language of the page. */
export const loadWords = client.load;
