import { expect, test } from "vitest";
import { placesOf, reachOf } from "../src/games/black-spy/places";
import { blackSoFar, isDangerous } from "../src/games/black-spy/soFar";

test("black cards are counted by who took them, and a sweep is over when a second player has one", () => {
  const alone = blackSoFar({ black_takers: [2, 2, 2, 2, 2] });
  expect(alone).toEqual({ takers: [2, 2, 2, 2, 2], counts: [[2, 5]], all: 2 });
  expect(isDangerous(alone)).toBe(true);
  const over = blackSoFar({ black_takers: [0, 1, 1] });
  expect(over).toEqual({ takers: [0, 1, 1], counts: [[1, 2], [0, 1]], all: undefined });
  expect(isDangerous(over)).toBe(false);
  expect(blackSoFar({ black_takers: [] }).all).toBeUndefined();
});

test("at the end of a deal the black cards of its last trick count, too", () => {
  const piles = [["K1", "G7"], [], ["K7", "R2", "K7", "K3"]];
  expect(blackSoFar({ black_takers: [2, 0] }, piles).takers).toEqual([2, 0, 2, 2]);
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
