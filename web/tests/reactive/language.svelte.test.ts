import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { gameOf } from "../../src/games";
import { words } from "../../src/i18n";
import { catalogue, contentLanguage, followLanguage, language, showLanguage } from "../../src/i18n/catalogue.svelte";
import { languageFor } from "../../src/i18n/languages";
import { inLanguage } from "../../src/net/content.svelte";
import { settings } from "../../src/settings.svelte";

/** Collect what an expression gives, whenever that changes. */
function watched<Value>(read: () => Value): Value[] {
  const values: Value[] = [];
  const stop = $effect.root(() => {
    $effect(() => {
      values.push(read());
    });
  });
  flushSync();
  stops.push(stop);
  return values;
}

const stops: (() => void)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  vi.unstubAllGlobals();
  settings.language = "system";
  await showLanguage("en");
});

test("a language is the chosen one, or the first preferred one that has catalogues", () => {
  expect(languageFor("system", ["tlh", "de-AT", "en"])).toBe("de");
  expect(languageFor("system", ["en-US", "de"])).toBe("en");
  expect(languageFor("de", ["en"])).toBe("de");
  expect(languageFor("system", ["den", "EN-xa"])).toBe("en-XA");
  expect(languageFor("system", ["den"])).toBe("en");
});

test("what has read a sentence follows when the language changes", async () => {
  const say = words.settings;
  const titles = watched(() => say.themes.dark);
  const keys = watched(() => Object.values(say.motions).join());
  const { texts } = gameOf("spy-tricks");
  const parts = watched(() => texts.part?.numbered(2));
  await showLanguage("de");
  flushSync();
  expect(language()).toBe("de");
  expect(titles).toEqual(["Dark", "Dunkel"]);
  expect(keys).toEqual(["System,On,Off", "System,An,Aus"]);
  expect(parts).toEqual(["Round 2", "Runde 2"]);
});

test("all sentences change at once, and only the language that was chosen last counts", async () => {
  const pairs = watched(() => `${words.dialog.close} ${gameOf("black-spy").texts.part?.name}`);
  await Promise.all([showLanguage("de"), showLanguage("en")]);
  flushSync();
  expect(pairs).toEqual(["Close Deal"]);
  await Promise.all([showLanguage("en"), showLanguage("de")]);
  flushSync();
  expect(pairs).toEqual(["Close Deal", "Schließen Runde"]);
});

test("a catalogue that is loaded while the language changes is in the new language", async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const slow = catalogue({ en: async () => (await late, { word: "word" }), de: async () => ({ word: "Wort" }) });
  expect(() => slow.words.word).toThrow();
  const loading = slow.load();
  await showLanguage("de");
  answer();
  await loading;
  expect(slow.words.word).toBe("Wort");
});

test("a language that is out of reach leaves everything as it was", async () => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
  let online = false;
  const broken = catalogue({
    en: async () => ({ word: "word" }),
    de: async () => (online ? { word: "Wort" } : Promise.reject(new Error("offline"))),
  });
  await broken.load();
  const failed = vi.fn();
  stops.push(followLanguage(failed));
  flushSync();
  settings.language = "de";
  flushSync();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect([settings.language, language(), words.dialog.close, document.documentElement.lang]).toEqual(["system", "en", "Close", "en"]);
  online = true;
  settings.language = "de";
  flushSync();
  await vi.waitFor(() => expect([broken.words.word, words.dialog.close]).toEqual(["Wort", "Schließen"]));
  flushSync();
  expect(document.documentElement.lang).toBe("de");
});

test("what comes from the server is requested in the language of the page, and the pseudo-language is English to it", async () => {
  const paths = watched(() => inLanguage("/games/spycard/rulebook"));
  await showLanguage("de");
  flushSync();
  await showLanguage("en-XA");
  flushSync();
  expect(contentLanguage()).toBe("en");
  expect(paths).toEqual(["/games/spycard/rulebook", "/games/spycard/rulebook?language=de", "/games/spycard/rulebook"]);
});

test("the pseudo-language has accents in all texts, is about a third longer, and leaves codes alone", async () => {
  const { hand } = words;
  const before = [words.errors.unreachable, hand.label(3), gameOf("black-spy").texts.options["variants"]?.clause];
  await showLanguage("en-XA");
  const [text = "", label, clause] = [words.errors.unreachable, hand.label(3), gameOf("black-spy").texts.options["variants"]?.clause];
  expect(text).toMatch(/^Ţĥéé šééřṽééř/);
  expect(text.length / before[0]!.length).toBeGreaterThan(1.3);
  expect(label).toBe("Ýýööüüř ĥààñđ, 3 çààřđš");
  expect(clause).toBe(before[2]);
});
