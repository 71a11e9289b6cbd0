/** The catalogue in use. Add a language: one file like `en.ts`, one line here. */

import { type Words, en } from "./en";

export type { Words } from "./en";

const LANGUAGES: Readonly<Record<string, Words>> = { en };

/** The first of the wanted languages that there is a catalogue for, or English. */
export function languageFor(wanted: readonly string[]): string {
  const tags = wanted.map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag) => tag in LANGUAGES) ?? "en";
}

export const language = languageFor(globalThis.navigator?.languages ?? []);
export const words: Words = LANGUAGES[language] ?? en;
