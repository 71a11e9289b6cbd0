/**
 * A person's rating at the puzzles of one game: Glicko (Mark Glickman), with each puzzle as an opponent.
 *
 * The first try at a puzzle is one game against it: found is a win, anything else is a loss. A puzzle's rating is its
 * difficulty, which bots have decided (`spydeck.study.puzzles.grading`) and no answer changes; that it is an estimate
 * too is counted in. Whoever begins has the difficulty of an average puzzle, quite uncertain; each answer makes that
 * surer, down to a bound that lets the rating follow what somebody learns. Time alone changes nothing.
 */

export interface Rating {
  /** On a scale as of chess ratings. */
  readonly rating: number;
  /** Its standard error. */
  readonly deviation: number;
}

export const BEGINNING: Rating = { rating: 1200, deviation: 300 };

/** The standard error of a puzzle's difficulty. */
const OF_PUZZLES = 100;
const MIN_DEVIATION = 60;
/** Below it, a rating is said without its uncertainty. */
const SURE = 80;
const MIN_RATING = 100;
const MAX_RATING = 3000;
/** Glicko's constant: 400 points are a factor of ten. */
const Q = Math.LN10 / 400;
const STEP = 10;

/** How much less a result says because the other rating is uncertain. */
const WEIGHT = 1 / Math.sqrt(1 + (3 * (Q * OF_PUZZLES) ** 2) / Math.PI ** 2);

/** How likely a person with a rating finds the answer at the first try. */
export const chanceOf = (rating: number, difficulty: number): number => 1 / (1 + 10 ** ((-WEIGHT * (rating - difficulty)) / 400));

/** The rating after a first try. */
export function rated({ rating, deviation }: Rating, difficulty: number, found: boolean): Rating {
  const chance = chanceOf(rating, difficulty);
  const known = (Q * WEIGHT) ** 2 * chance * (1 - chance);
  const variance = 1 / (1 / deviation ** 2 + known);
  const moved = rating + Q * WEIGHT * variance * (Number(found) - chance);
  return { rating: Math.min(MAX_RATING, Math.max(MIN_RATING, moved)), deviation: Math.max(MIN_DEVIATION, Math.sqrt(variance)) };
}

/** A rating as it is said: whole, and between which bounds it is in 19 of 20 cases, as long as they are far apart. */
export const shownRating = ({ rating, deviation }: Rating): { readonly rating: number; readonly margin: number | null } => ({
  rating: Math.round(rating),
  margin: deviation > SURE ? STEP * Math.round((2 * deviation) / STEP) : null,
});
