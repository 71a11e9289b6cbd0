import { expect, test } from "vitest";
import type { PlayedGame } from "../src/net/protocol";
import { allPlayed, statisticsOf } from "../src/statistics/statistics";

const game = (at: number, result: PlayedGame["result"], deals: number[] = []): PlayedGame => ({
  record: `record-${at}`,
  game: "any",
  at,
  against: "bots",
  played: true,
  practice: false,
  result,
  total: deals.reduce((sum, points) => sum + points, 0),
  deals,
});

const NEWEST_FIRST = [game(5, "won", [3]), game(4, "lost", [20, -5]), game(3, "won"), game(2, "won", [10]), game(1, "drawn")];

test("games add up: won, drawn, mean points, streaks", () => {
  const found = statisticsOf(NEWEST_FIRST, "few");
  expect(found).toMatchObject({ played: 5, won: 3, drawn: 1, mean: 7, streak: 2, lasting: 1 });
  expect(found.deals.map(({ points }) => points)).toEqual([10, 20, -5, 3]);
});

test("the best deal is the one that the game's aim says", () => {
  const few = statisticsOf(NEWEST_FIRST, "few");
  const many = statisticsOf(NEWEST_FIRST, "many");
  expect([few.best?.points, few.worst?.points]).toEqual([-5, 20]);
  expect([many.best?.points, many.worst?.points]).toEqual([20, -5]);
  expect(few.best?.record).toBe("record-4");
});

test("without games there is nothing to divide", () => {
  expect(statisticsOf([])).toMatchObject({ played: 0, mean: undefined, best: undefined, streak: 0, lasting: 0 });
});

test("games are fetched page by page, and at most two thousand of them", async () => {
  const asked: number[] = [];
  const read = (first: number, count: number) => {
    asked.push(first);
    return Promise.resolve({ games: [game(first, "won")], more: first + count < 500 });
  };
  expect((await allPlayed(read)).map(({ at }) => at)).toEqual([0, 200, 400]);
  expect((await allPlayed(() => Promise.resolve({ games: [], more: true }))).length).toBe(0);
  expect(asked).toEqual([0, 200, 400]);
});
