import { expect, test } from "vitest";
import { entryOf, isPoints, negated, pointsIn } from "../src/scorepad/addUp";

test.each(["0", "12", "-5", "\u22125", "+7", " 60 "])("%j is points", (typed) => expect(isPoints(typed)).toBe(true));
test.each(["", " ", "-", "1.5", "K7", "12345", "1 2", "1e2"])("%j is not points", (typed) => expect(isPoints(typed)).toBe(false));

test("the fields make one entry, or none while one lacks a number", () => {
  expect(entryOf(["12", " 0", "\u22125"])).toBe("12 0 -5");
  expect(entryOf(["12", "", "-5"])).toBeUndefined();
  expect(["12", "", "\u22125"].map(pointsIn)).toEqual([12, 0, -5]);
});

test("a sign is changed where the keyboard of a phone has none", () => {
  expect(["5", "-5", "\u22125", "+5", ""].map(negated)).toEqual(["-5", "5", "5", "-5", "-"]);
});
