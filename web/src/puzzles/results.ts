/** The results of puzzles as this device keeps them: all that the lobby reads of a person's progress. */

import { readStored } from "../storage";

/** Found at the first or at the second try, not found, or found later, when it was tried again. */
export type Result = "first" | "second" | "missed" | "later";

const RESULTS: readonly unknown[] = ["first", "second", "missed", "later"] satisfies Result[];

export type Results = Readonly<Record<string, Result>>;

export const KEY = "spydeck.puzzles";
/** More puzzles than any game has. */
const MAX_RESULTS = 2_000;

export type Kept = Readonly<Record<string, unknown>>;

export const isKept = (value: unknown): value is Kept => typeof value === "object" && value !== null && !Array.isArray(value);
const isResult = (value: unknown): value is Result => RESULTS.includes(value);

/** The entries of an object that are of a kind, the last ones of too many. */
export function entriesOf<Value>(kept: unknown, is: (value: unknown) => value is Value, most: number): Readonly<Record<string, Value>> {
  const entries = Object.entries(isKept(kept) ? kept : {}).filter((entry): entry is [string, Value] => is(entry[1]));
  return Object.fromEntries(entries.slice(-most));
}

/** The results in what is kept; earlier versions kept of each puzzle whether the first try was right. */
export function resultsIn(kept: unknown): Results {
  if (!isKept(kept)) return {};
  if (isKept(kept["results"])) return entriesOf(kept["results"], isResult, MAX_RESULTS);
  const answers = entriesOf(kept, (value) => typeof value === "boolean", MAX_RESULTS);
  return Object.fromEntries(Object.entries(answers).map(([id, right]) => [id, right ? "first" : "missed"]));
}

export const isFound = (result: Result | undefined): boolean => result !== undefined && result !== "missed";

/** The results that this device keeps. */
export const readResults = (): Results => resultsIn(readStored(KEY));
