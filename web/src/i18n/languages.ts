/** The languages of the client: those that say what they are called. */

import type { Messages } from "./messages";

interface LanguageFacts {
  /** The language's names for itself, and for languages. */
  readonly name: string;
  readonly word: string;
  /** Whose lists, plurals, dates and numbers it uses. */
  readonly locale: string;
  /** The name of a person who was dealt in without giving one. */
  readonly newcomer: string;
  /** The word for a ruling in rulebooks. */
  readonly ruling: string;
}

/** A language that has sentences. */
export type Language = string;

/** English with accents, made longer: it shows what is not translated, or does not fit. Never offered to anyone. */
export const PSEUDO = "en-XA";

/** A language that a page can be in. */
export type PageLanguage = Language | typeof PSEUDO;

/** Used where nobody wants a language that has sentences, and for what another language does not say. */
export const FALLBACK = "en";

const FILES = import.meta.glob<Messages>("@spydeck/language/text/*/language.ftl", { query: "?messages", import: "default", eager: true });

function factsIn(messages: Messages): LanguageFacts {
  const fact = (name: string) => String(messages[`language-${name}`] ?? "");
  return { name: fact("name"), word: fact("word"), locale: fact("locale"), newcomer: fact("newcomer"), ruling: fact("ruling") };
}

/** English is the first. */
const LANGUAGES: ReadonlyMap<Language, LanguageFacts> = new Map(
  Object.entries(FILES)
    .map(([path, file]): [Language, LanguageFacts] => [path.split("/").at(-2) ?? "", factsIn(file)])
    .sort(([one], [other]) => Number(other === FALLBACK) - Number(one === FALLBACK)),
);

export const CODES: readonly Language[] = [...LANGUAGES.keys()];

export const factsOf = (language: Language): LanguageFacts => LANGUAGES.get(language) ?? factsOf(FALLBACK);

function known(tag: string): PageLanguage | undefined {
  if (tag.toLowerCase() === PSEUDO.toLowerCase()) return PSEUDO;
  const [code] = tag.toLowerCase().split("-");
  return CODES.find((one) => one === code);
}

/** The chosen language, or else the first preferred one ("de-AT", "en") that has sentences, or else English. */
export function languageFor(chosen: PageLanguage | "system", preferred: readonly string[]): PageLanguage {
  if (chosen !== "system") return chosen;
  return preferred.map(known).find((found) => found !== undefined) ?? FALLBACK;
}
