/** The catalogue in use. To add a language, add a folder like `en/` and a line here. */

import type { Words } from "./en";

export type { Words } from "./en";
export type { Who } from "./who";

/** The translations of one catalogue: for each language, a module that is fetched only when the language is chosen. */
export type Translations<Catalogue> = Readonly<{ en: () => Promise<Catalogue> } & Record<string, () => Promise<Catalogue>>>;

const TRANSLATIONS: Translations<Words> = {
  en: async () => (await import("./en")).en,
};

/** Return the first preferred language that has a catalogue, or English. */
export function languageFor(preferred: readonly string[]): string {
  const tags = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag) => Object.hasOwn(TRANSLATIONS, tag)) ?? "en";
}

/** The language of the page. */
export const language = languageFor(globalThis.navigator?.languages ?? []);

/** Fetch a catalogue in the language of the page, or in English where it has no other. */
export const translated = <Catalogue>(translations: Translations<Catalogue>): Promise<Catalogue> =>
  (translations[language] ?? translations.en)();

/** Every sentence of the interface. Set by `loadWords` before the page is mounted, so read it in functions and components. */
export let words: Words;

/** Fetch the sentences of the interface in the language of the page. */
export async function loadWords(): Promise<void> {
  words = await translated(TRANSLATIONS);
}
