import { expect, test } from "vitest";
import { type HouseVariant, decodeLink, encodeLink, readHouseVariant, readHouseVariants } from "../src/lobby/houseVariants";
import { choose, chosenOf, excluderOf, moved, optionsOf, swapped, validationError, valuesOf } from "../src/lobby/optionForm";
import { optionLines, playedLines } from "../src/lobby/options";
import { say } from "../src/i18n";
import { showLanguage } from "../src/i18n/catalogue.svelte";
import { cleanName, isUnnamed } from "../src/net/guest";
import type { GameFacts, OptionFacts } from "../src/net/protocol";
import { divisible, otherSeats } from "../src/play/seats";
import samples from "./records/printable.json?raw";

const VARIANT: HouseVariant = { game: "black-spy", name: "Großmutters Runde ♠", notes: "two lines\nof notes", options: { variants: ["the-mole"], end_value: 80 } };

const option = (name: string, kind: OptionFacts["kind"], more: Partial<OptionFacts> = {}): OptionFacts => ({
  name,
  help: "",
  choices: [],
  many: kind === "choices",
  kind,
  least: null,
  most: null,
  excludes: [],
  defaults: {},
  presets: {},
  ...more,
});
const VARIANTS = option("variants", "choices", {
  choices: ["the-mole", "no-good-spies", "sweep"],
  excludes: [["the-mole", "sweep"]],
  defaults: { 3: [], 4: [] },
});
const END_VALUE = option("end_value", "number", { least: 1, most: 1000, defaults: { 3: 200, 4: 150 } });
const FACTS = {
  name: "black-spy",
  options: [
    VARIANTS,
    option("edition", "choice", {
      choices: ["2013", "1990"],
      presets: { 2013: {}, 1990: { variants: ["no-good-spies"], end_value: 200 } },
    }),
    END_VALUE,
    option("ages", "seat-order", { defaults: { 3: null, 4: null } }),
    option("pawns", "choice-by-seat", { choices: ["a", "b", "c", "d"], defaults: { 3: ["a", "b", "c"], 4: ["a", "b", "c", "d"] } }),
    option("jacks", "switch", { defaults: { 3: true, 4: true } }),
  ],
} as unknown as GameFacts;

test("a house variant survives its link", () => {
  expect(decodeLink(encodeLink(VARIANT))).toEqual(VARIANT);
});

test.each(["", "A", "%3Cb%3E", "e30", "A".repeat(5000), btoa("[1]"), encodeLink({ ...VARIANT, name: "x".repeat(41) })])(
  "%.20s carries no house variant",
  (link) => {
    expect(decodeLink(link)).toBeNull();
  },
);

test.each([
  null,
  7,
  { ...VARIANT, game: "bridge" },
  { ...VARIANT, name: " " },
  { ...VARIANT, notes: "x".repeat(501) },
  { ...VARIANT, options: [] },
  { ...VARIANT, options: { "<b>": "1" } },
  { ...VARIANT, options: { end_value: 1.5 } },
  { ...VARIANT, options: { end_value: { more: 1 } } },
])("%j is no house variant", (found) => {
  expect(readHouseVariant(found)).toBeNull();
});

test("invalid saved house variants are left out", () => {
  expect(readHouseVariants("{")).toEqual([]);
  expect(readHouseVariants(JSON.stringify([VARIANT, 7]))).toEqual([VARIANT]);
});

test("nothing chosen is nothing sent, and everything has its default", () => {
  expect(optionsOf(FACTS, {}, 4)).toEqual({});
  expect(valuesOf(FACTS, {}, 4)).toEqual({
    variants: [], edition: "2013", end_value: 150, ages: null, pawns: ["a", "b", "c", "d"], jacks: true,
  });
});

test("chosen options are sent and found again, also those of older house variants", () => {
  const options = { variants: ["the-mole"], edition: "2013", end_value: 90, ages: [1, 0, 2], jacks: false };
  const chosen = chosenOf(FACTS, options);
  expect(optionsOf(FACTS, chosen, 3)).toEqual({ variants: ["the-mole"], end_value: 90, ages: [1, 0, 2], jacks: false });
  expect(chosenOf(FACTS, { ages: "1,0,2", variants: ["unknown"], edition: "1870", colour: "red" })).toEqual({ ages: [1, 0, 2], variants: [] });
});

test("a preset shows what it stands for, and is sent under its name until something overrides it", () => {
  const chosen = choose(FACTS, { end_value: 90, ages: [1, 0, 2] }, "edition", "1990");
  expect(valuesOf(FACTS, chosen, 3)).toMatchObject({ variants: ["no-good-spies"], end_value: 200, ages: [1, 0, 2] });
  expect(optionsOf(FACTS, chosen, 3)).toEqual({ edition: "1990", ages: [1, 0, 2] });
  const changed = choose(FACTS, chosen, "variants", []);
  expect(optionsOf(FACTS, changed, 4)).toEqual({ end_value: 200 });
});

test("variants are added to those of an edition, in any order, and stay when it is changed", () => {
  const chosen = choose(FACTS, { variants: ["the-mole"] }, "edition", "1990");
  expect(optionsOf(FACTS, chosen, 3)).toEqual({ variants: ["no-good-spies", "the-mole"] });
  expect(optionsOf(FACTS, chosen, 4)).toEqual({ variants: ["no-good-spies", "the-mole"], end_value: 200 });
  expect(chosenOf(FACTS, { edition: "1990", variants: ["the-mole"] })).toEqual(chosen);
  expect(chosenOf(FACTS, { edition: "1990", variants: [] })).toEqual({ edition: "1990", variants: ["no-good-spies"] });
  expect(choose(FACTS, chosen, "edition", "2013")).toEqual({ variants: ["the-mole"], edition: "2013" });
  expect(choose(FACTS, choose(FACTS, {}, "edition", "1990"), "edition", "2013")).toEqual({ edition: "2013" });
});

test("a list by seat is dropped when the number of players changes", () => {
  expect(optionsOf(FACTS, { ages: [1, 0, 2] }, 4)).toEqual({});
  expect(optionsOf(FACTS, { pawns: ["b", "a", "c"] }, 3)).toEqual({ pawns: ["b", "a", "c"] });
});

test("variants that exclude each other name each other", () => {
  expect(excluderOf(VARIANTS, ["the-mole"], "sweep")).toBe("the-mole");
  expect(excluderOf(VARIANTS, ["sweep"], "the-mole")).toBe("sweep");
  expect(excluderOf(VARIANTS, ["the-mole"], "no-good-spies")).toBeUndefined();
});

test("seats move in an order, and swap what they have", () => {
  expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
  expect(swapped(["a", "b", "c"], 0, "c")).toEqual(["c", "b", "a"]);
});

test.each(["0", "1001", "many", "1.5", "-3"])("a number of %s is refused with a sentence", (value) => {
  expect(validationError("black-spy", END_VALUE, value)).toContain("from 1 to 1000");
});

test("an empty number is the default", () => {
  expect(validationError("black-spy", END_VALUE, undefined)).toBeNull();
  expect(optionsOf(FACTS, { end_value: " 80 " }, 4)).toEqual({ end_value: 80 });
});

test("a table's options are worded", () => {
  expect(optionLines("black-spy", { variants: ["the-mole", "going-back"], end_value: 80 })).toEqual(["The Mole, Going Back", "to 80 points"]);
  expect(optionLines("black-spy", { end_value: 1 })).toEqual(["one deal"]);
  expect(optionLines("black-spy", { ages: [1, 0, 2] })).toEqual(["youngest first: seats 2, 1, 3"]);
  expect(optionLines("spy-tricks", { first_start_player: 0, pawns: ["grey", "green", "yellow"] })).toEqual([
    "seat 1 starts", "Colours of the pawns: Grey, Green, Yellow",
  ]);
  expect(optionLines("spycard", { jack_on_accusation: false })).toEqual(["no Jacks on accusations"]);
});

test("what is played names the end of the game even where it is the default", () => {
  const all = { players: 4, variants: ["no-good-spies"], end_value: 150, ages: null };
  expect(playedLines("black-spy", { variants: ["no-good-spies"] }, all)).toEqual(["No Good Spies", "to 150 points"]);
  expect(playedLines("spy-tricks", {}, { players: 4 })).toEqual([]);
});

test("a person who was dealt in without a name has none for others", () => {
  expect(["Player", "Player (2)", "Player One", "Ann"].map(isUnnamed)).toEqual([true, true, false, false]);
});

const printable = JSON.parse(samples) as { shown: string[]; cleaned: [string, string][] };

test.each<readonly [string, string]>([
  ...printable.shown.map((name) => [name, name] as const),
  ...printable.cleaned,
  [`${"x".repeat(39)}\u0dca\u200dx`, `${"x".repeat(39)}\u0dca`],
  [`${"x".repeat(39)}\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}`, `${"x".repeat(39)}\u{1f3f4}`],
  [`${"x".repeat(39)}👩\u200d👩`, `${"x".repeat(39)}👩`],
  ["  Ada \n Lovelace ", "Ada Lovelace"],
  ["<b>x</b>", "<b>x</b>"],
  ["\u200b\u202e \t", ""],
  ["x".repeat(500), "x".repeat(40)],
])("the name %j is sent as %j", (name, sent) => {
  expect(cleanName(name)).toBe(sent);
});

test("the other seats follow clockwise from the left; a spectator sees all", () => {
  expect(otherSeats(4, 2)).toEqual([3, 0, 1]);
  expect(otherSeats(3, null)).toEqual([0, 1, 2]);
});

test.each(["Wilhel-mine", "Chris-to-pher-son", "Maxi-mi-lian", "Agent Birch", "Konstan-ti-no-pel", "李小龙"])("the name %s is divided between syllables", (name) => {
  expect(divisible(name.replaceAll("-", "")).replaceAll("\u00ad", "-")).toBe(name);
});

test("what has just happened is told without a number", async () => {
  const told = () => [0, 3, 120, 2_880].map((minutes) => say("lobby-running-at", { minutes }));
  expect(told()).toEqual(["just now", "3 minutes ago", "2 hours ago", "2 days ago"]);
  await showLanguage("de");
  expect(told()).toEqual(["gerade eben", "vor 3 Minuten", "vor 2 Stunden", "vorgestern"]);
  await showLanguage("en");
});
