import { expect, test } from "vitest";
import { GAMES, gameOf, isGame } from "../src/games";
import { loadParts } from "../src/games/parts";

const FILES = import.meta.glob<string>("../src/**/*.{ts,svelte,css,svg}", { query: "?raw", import: "default", eager: true });

/** "black-spy" and "BlackSpy" alike. */
const NAMES = new RegExp(GAMES.map(({ name }) => name.replace("-", "[-_ ]?")).join("|"), "i");

test("no file outside the games' own folder names a game", () => {
  const outside = Object.entries(FILES).filter(([path]) => !path.startsWith("../src/games/"));
  expect(outside.length).toBeGreaterThan(50);
  expect(outside.filter(([path, text]) => NAMES.test(path) || NAMES.test(text)).map(([path]) => path)).toEqual([]);
});

test("no sentence is built by comparing a name", () => {
  expect(Object.entries(FILES).flatMap(([path, text]) => (/==\s*"you"/i.test(text) ? [path] : []))).toEqual([]);
});

test.each(GAMES)("$name has everything that the frame shows", async ({ name, texts, deck, samples, Card }) => {
  expect(isGame(name)).toBe(true);
  expect(gameOf(name).deck).toBe(deck);
  expect(texts.name && texts.line && texts.minutes).toBeTruthy();
  for (const text of [...samples.lobby, ...samples.about]) expect(deck.nameOf(text)).not.toMatch(/undefined/);
  const { Table, Scores, sentence } = await loadParts(name);
  expect([Card, Table, Scores, sentence].every(Boolean)).toBe(true);
});

test("a game that only the server knows goes by its name", () => {
  expect(isGame("bridge")).toBe(false);
  expect(gameOf("bridge").texts.name).toBe("bridge");
});
