import { expect, test } from "vitest";
import * as de from "../src/i18n/de/grammar";
import type { Who } from "../src/i18n/format";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };

test("German sentences decline the reader and join subjects with the right verb", () => {
  expect([YOU, BEN].map(de.whom)).toEqual(["dich", "Ben"]);
  expect([YOU, BEN].map(de.toWhom)).toEqual(["dir", "Ben"]);
  const max = { name: "Max", you: false };
  expect([YOU, BEN, max].map((who) => de.whose(who, "e"))).toEqual(["deine", "Bens", "Max’"]);
  expect([YOU, BEN].map((who) => de.Whose(who, "en"))).toEqual(["Deinen", "Bens"]);
  expect(de.does(YOU, "spielst", "spielt")).toBe("Du spielst");
  const win = (...subjects: readonly Who[]) => de.allDo(subjects, "gewinnst", "gewinnt", "gewinnen", "gewinnt");
  expect([win(YOU), win(BEN), win(BEN, max), win(BEN, YOU), win(YOU, BEN)]).toEqual([
    "Du gewinnst",
    "Ben gewinnt",
    "Ben und Max gewinnen",
    "Ben und du gewinnt",
    "Du und Ben gewinnt",
  ]);
});

test("German amounts", () => {
  expect([-5, 0, 12, -1.5].map(de.number)).toEqual(["\u22125", "0", "12", "\u22121,5"]);
  expect([-5, 0, 12].map(de.signed)).toEqual(["\u22125", "0", "+12"]);
  expect([-1, -5].map((amount) => de.count(amount, "Punkt", "Punkte"))).toEqual(["\u22121 Punkt", "\u22125 Punkte"]);
  expect([1, 2].map((amount) => de.count(amount, "Karte", "Karten"))).toEqual(["1 Karte", "2 Karten"]);
});
