import { expect, test } from "vitest";
import type { Trick } from "../src/games/black-spy/facts";
import { placesOf, reachOf } from "../src/games/black-spy/places";
import { blackSoFar, isDangerous, takesSoFar } from "../src/games/black-spy/soFar";
import { pointsIn } from "../src/games/black-spy/worth";

const plays = (...cards: string[]) => cards.map((card, seat) => ({ seat, card }));
const trick = (taker: number, ...cards: string[]): Trick => ({ leader: 0, cards, taker });

test("the highest card of the colour led takes it so far, of Black Spies the first", () => {
  expect(takesSoFar([])).toBeUndefined();
  expect(takesSoFar(plays("R7", "R4", "K7"))?.seat).toBe(0);
  expect(takesSoFar(plays("R7", "R11", "G11"))?.seat).toBe(1);
  expect(takesSoFar(plays("K5", "K7", "K7", "R5"))?.seat).toBe(1);
  expect(takesSoFar(plays("K5", "K7", "K7", "K8"))?.seat).toBe(3);
});

test("the points in a trick are those of the rulebook's example", () => {
  expect(pointsIn(["K5", "K7", "K7", "R5"], [])).toBe(21);
  expect(pointsIn(["K8", "K9", "K10", "K11"], [])).toBe(14);
  expect(pointsIn(["R7", "B7", "R1"], [])).toBe(-10);
  expect(pointsIn(["R7", "B7", "R1"], ["no-good-spies"])).toBe(0);
});

test("black cards are counted by who took them, and a sweep is over when a second player has one", () => {
  const alone = blackSoFar({ tricks: [trick(2, "K1", "K7", "R3"), trick(2, "K2", "K3", "K4"), trick(1, "R1", "R2", "R4")] });
  expect(alone).toEqual({ takers: [2, 2, 2, 2, 2], counts: [[2, 5]], all: 2 });
  expect(isDangerous(alone)).toBe(true);
  const over = blackSoFar({ tricks: [trick(0, "K1", "R5"), trick(1, "K2", "K3")] });
  expect(over).toEqual({ takers: [0, 1, 1], counts: [[1, 2], [0, 1]], all: undefined });
  expect(isDangerous(over)).toBe(false);
  expect(blackSoFar({ tricks: [] }).all).toBeUndefined();
});

test.each([2, 3, 4, 5, 6])("the cards of %i others have places that do not lie on each other", (others) => {
  for (const narrow of [false, true]) {
    const places = placesOf(others, narrow);
    expect(places).toHaveLength(others);
    const all = [...places, { x: 0, y: 1 }];
    all.forEach((one, place) => {
      for (const other of all.slice(place + 1)) expect(Math.abs(one.x - other.x) >= 1 || Math.abs(one.y - other.y) >= 1).toBe(true);
    });
    expect(reachOf(places)).toBeGreaterThan(1);
  }
});
