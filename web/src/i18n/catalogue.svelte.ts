/**
 * The language of the page, and its catalogues of sentences. What reads a sentence in a template or in `$derived`
 * follows when the language changes.
 */

import { untrack } from "svelte";
import { base } from "../base";
import { settings } from "../settings.svelte";
import { FALLBACK, type Language, PSEUDO, type PageLanguage, languageFor } from "./languages";

type Group = Readonly<Record<PropertyKey, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Return an object that reads each property, also of the objects inside it, from whatever `present` returns at that
 * moment. Where that is reactive, so is everything that is read.
 */
function following<Content extends object>(present: () => Content): Content {
  const group = present as () => Group;
  const inside = new Map<PropertyKey, object>();
  const read = (key: PropertyKey): unknown => {
    const value = group()[key];
    if (!isGroup(value)) return value;
    const known = inside.get(key) ?? following(() => group()[key] as Group);
    inside.set(key, known);
    return known;
  };
  return new Proxy({} as Content, {
    get: (_, key) => read(key),
    has: (_, key) => key in group(),
    ownKeys: () => Reflect.ownKeys(group()),
    getOwnPropertyDescriptor: (_, key) =>
      Object.hasOwn(group(), key) ? { value: read(key), enumerable: true, configurable: true } : undefined,
  });
}

/** The translations of one catalogue: for each language, a module that is fetched only when it is needed. */
type Translations<Words> = Readonly<Record<Language, () => Promise<Words>>>;

interface Catalogue<Words> {
  /** Throws while the catalogue is not loaded. */
  readonly words: Words;
  /** Fetch the catalogue in the language of the page. */
  readonly load: () => Promise<void>;
}

const wantedLanguage = (): PageLanguage => languageFor(settings.language, globalThis.navigator?.languages ?? []);

let shown: PageLanguage = $state(wantedLanguage());
let wanted: PageLanguage = wantedLanguage();

/** The language of the page. */
export const language = (): PageLanguage => shown;

/** The language for what comes from the server. */
export const contentLanguage = (): Language => (shown === PSEUDO ? FALLBACK : shown);

async function translated<Words>(translations: Translations<Words>, into: PageLanguage): Promise<Words> {
  if (into !== PSEUDO) return translations[into]();
  const [english, { pseudo }] = await Promise.all([translations.en(), import("./pseudo")]);
  return pseudo(english);
}

/** Fetches a catalogue in a language. Resolves to what shows it. */
type Fetch = (into: PageLanguage) => Promise<() => void>;

/** Of each catalogue that was loaded. */
const loaded = new Set<Fetch>();

/** Return a catalogue that follows the language of the page once it is loaded. */
export function catalogue<Words extends object>(translations: Translations<Words>): Catalogue<Words> {
  let present: Words | undefined = $state.raw();
  const fetched: Fetch = async (into) => {
    const found = await translated(translations, into);
    return () => (present = found);
  };
  const load = async (): Promise<void> => {
    loaded.add(fetched);
    // The language can change meanwhile.
    for (let into = untrack(language); ; into = shown) {
      const show = await fetched(into);
      if (into === shown) return show();
    }
  };
  const current = (): Words => {
    if (present === undefined) throw new Error("the sentences are not loaded");
    return present;
  };
  return { words: following(current), load };
}

/** The two catalogues of a game: what the frame says of it and its cards, and every sentence of its table. */
export function gameCatalogues<Frame extends object, Table extends object>(frames: Translations<Frame>, tables: Translations<Table>) {
  const [frame, table] = [catalogue(frames), catalogue(tables)];
  return { frame: frame.words, sentences: table.words, loadFrame: frame.load, loadTable: table.load };
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
