import { expect, test } from "vitest";
import { lines } from "../src/cards/Caption.svelte";
import { numeral } from "../src/cards/drawings";
import { sorted } from "../src/cards/deck";
import { handCards, moveAlong, textOf } from "../src/cards/hand";
import { GAMES, gameOf } from "../src/games";

const upTo = (highest: number, from = 1) => Array.from({ length: highest - from + 1 }, (_, index) => `${from + index}`);
const DECKS: Readonly<Record<string, readonly string[]>> = {
  "black-spy": [..."BYRGK"].flatMap((suit) => upTo(11).map((rank) => suit + rank)),
  "spy-tricks": [..."RBW"].flatMap((suit) => upTo(9).map((rank) => suit + rank)),
  spycard: [..."HSCD"].flatMap((suit) => [...upTo(10, 2), "J", "Q", "K", "A"].map((rank) => rank + suit)).concat("X"),
};

const cardName = (game: string, text: string) => gameOf(game).deck.nameOf(text);

test.each(GAMES)("every card of $name has a unique name without gaps", ({ name: game, deck }) => {
  const names = DECKS[game]!.map(deck.nameOf);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).not.toMatch(/undefined|NaN|^ | $|\s,/);
});

test.each(GAMES)("every rank of $name can be drawn", ({ name: game, deck }) => {
  for (const text of DECKS[game]!) {
    const { rank } = deck.partsOf(text);
    if (rank !== "X") expect(numeral(rank).glyphs).toHaveLength(rank.length);
  }
});

test("an unknown rank is refused", () => {
  expect(() => numeral("Z")).toThrow(RangeError);
});

test("cards are named as a card player names them", () => {
  expect(cardName("black-spy", "R7")).toBe("Red 7, Spy");
  expect(cardName("black-spy", "G10")).toBe("Green 10, Deputy Director");
  expect(cardName("spy-tricks", "W8")).toBe("White 8");
  expect(cardName("spycard", "10D")).toBe("10 of diamonds");
  expect(cardName("spycard", "AS")).toBe("Ace of Spades");
  expect(cardName("spycard", "KC")).toBe("Agenda: King of clubs");
});

test("a hand is sorted by suit or by rank, numbers as numbers", () => {
  const hand = ["K7", "R11", "B2", "R2", "B10"];
  expect(sorted(gameOf("black-spy").deck, hand, "suit")).toEqual(["B2", "B10", "R2", "R11", "K7"]);
  expect(sorted(gameOf("black-spy").deck, hand, "rank")).toEqual(["B2", "R2", "K7", "B10", "R11"]);
  expect(sorted(gameOf("spycard").deck, ["X", "QH", "10H", "JS", "AS"], "suit")).toEqual(["10H", "QH", "JS", "AS", "X"]);
});

test("equal cards of a hand have unique keys that lead back to the text", () => {
  const keys = handCards(["K7", "R1", "K7"]).map((card) => card.key);
  expect(new Set(keys).size).toBe(3);
  expect(keys.map(textOf)).toEqual(["K7", "R1", "K7"]);
});

test("arrow keys stay inside the hand", () => {
  expect(moveAlong("ArrowRight", 19, 20, 10)).toBe(19);
  expect(moveAlong("ArrowLeft", 10, 20, 10)).toBe(9);
  expect(moveAlong("ArrowDown", 3, 20, 10)).toBe(13);
  expect(moveAlong("ArrowUp", 3, 20, 10)).toBe(3);
  expect(moveAlong("End", 3, 20, 10)).toBe(19);
  expect(moveAlong("Enter", 3, 20, 10)).toBeUndefined();
});

test("captions break between words", () => {
  expect(lines("Deputy Director", 11)).toEqual(["Deputy", "Director"]);
  expect(lines("Any suit", 11)).toEqual(["Any suit"]);
});
