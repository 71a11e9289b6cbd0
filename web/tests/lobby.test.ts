import { expect, test } from "vitest";
import { type HouseVariant, decodeLink, encodeLink, readHouseVariant, readHouseVariants } from "../src/lobby/houseVariants";
import { optionLines, optionsOf, playedLines, formValuesOf, validationError } from "../src/lobby/options";
import { cleanName, isUnnamed } from "../src/net/guest";
import type { GameFacts, OptionFacts } from "../src/net/protocol";
import { otherSeats } from "../src/play/seatOrder";

const VARIANT: HouseVariant = { game: "black-spy", name: "Großmutters Runde ♠", notes: "two lines\nof notes", options: { variants: ["the-mole"], end_value: 80 } };

const option = (name: string, choices: string[] = [], many = false): OptionFacts => ({
  name,
  help: "",
  choices,
  many,
  kind: choices.length === 0 ? "text" : many ? "choices" : "choice",
  least: null,
  most: null,
  excludes: [],
  defaults: {},
});
const FACTS = {
  name: "black-spy",
  options: [option("variants", ["the-mole", "going-back"], true), option("edition", ["z-man-2013"]), option("end_value"), option("ages")],
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

test("form values become options and back", () => {
  const options = { variants: ["the-mole"], edition: "z-man-2013", end_value: 90, ages: "1,0,2" };
  const values = formValuesOf(FACTS, options);
  expect(values).toEqual({ variants: ["the-mole"], edition: "z-man-2013", end_value: "90", ages: "2,1,3" });
  expect(optionsOf(FACTS, values)).toEqual(options);
});

test("unknown options are left out, and empty ones are not sent", () => {
  expect(formValuesOf(FACTS, { variants: ["unknown"], colour: "red" })).toEqual({ variants: [] });
  expect(optionsOf(FACTS, { variants: [], edition: "", end_value: " ", ages: "" })).toEqual({});
});

test.each([
  ["end_value", "0"],
  ["end_value", "1001"],
  ["end_value", "many"],
  ["ages", "1,2"],
  ["ages", "1,2,2,3"],
])("%s %s is refused with a sentence", (name, value) => {
  expect(validationError("black-spy", option(name), value, 4)).not.toBeNull();
});

test("a table's options are worded", () => {
  expect(optionLines("black-spy", { variants: ["the-mole", "going-back"], end_value: 80 })).toEqual(["The Mole, Going Back", "to 80 points"]);
  expect(optionLines("black-spy", { end_value: 1 })).toEqual(["one deal"]);
});

test("what is played names the end of the game even where it is the default", () => {
  const all = { players: 4, variants: ["no-good-spies"], end_value: 150, ages: null };
  expect(playedLines("black-spy", { variants: ["no-good-spies"] }, all)).toEqual(["No Good Spies", "to 150 points"]);
  expect(playedLines("spy-tricks", {}, { players: 4 })).toEqual([]);
});

test("a person who was dealt in without a name has none for others", () => {
  expect(["Player", "Player (2)", "Player One", "Ann"].map(isUnnamed)).toEqual([true, true, false, false]);
});

test.each([
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
