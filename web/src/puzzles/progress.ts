/**
 * A person's progress with puzzles, saved on this device: the result of each, a rating by game, first tries found in
 * a row, and days in a row.
 */

import type { PuzzleSummary } from "../net/protocol";
import { readStored, store } from "../storage";
import { DAY, dayOf } from "./day";
import { BEGINNING, type Rating, rated } from "./rating";
import { KEY, type Kept, type Result, type Results, entriesOf, isKept, resultsIn } from "./results";

/** The result of an answer to a puzzle. */
export type Answered = Exclude<Result, "later">;

export interface Progress {
  /** By the ids of puzzles. */
  readonly results: Results;
  readonly ratings: Readonly<Record<string, Rating>>;
  /** First tries found since the last one that was not. */
  readonly run: number;
  /** The last day on which a puzzle was answered, and how many days in a row that makes; "" at the beginning. */
  readonly day: string;
  readonly days: number;
}

/** More than there are. */
const MAX_GAMES = 50;
const MAX_COUNT = 1_000_000;

const isRating = (value: unknown): value is Rating => isKept(value) && isBetween(value["rating"], 3_000) && isBetween(value["deviation"], 1_000);
const isBetween = (value: unknown, most: number): value is number => typeof value === "number" && value > 0 && value <= most;
const count = (value: unknown): number => (Number.isInteger(value) && isBetween(value, MAX_COUNT) ? value : 0);

/** The saved data, without anything that is not one of ours. */
export function readProgress(): Progress {
  const kept = readStored(KEY);
  const { ratings, run, day, days }: Kept = isKept(kept) && isKept(kept["results"]) ? kept : {};
  return {
    results: resultsIn(kept),
    ratings: entriesOf(ratings, isRating, MAX_GAMES),
    run: count(run),
    day: typeof day === "string" ? day : "",
    days: count(days),
  };
}

/** How many days in a row there are today: none once a day was left out. */
export const daysInRow = ({ day, days }: Progress, now: number): number => (day === dayOf(now) || day === dayOf(now - DAY) ? days : 0);

/** The progress after an answer. Only the first answer to a puzzle counts for the rating and the run. */
export function after(progress: Progress, puzzle: Pick<PuzzleSummary, "id" | "game" | "difficulty">, answered: Answered, now: number): Progress {
  const { results, ratings, run } = progress;
  const before = results[puzzle.id];
  const today = dayOf(now);
  const days = { day: today, days: progress.day === today ? progress.days : daysInRow(progress, now) + 1 };
  if (before !== undefined) {
    const found = before === "missed" && answered !== "missed";
    return { ...progress, ...days, results: found ? { ...results, [puzzle.id]: "later" } : results };
  }
  const atFirst = answered === "first";
  return {
    ...days,
    results: { ...results, [puzzle.id]: answered },
    ratings: { ...ratings, [puzzle.game]: rated(ratingIn(progress, puzzle.game), puzzle.difficulty, atFirst) },
    run: atFirst ? run + 1 : 0,
  };
}

export const ratingIn = ({ ratings }: Progress, game: string): Rating => ratings[game] ?? BEGINNING;

/** Save the progress after an answer, and return it. Without storage, it lasts as long as the page. */
export function saveAnswer(puzzle: PuzzleSummary, answered: Answered, now: number): Progress {
  const progress = after(readProgress(), puzzle, answered, now);
  store(KEY, progress);
  return progress;
}
