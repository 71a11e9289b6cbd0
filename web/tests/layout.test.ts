import { describe, expect, test } from "vitest";
import { MIN_CARD, cardAt, layOut, layOutWithin } from "../src/cards/hand";

const PHONE = 360 - 16;

describe("a hand on a phone of 360 pixels", () => {
  test.each([...Array(20).keys()].map((size) => size + 1))("of %i cards fits inside, in at most two rows", (size) => {
    const { places, cardWidth, rows } = layOut(size, PHONE);
    expect(rows).toBeLessThanOrEqual(2);
    expect(cardWidth).toBeGreaterThanOrEqual(44);
    for (const { x } of places) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + cardWidth).toBeLessThanOrEqual(PHONE + 0.01);
    }
  });

  test("of 20 shows the spine of every card", () => {
    const { places, cardWidth } = layOut(20, PHONE);
    expect(cardWidth).toBeGreaterThanOrEqual(MIN_CARD);
    const spine = (96 / 250) * cardWidth;
    places.slice(1).forEach((place, index) => {
      const before = places[index];
      if (before && before.row === place.row) expect(place.x - before.x).toBeGreaterThan(spine);
    });
  });

  test("of 20 is under 200 pixels high", () => {
    expect(layOut(20, PHONE).height).toBeLessThan(200);
  });
});

test("a wide page shows a hand of 12 in one row at full size", () => {
  const { rows, cardWidth } = layOut(12, 1100);
  expect(rows).toBe(1);
  expect(cardWidth).toBe(116);
});

test.each([1, 7, 13, 20])("the middle of each visible spine of %i cards belongs to its card", (size) => {
  const layout = layOut(size, PHONE);
  layout.places.forEach(({ x, y }, index) => {
    expect(cardAt(layout, x + 12, y + 20)).toBe(index);
  });
});

test("a point outside belongs to the nearest card, and to none in an empty hand", () => {
  expect(cardAt(layOut(5, PHONE), -50, 500)).toBe(0);
  expect(cardAt(layOut(0, PHONE), 10, 10)).toBeUndefined();
});

describe("a hand within a fixed height", () => {
  test.each([
    [20, 320, 220],
    [20, 330, 270],
    [15, 288, 250],
    [10, 360, 190],
    [6, 176, 200],
    [1, 176, 120],
  ])("of %i cards in %i by %i pixels fits inside, each card wide enough for a finger", (size, width, height) => {
    const layout = layOutWithin(size, width, height);
    expect(layout.height).toBeLessThanOrEqual(height + 0.01);
    layout.places.forEach(({ x, y, row }, index) => {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + layout.cardWidth).toBeLessThanOrEqual(width + 0.01);
      expect(y + layout.cardHeight).toBeLessThanOrEqual(height + 0.01);
      const next = layout.places[index + 1];
      if (next?.row === row) expect(next.x - x).toBeGreaterThanOrEqual(43.99);
      expect(cardAt(layout, x + 12, y + 20)).toBe(index);
    });
  });

  test("of few cards has one row of large cards", () => {
    const { rows, cardWidth } = layOutWithin(4, 360, 250, 104);
    expect(rows).toBe(1);
    expect(cardWidth).toBe(104);
  });
});

test("a hand stays in one row as long as its cards are large", () => {
  expect(layOut(15, 1064, 156).rows).toBe(1);
  expect(layOut(15, 600, 156).rows).toBe(2);
});
