import { expect, test } from "vitest";
import { type House, houseIn, linkOf, readHouse, readHouses } from "../src/lobby/house";
import { optionLines, optionsOf, wishesOf, wrongWith } from "../src/lobby/options";
import { cleanName } from "../src/net/guest";
import type { GameFacts } from "../src/net/protocol";
import { othersOf } from "../src/play/places";

const HOUSE: House = { game: "black-spy", name: "Großmutters Runde ♠", notes: "two lines\nof notes", options: { variants: ["the-mole"], end_value: 80 } };

const option = (name: string, choices: string[] = [], many = false) => ({ name, help: "", choices, many });
const FACTS = {
  name: "black-spy",
  options: [option("variants", ["the-mole", "going-back"], true), option("edition", ["z-man-2013"]), option("end_value"), option("ages")],
} as unknown as GameFacts;

test("a house variant survives its link", () => {
  expect(houseIn(linkOf(HOUSE))).toEqual(HOUSE);
});

test.each(["", "A", "%3Cb%3E", "e30", "A".repeat(5000), btoa("[1]"), linkOf({ ...HOUSE, name: "x".repeat(41) })])(
  "%.20s carries no house variant",
  (link) => {
    expect(houseIn(link)).toBeNull();
  },
);

test.each([
  null,
  7,
  { ...HOUSE, game: "bridge" },
  { ...HOUSE, name: " " },
  { ...HOUSE, notes: "x".repeat(501) },
  { ...HOUSE, options: [] },
  { ...HOUSE, options: { "<b>": "1" } },
  { ...HOUSE, options: { end_value: 1.5 } },
  { ...HOUSE, options: { end_value: { more: 1 } } },
])("%j is no house variant", (found) => {
  expect(readHouse(found)).toBeNull();
});

test("what is kept wrongly is left out", () => {
  expect(readHouses("{")).toEqual([]);
  expect(readHouses(JSON.stringify([HOUSE, 7]))).toEqual([HOUSE]);
});

test("wishes become options and come back", () => {
  const options = { variants: ["the-mole"], edition: "z-man-2013", end_value: 90, ages: "1,0,2" };
  const wishes = wishesOf(FACTS, options);
  expect(wishes).toEqual({ variants: ["the-mole"], edition: "z-man-2013", end_value: "90", ages: "2,1,3" });
  expect(optionsOf(FACTS, wishes)).toEqual(options);
});

test("what a game does not know is left out, and what is empty is not sent", () => {
  expect(wishesOf(FACTS, { variants: ["unknown"], colour: "red" })).toEqual({ variants: [] });
  expect(optionsOf(FACTS, { variants: [], edition: "", end_value: " ", ages: "" })).toEqual({});
});

test.each([
  ["end_value", "0"],
  ["end_value", "1001"],
  ["end_value", "many"],
  ["ages", "1,2"],
  ["ages", "1,2,2,3"],
])("%s %s is complained of", (name, wish) => {
  expect(wrongWith(option(name), wish, 4)).not.toBeNull();
});

test("a table's options are told in words", () => {
  expect(optionLines({ variants: ["the-mole", "going-back"], end_value: 80 })).toEqual(["The Mole, Going Back", "Played to: 80"]);
  expect(optionLines({ end_value: 1 })).toEqual(["one deal"]);
});

test.each([
  ["  Ada \n Lovelace ", "Ada Lovelace"],
  ["<b>x</b>", "<b>x</b>"],
  ["\u200b\u202e \t", ""],
  ["x".repeat(500), "x".repeat(40)],
])("the name %j is sent as %j", (name, sent) => {
  expect(cleanName(name)).toBe(sent);
});

test("the others sit clockwise from the left; who looks on sees all", () => {
  expect(othersOf(4, 2)).toEqual([3, 0, 1]);
  expect(othersOf(3, null)).toEqual([0, 1, 2]);
});
