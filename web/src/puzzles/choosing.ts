/** Which puzzle is next: of a theme, at the person's own level; to try again; of the day. */

import type { PuzzleSummary } from "../net/protocol";
import { DAY } from "./day";
import { type Progress, ratingIn } from "./progress";

/** By how much the next puzzle should be easier than the person is strong: two of three are found. */
const EASIER = 100;
/** No number of puzzles has it as a factor, so that every one of them has its day. */
const STRIDE = 7_919;

const byId = (one: PuzzleSummary, other: PuzzleSummary): number => (one.id < other.id ? -1 : 1);

/** Which puzzles somebody wants: all of a game, those of a theme, or those that were not found. */
export interface Wanted {
  readonly theme?: string | undefined;
  readonly again?: boolean | undefined;
}

/** The wanted puzzles, whether they were answered or not. */
export const among = (puzzles: readonly PuzzleSummary[], { results }: Progress, { theme, again = false }: Wanted): readonly PuzzleSummary[] =>
  puzzles.filter((one) => (theme === undefined || one.theme === theme) && (!again || results[one.id] === "missed"));

/** The next of the wanted puzzles of a game, not the one that is left; undefined if there is none. */
export function nextOf(puzzles: readonly PuzzleSummary[], progress: Progress, wanted: Wanted, left?: string): PuzzleSummary | undefined {
  const open = among(puzzles, progress, wanted).filter(({ id }) => id !== left && (wanted.again || progress.results[id] === undefined));
  const [first] = open;
  if (!first) return undefined;
  const level = ratingIn(progress, first.game).rating - EASIER;
  const away = ({ difficulty }: PuzzleSummary) => Math.abs(difficulty - level);
  return [...open].sort((one, other) => away(one) - away(other) || byId(one, other))[0];
}

/** The puzzle of a day of UTC, the same for everybody; undefined for no puzzles. */
export function puzzleOfDay(puzzles: readonly PuzzleSummary[], now: number): PuzzleSummary | undefined {
  const number = Math.floor(now / DAY) * STRIDE;
  return [...puzzles].sort(byId)[number % puzzles.length];
}
