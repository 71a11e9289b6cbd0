import { expect, test } from "vitest";
import { languageFor } from "../src/i18n/languages";
import { type Route, parseRoute, pathOf } from "../src/routes";
import { CHOICES, readSettings } from "../src/settings.svelte";

const ROUTES: Route[] = [
  { screen: "home" },
  { screen: "games" },
  { screen: "statistics" },
  { screen: "settings" },
  { screen: "table", id: "k3-Fq_9" },
  { screen: "replay", id: "abc" },
  { screen: "join", token: "T0ken" },
  { screen: "device", token: "T0ken" },
  { screen: "rules", game: "black-spy" },
  { screen: "about", game: "spycard" },
  { screen: "score", game: "spy-tricks" },
  { screen: "learn" },
  { screen: "lesson", game: "black-spy", number: "" },
  { screen: "lesson", game: "spycard", number: "11" },
  { screen: "puzzles" },
  { screen: "puzzle", game: "spycard" },
  { screen: "alone", game: "black-spy" },
];

test.each(ROUTES)("a path leads back to its screen: $screen", (route) => {
  expect(parseRoute(pathOf(route))).toEqual(route);
});

test.each(["/tables", "/table", "/table/", "/table/a/b", "/rules/bridge", "/alone/bridge", "/alone", "/learn/bridge/1", "/learn/spycard/0", "/learn/spycard/1/2", "/join/%3Cb%3E", "/nowhere", `/table/${"x".repeat(500)}`])(
  "%s leads nowhere",
  (path) => {
    expect(parseRoute(path)).toEqual({ screen: "not-found" });
  },
);

test.each([null, "", "{", "7", "null", '{"theme":"pink","sound":"yes"}'])("settings saved as %s fall back to the defaults", (kept) => {
  const defaults = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values[0]]));
  expect(readSettings(kept)).toEqual(defaults);
});

test("valid settings are kept", () => {
  expect(readSettings('{"theme":"dark","sound":true}')).toMatchObject({ theme: "dark", sound: true, motion: "system" });
});

test("an unknown language falls back to English", () => {
  expect(languageFor("system", ["tlh", "en-GB"])).toBe("en");
  expect(languageFor("system", [])).toBe("en");
});
