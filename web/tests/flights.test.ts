import { expect, test } from "vitest";
import { transformTo } from "../src/motion/flights";

const card = { left: 100, top: 200, width: 50, height: 70 };

test("an element that did not move is shown where it is", () => {
  expect(transformTo(card, card)).toBe("translate(0px, 0px) scale(1)");
});

test("a flight is measured from centre to centre, with the change of size", () => {
  expect(transformTo(card, { left: 0, top: 0, width: 100, height: 140 })).toBe("translate(-75px, -165px) scale(2)");
});

test("an element without a size is not scaled", () => {
  expect(transformTo({ ...card, width: 0 }, card)).toContain("scale(1)");
});
