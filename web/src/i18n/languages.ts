/** The languages of the client. To add one, add it here and in the `index.ts` of each `i18n/` folder. */

interface LanguageFacts {
  /** What the language calls itself, and languages. */
  readonly name: string;
  readonly word: string;
  /** The name of a person who was dealt in without giving one. */
  readonly newcomer: string;
}

export const LANGUAGES = {
  en: { name: "English", word: "Language", newcomer: "Player" },
  de: { name: "Deutsch", word: "Sprache", newcomer: "Spieler" },
} as const satisfies Record<string, LanguageFacts>;

/** A language that has catalogues. */
export type Language = keyof typeof LANGUAGES;

/** English with accents, made longer: it shows what is not translated, or does not fit. Never offered to anyone. */
export const PSEUDO = "en-XA";

/** What a page can be in. */
export type PageLanguage = Language | typeof PSEUDO;

/** Used where nobody wants a language that has catalogues. */
export const FALLBACK = "en";

export const CODES = Object.keys(LANGUAGES) as readonly Language[];

function known(tag: string): PageLanguage | undefined {
  if (tag.toLowerCase() === PSEUDO.toLowerCase()) return PSEUDO;
  const [code] = tag.toLowerCase().split("-");
  return CODES.find((one) => one === code);
}

/** The chosen language, or else the first preferred one ("de-AT", "en") that has catalogues, or else English. */
export function languageFor(chosen: PageLanguage | "system", preferred: readonly string[]): PageLanguage {
  if (chosen !== "system") return chosen;
  return preferred.map(known).find((found) => found !== undefined) ?? FALLBACK;
}
