import { describe, expect, test } from "vitest";
import type { Event, Henchman, View } from "../src/games/spy-tricks/facts";
import { sentence } from "../src/games/spy-tricks/log";
import { MAT_ROWS, WIDE_ROWS, kindOf, letterOf, neighbour, rankOf, standing } from "../src/games/spy-tricks/mat";
import { henchmenAfter, scoringOf } from "../src/games/spy-tricks/views";

const SPOTS = MAT_ROWS.flat().filter((spot) => spot !== null);
const who = (seat: number) => ({ name: ["You", "Ada", "Ben"][seat] ?? "", you: seat === 0 });
const event = (facts: object) => facts as Event;

describe("the mat", () => {
  test("has 3 suit spots, 9 rank spots and 27 card spots (ST-3)", () => {
    const kinds = SPOTS.map(kindOf);
    expect(new Set(SPOTS).size).toBe(39);
    expect(kinds.filter((kind) => kind === "suit")).toHaveLength(3);
    expect(kinds.filter((kind) => kind === "rank")).toHaveLength(9);
    expect(kinds.filter((kind) => kind === "card")).toHaveLength(27);
  });

  test("puts every card in the row of its rank and the column of its suit", () => {
    for (const row of MAT_ROWS.slice(1)) {
      row.slice(1).forEach((spot, column) => {
        expect(rankOf(spot!)).toBe(row[0]);
        expect(letterOf(spot!)).toBe(letterOf(MAT_ROWS[0]![column + 1]!));
      });
    }
  });

  test("moves arrow keys to the neighbour, and not beyond the edge", () => {
    expect(neighbour("B5", "ArrowUp")).toBe("B6");
    expect(neighbour("B9", "ArrowUp")).toBe("blue");
    expect(neighbour("B5", "ArrowLeft")).toBe("R5");
    expect(neighbour("5", "ArrowRight")).toBe("R5");
    expect(neighbour("B5", "Home")).toBe("5");
    expect(neighbour("red", "Home")).toBe("red");
    expect(neighbour("B5", "End")).toBe("W5");
    for (const [spot, key] of [["9", "ArrowUp"], ["red", "ArrowLeft"], ["W1", "ArrowDown"], ["W1", "ArrowRight"], ["B5", "a"]] as const) {
      expect(neighbour(spot, key)).toBeUndefined();
    }
  });

  test("has the same spots on its side: suits in rows, ranks from 1 to 9 in columns", () => {
    expect(new Set(WIDE_ROWS.flat())).toEqual(new Set(MAT_ROWS.flat()));
    expect(WIDE_ROWS[0]).toEqual([null, "1", "2", "3", "4", "5", "6", "7", "8", "9"]);
    expect(WIDE_ROWS[2]).toEqual(["blue", ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => `B${rank}`)]);
    expect(neighbour("B5", "ArrowRight", WIDE_ROWS)).toBe("B6");
    expect(neighbour("B5", "ArrowUp", WIDE_ROWS)).toBe("R5");
    expect(neighbour("5", "ArrowUp", WIDE_ROWS)).toBeUndefined();
  });

  test("can be walked over by arrow keys from any spot to any other", () => {
    const seen = new Set(["red"]);
    for (const spot of seen) {
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        const to = neighbour(spot, key);
        if (to) seen.add(to);
      }
    }
    expect(seen.size).toBe(39);
  });

  test("stacks the henchmen that share a spot (ST-18)", () => {
    const henchmen = [
      { seat: 0, spot: "B3", helper: false },
      { seat: 1, spot: "red", helper: false },
      { seat: 2, spot: "B3", helper: true },
    ];
    expect(standing(henchmen).get("B3")!.map(({ seat }) => seat)).toEqual([0, 2]);
  });
});

describe("a round that ends", () => {
  const before = [
    { seat: 0, spot: "blue", helper: false },
    { seat: 1, spot: "W1", helper: false },
    { seat: 0, spot: "3", helper: true },
  ];
  const view = (henchmen: readonly Henchman[]) => ({ mat: { henchmen } }) as unknown as View;
  const end = [
    event({ event: "take-back", seat: 1, spot: "W1" }),
    event({ event: "guess", seat: 1, spot: "B3", helper: false }),
    event({ event: "reveal", secret: "B3", spots: ["blue", "3", "B3"] }),
    event({ event: "right", seat: 0, spots: ["blue", "3"], worth: [2, 5], chips: 3 }),
    event({ event: "score", seat: 0, points: 12, total: 12 }),
    event({ event: "right", seat: 1, spots: ["B3"], worth: [10], chips: 1 }),
    event({ event: "score", seat: 1, points: 10, total: 20 }),
    event({ event: "right", seat: 2, spots: [], worth: [], chips: 0 }),
    event({ event: "score", seat: 2, points: 0, total: 4 }),
    event({ event: "round-over", round: 1 }),
    event({ event: "helpers", seats: [2] }),
    event({ event: "deal", seat: 2, round: 2 }),
    event({ event: "guess", seat: 2, spot: "R1", helper: false }),
  ];

  test("pays each right henchman separately, by the worth of its spot (ST-21)", () => {
    const scoring = scoringOf(end, view(before))!;
    expect(scoring.paid).toEqual([
      { seat: 0, spot: "blue", helper: false, worth: 2 },
      { seat: 0, spot: "3", helper: true, worth: 5 },
      { seat: 1, spot: "B3", helper: false, worth: 10 },
    ]);
    expect(scoring.scored).toContainEqual({ seat: 0, points: 12, total: 12, chips: 3 });
    expect(scoring).toMatchObject({ round: 1, secret: "B3", helpers: [2], winners: [] });
  });

  test("shows the mat as it was at the reveal", () => {
    expect(henchmenAfter(before, end)).toEqual([before[0], before[2], { seat: 1, spot: "B3", helper: false }]);
  });

  test("is undefined where no round ends", () => {
    expect(scoringOf([event({ event: "play", seat: 0, card: "R1" })], view([]))).toBeUndefined();
  });

  test("names the winners after the last round", () => {
    const last = [...end.slice(0, 10), event({ event: "game-over", winners: [1] })];
    expect(scoringOf(last, view(before))).toMatchObject({ winners: [1], helpers: undefined });
  });
});

test.each([
  [{ event: "play", seat: 0, card: "W8" }, "You play White 8."],
  [{ event: "play", seat: 1, card: "R3" }, "Ada plays Red 3."],
  [{ event: "trick", seat: 1, loser: 0, trick: 3 }, "Ada wins trick 4, you lose it."],
  [{ event: "guess", seat: 2, spot: "3", helper: true }, "Ben guesses 3 with a Helper."],
  [{ event: "guess", seat: 0, spot: "red", helper: false }, "You guess Red."],
  [{ event: "salvation", seats: [1, 2] }, "Salvation: Ada and Ben may place one more henchman."],
  [{ event: "helpers", seats: [] }, "All totals are equal: nobody gets a Helper."],
  [{ event: "game-over", winners: [0] }, "The game is over. You win!"],
  [{ event: "right", seat: 1, spots: [], chips: 0 }, null],
  [{ event: "round-over", round: 0 }, null],
  [{ event: "hand", seat: 1, count: 6 }, null],
  [{ event: "something newer" }, null],
])("an event becomes a sentence: %o", (facts, expected) => {
  expect(sentence(event(facts), who)).toBe(expected);
});
