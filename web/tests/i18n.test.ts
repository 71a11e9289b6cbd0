import { expect, test } from "vitest";
import { allDo, count, does, or, whom, whose } from "../src/i18n/en/grammar";
import { list, plural } from "../src/i18n/format";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
const NAMED_YOU = { name: "You", you: false };

test("an amount takes the noun form of the language", () => {
  expect([0, 1, 2].map((amount) => count(amount, "card", "cards"))).toEqual(["0 cards", "1 card", "2 cards"]);
  const cards = { one: "karta", few: "karty", other: "kart" };
  expect([1, 3, 5].map((amount) => plural("pl")(amount, cards))).toEqual(["1 karta", "3 karty", "5 kart"]);
});

test("a list is joined as the language joins it", () => {
  expect(list("en-GB")(["Ada", "Ben", "Cy"])).toBe("Ada, Ben and Cy");
  expect(list("de")(["Ada", "Ben", "Cy"])).toBe("Ada, Ben und Cy");
  expect(or(["3", "4"])).toBe("3 or 4");
});

test("a sentence addresses the reader by the seat, not by a name", () => {
  expect([YOU, BEN, NAMED_YOU].map((who) => does(who, "play", "plays"))).toEqual(["You play", "Ben plays", "You plays"]);
  expect([YOU, BEN, NAMED_YOU].map(whom)).toEqual(["you", "Ben", "You"]);
  expect([YOU, BEN].map(whose)).toEqual(["your", "Ben's"]);
});

test("one or more people do something", () => {
  expect(allDo([BEN], "win", "wins")).toBe("Ben wins");
  expect(allDo([YOU], "win", "wins")).toBe("You win");
  expect(allDo([YOU, BEN], "win", "wins")).toBe("You and Ben win");
});
