import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PuzzleSummary } from "../src/net/protocol";
import { among, nextOf, puzzleOfDay } from "../src/puzzles/choosing";
import { beginOf, dayOf } from "../src/puzzles/day";
import { type Progress, after, daysInRow, ratingIn, readProgress, saveAnswer } from "../src/puzzles/progress";
import { isFound } from "../src/puzzles/results";
import { BEGINNING, chanceOf, rated, shownRating } from "../src/puzzles/rating";

const DAY = 86_400_000;
const NOW = 20_000 * DAY;

const puzzle = (id: string, difficulty: number, theme = "duck"): PuzzleSummary => ({ id, game: "black-spy", players: 4, seat: 0, rating: 2, theme, difficulty });

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
});

const foundInAll = ({ results }: Progress) => Object.values(results).filter(isFound).length;
const nothing = (): Progress => readProgress();

describe("a rating", () => {
  test("rises with an answer that is found, and more with a harder one", () => {
    const [easy, hard] = [rated(BEGINNING, 1000, true), rated(BEGINNING, 1400, true)];
    expect(easy.rating).toBeGreaterThan(BEGINNING.rating);
    expect(hard.rating).toBeGreaterThan(easy.rating);
    expect(rated(BEGINNING, 1200, false).rating).toBeCloseTo(2 * BEGINNING.rating - rated(BEGINNING, 1200, true).rating);
  });

  test("is what Glicko says", () => {
    // The second opponent of Glickman's example, whose deviation is that of puzzles: E = 0.432.
    expect(chanceOf(1500, 1550)).toBeCloseTo(0.432, 3);
    const { rating, deviation } = rated({ rating: 1500, deviation: 200 }, 1550, false);
    expect(rating).toBeCloseTo(1426.8, 0);
    expect(deviation).toBeCloseTo(175.7, 0);
  });

  test("gets surer, but follows what somebody learns", () => {
    let own = BEGINNING;
    for (let tries = 0; tries < 400; tries += 1) own = rated(own, 1300, tries % 2 === 0);
    expect(own.deviation).toBe(60);
    expect(Math.abs(own.rating - 1300)).toBeLessThan(25);
    expect(chanceOf(1300, 1300)).toBe(0.5);
    for (let tries = 0; tries < 4_000; tries += 1) own = rated(own, 2400, true);
    expect(own.rating).toBeLessThanOrEqual(3000);
  });

  test("is said with its margin as long as that is wide", () => {
    expect(shownRating(BEGINNING)).toEqual({ rating: 1200, margin: 600 });
    expect(shownRating({ rating: 1234.4, deviation: 60 })).toEqual({ rating: 1234, margin: null });
  });
});

describe("progress", () => {
  test("counts first tries only for the rating and the run", () => {
    const one = after(nothing(), puzzle("a", 1200), "first", NOW);
    expect([one.results["a"], one.run, one.days]).toEqual(["first", 1, 1]);
    expect(ratingIn(one, "black-spy").rating).toBeGreaterThan(1200);
    expect(ratingIn(one, "spycard")).toBe(BEGINNING);
    const two = after(one, puzzle("b", 1200), "second", NOW);
    expect([two.results["b"], two.run, two.days]).toEqual(["second", 0, 1]);
    expect(ratingIn(two, "black-spy").rating).toBeLessThan(ratingIn(one, "black-spy").rating);
    const again = after(two, puzzle("a", 1200), "missed", NOW);
    expect(again).toEqual(two);
    expect(foundInAll(again)).toBe(2);
  });

  test("notes that a puzzle was found later", () => {
    const missed = after(nothing(), puzzle("a", 1200), "missed", NOW);
    expect(foundInAll(missed)).toBe(0);
    expect(after(missed, puzzle("a", 1200), "missed", NOW)).toEqual(missed);
    const later = after(missed, puzzle("a", 1200), "second", NOW);
    expect([later.results["a"], later.run]).toEqual(["later", 0]);
    expect(later.ratings).toEqual(missed.ratings);
  });

  test("counts days in a row", () => {
    let own = nothing();
    for (const day of [0, 0, 1, 2]) own = after(own, puzzle(`of ${day}`, 1200), "first", NOW + day * DAY);
    expect([own.days, daysInRow(own, NOW + 3 * DAY), daysInRow(own, NOW + 4 * DAY)]).toEqual([3, 3, 0]);
    expect(after(own, puzzle("x", 1200), "first", NOW + 4 * DAY).days).toBe(1);
  });

  test("is saved and read again", () => {
    const saved = saveAnswer(puzzle("a", 1300), "second", NOW);
    expect(readProgress()).toEqual(saved);
  });

  test("of earlier versions is kept", () => {
    kept.set("spydeck.puzzles", JSON.stringify({ a1: true, b2: false, c3: "?" }));
    expect(readProgress().results).toEqual({ a1: "first", b2: "missed" });
    saveAnswer(puzzle("b2", 1200), "first", NOW);
    expect(readProgress().results).toEqual({ a1: "first", b2: "later" });
  });

  test.each([7, null, [], "x", { results: [] }, { results: { a: 7 }, ratings: { g: { rating: "1", deviation: 1 } }, run: -1, day: 7, days: 0.5 }])(
    "holds nothing that is not ours: %j",
    (value) => {
      kept.set("spydeck.puzzles", JSON.stringify(value));
      expect(readProgress()).toEqual({ results: {}, ratings: {}, run: 0, day: "", days: 0 });
    },
  );

  test("has bounds", () => {
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, number) => [`id${number}`, "first"]));
    kept.set("spydeck.puzzles", JSON.stringify({ results: many }));
    expect(Object.keys(readProgress().results)).toHaveLength(2_000);
  });
});

test("a day is written and read", () => {
  expect(dayOf(NOW + 5)).toBe("2024-10-04");
  expect(beginOf("2024-10-04")).toBe(NOW);
  expect(["", "2026-13-45", "2026-11-27T12:00", "today"].map(beginOf)).toEqual([undefined, undefined, undefined, undefined]);
});

describe("the next puzzle", () => {
  const all = [puzzle("a", 900), puzzle("b", 1090), puzzle("c", 1130, "lead"), puzzle("d", 1500)];

  test("is the nearest to the person's level that was not answered", () => {
    expect(nextOf(all, nothing(), {})?.id).toBe("b");
    expect(nextOf(all, nothing(), {}, "b")?.id).toBe("c");
    expect(nextOf(all, nothing(), { theme: "lead" })?.id).toBe("c");
    const strong = { ...nothing(), ratings: { "black-spy": { rating: 1600, deviation: 60 } } };
    expect(nextOf(all, strong, {})?.id).toBe("d");
    expect(nextOf(all, after(nothing(), all[2] as PuzzleSummary, "first", NOW), { theme: "lead" })).toBeUndefined();
  });

  test("to try again was not found", () => {
    let own = after(nothing(), all[0] as PuzzleSummary, "missed", NOW);
    own = after(own, all[1] as PuzzleSummary, "second", NOW);
    expect(among(all, own, { again: true }).map(({ id }) => id)).toEqual(["a"]);
    expect(nextOf(all, own, { again: true })?.id).toBe("a");
    expect(nextOf(all, own, { again: true }, "a")).toBeUndefined();
  });

  test("of the day comes to every puzzle once before the first one comes again", () => {
    const days = all.map((_, day) => puzzleOfDay(all, NOW + day * DAY)?.id);
    expect(new Set(days).size).toBe(all.length);
    expect(puzzleOfDay([...all].reverse(), NOW)?.id).toBe(days[0]);
    expect(puzzleOfDay([], NOW)).toBeUndefined();
  });
});
