/**
 * The language of the page, and its catalogues of sentences. What reads a sentence in a template or in `$derived`
 * follows when the language changes.
 */

import { untrack } from "svelte";
import { base } from "../base";
import { settings } from "../settings.svelte";
import { Sentences } from "./fluent";
import type { NameCards } from "./functions";
import { FALLBACK, type Language, PSEUDO, type PageLanguage, factsOf, languageFor } from "./languages";
import type { Messages } from "./messages";

const wantedLanguage = (): PageLanguage => languageFor(settings.language, globalThis.navigator?.languages ?? []);

let shown: PageLanguage = $state(wantedLanguage());
let wanted: PageLanguage = wantedLanguage();

/** The language of the page. */
export const language = (): PageLanguage => shown;

/** The language for what comes from the server. */
export const contentLanguage = (): Language => (shown === PSEUDO ? FALLBACK : shown);

/** Whose lists, plurals, dates and numbers the page uses. */
export const locale = (): string => factsOf(contentLanguage()).locale;

/** Fetches a catalogue in a language. Resolves to what shows it. */
type Fetch = (into: PageLanguage) => Promise<() => void>;

/** Of each catalogue that was loaded. */
const loaded = new Set<Fetch>();

/** The messages of Fluent files by their paths, each fetched when it is needed. */
export type FluentFiles = Readonly<Record<string, () => Promise<Messages>>>;

/** Every sentence about people needs those of its language. */
const PEOPLE: FluentFiles = import.meta.glob<Messages>("@spydeck/language/text/*/people.ftl", { query: "?messages", import: "default" });

/** Fetch the messages of some files in a language; files that it has not are in English. */
export function messagesIn(language: Language, files: FluentFiles): Promise<Messages[]> {
  const english = Object.keys(files).filter((path) => path.includes(`/${FALLBACK}/`));
  const found = english.map((path) => files[path.replace(`/${FALLBACK}/`, `/${language}/`)] ?? files[path]);
  return Promise.all(found.map((fetched) => fetched?.() ?? {}));
}

/** Fetch the sentences of some files as a page in a language shows them. */
async function sentencesIn(language: PageLanguage, files: FluentFiles, cards?: NameCards): Promise<Sentences> {
  const spoken = language === PSEUDO ? FALLBACK : language;
  const [people, messages, pseudo] = await Promise.all([
    messagesIn(spoken, PEOPLE),
    messagesIn(spoken, files),
    language === PSEUDO ? import("./pseudo") : undefined,
  ]);
  return new Sentences(factsOf(spoken).locale, [...people, ...messages], cards, pseudo?.accented);
}

/** Says the sentence that has a code, with its arguments. */
export type Say = (code: string, given?: Readonly<Record<string, unknown>>) => string;

/** The sentences of some files, which follow the language of the page once they are loaded. */
export class PageSentences {
  #present: Sentences | undefined = $state.raw();
  #loading: Promise<void> | undefined;
  readonly #fetch: Fetch;

  /** `cards` names cards in sentences. */
  constructor(files: FluentFiles, cards?: NameCards) {
    this.#fetch = async (into) => {
      const found = await sentencesIn(into, files, cards);
      return () => (this.#present = found);
    };
  }

  /** Throws while they are not loaded. */
  readonly say: Say = (code, given) => {
    if (!this.#present) throw new Error("the sentences are not loaded");
    return this.#present.say(code, given);
  };

  /** The sentences, which are fetched when they are first needed; undefined until they are there. */
  get current(): Sentences | undefined {
    if (!this.#present) void this.load().catch(() => undefined);
    return this.#present;
  }

  /** Fetch them in the language of the page, once. */
  readonly load = (): Promise<void> => {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  };

  async #load(): Promise<void> {
    loaded.add(this.#fetch);
    // The language can change meanwhile.
    for (let into = untrack(language); ; into = shown) {
      const show = await this.#fetch(into);
      if (into === shown) return show();
    }
  }
}

/**
 * The sentences of a game: of the files that the frame needs before the page is mounted, and of its table, which can say
 * both. `cards` names cards in sentences of the table.
 */
export function gameSentences(lobby: FluentFiles, table: FluentFiles, cards?: NameCards) {
  const frame = new PageSentences(lobby, cards);
  const all = new PageSentences({ ...lobby, ...table }, cards);
  return { frame: frame.say, say: all.say, loadFrame: frame.load, loadTable: all.load };
}

/** Fetch all loaded catalogues in a language, and then show all of them at once. Rejects if one is out of reach. */
export async function showLanguage(next: PageLanguage): Promise<void> {
  wanted = next;
  if (next === untrack(language)) return;
  let all: readonly (() => void)[] = [];
  while (all.length < loaded.size) all = await Promise.all([...loaded].map((fetched) => fetched(next)));
  if (wanted !== next) return;
  for (const show of all) show();
  shown = next;
}

/**
 * Keep the page in the language that the person wants, by the settings or by the browser. `onfail` is called where a
 * language is out of reach; then the setting is as before. Returns a function that stops it.
 */
export function followLanguage(onfail: () => void): () => void {
  let before = settings.language;
  const follow = async () => {
    const chosen = settings.language;
    try {
      await showLanguage(wantedLanguage());
      before = chosen;
    } catch {
      settings.language = before;
      onfail();
    }
  };
  const stop = $effect.root(() => {
    $effect(() => {
      void settings.language;
      untrack(() => void follow());
    });
    $effect(() => {
      document.documentElement.lang = shown;
      document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.setAttribute("href", `${base}/manifest.webmanifest?language=${shown}`);
    });
  });
  addEventListener("languagechange", follow);
  return () => {
    removeEventListener("languagechange", follow);
    stop();
  };
}
