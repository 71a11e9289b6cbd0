import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { gameOf } from "../../src/games";
import { say } from "../../src/i18n";
import { PageSentences, contentLanguage, followLanguage, language, showLanguage } from "../../src/i18n/catalogue.svelte";
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
  const titles = watched(() => say("dialog-close"));
  const { texts } = gameOf("spy-tricks");
  const parts = watched(() => texts.part?.numbered(2));
  await showLanguage("de");
  flushSync();
  expect(language()).toBe("de");
  expect(titles).toEqual(["Close", "Schließen"]);
  expect(parts).toEqual(["Round 2", "Runde 2"]);
});

test("all sentences change at once, and only the language that was chosen last counts", async () => {
  const pairs = watched(() => `${say("dialog-close")} ${gameOf("black-spy").texts.part?.name}`);
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
  const slow = new PageSentences({ "/en/slow.ftl": async () => (await late, { word: "word" }), "/de/slow.ftl": async () => ({ word: "Wort" }) });
  expect(() => slow.say("word")).toThrow();
  const loading = slow.load();
  await showLanguage("de");
  answer();
  await loading;
  expect(slow.say("word")).toBe("Wort");
});

test("a language that is out of reach leaves everything as it was", async () => {
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", { documentElement: { lang: "" }, querySelector: () => null });
  let online = false;
  const broken = new PageSentences({
    "/en/broken.ftl": async () => ({ word: "word" }),
    "/de/broken.ftl": async () => (online ? { word: "Wort" } : Promise.reject(new Error("offline"))),
  });
  await broken.load();
  const failed = vi.fn();
  stops.push(followLanguage(failed));
  flushSync();
  settings.language = "de";
  flushSync();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect([settings.language, language(), say("dialog-close"), document.documentElement.lang]).toEqual(["system", "en", "Close", "en"]);
  online = true;
  settings.language = "de";
  flushSync();
  await vi.waitFor(() => expect([broken.say("word"), say("dialog-close")]).toEqual(["Wort", "Schließen"]));
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

test("the pseudo-language has accents in all sentences, is about a third longer, and leaves codes alone", async () => {
  const before = say("errors-unreachable");
  await showLanguage("en-XA");
  expect(say("errors-unreachable")).toMatch(/^Ţĥéé šééřṽééř/);
  expect(say("errors-unreachable").length / before.length).toBeGreaterThan(1.3);
  expect(say("hand-label", { size: 3 })).toBe("Ýýööüüř ĥààñđ, 3 çààřđš");
  expect(say("table-rules-at", { clause: "BS-26" })).toBe("Řüüļļéé BS-26");
  expect(gameOf("black-spy").texts.options["variants"]?.clause).toBe("BS-26");
});

test("what a language does not say is in English", async () => {
  const partly = new PageSentences({ "/en/both.ftl": async () => ({ both: "both" }), "/de/both.ftl": async () => ({ both: "beide" }), "/en/new.ftl": async () => ({ new: "new" }) });
  await partly.load();
  await showLanguage("de");
  expect([partly.say("both"), partly.say("new")]).toEqual(["beide", "new"]);
});
