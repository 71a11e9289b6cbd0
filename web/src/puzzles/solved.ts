/** The puzzles that were answered, and whether rightly at the first try. Saved on this device. */

import { readStored, store } from "../storage";

type Solved = Readonly<Record<string, boolean>>;

const KEY = "spydeck.puzzles";
/** More than any game has. */
const MAX = 2_000;

/** What is saved, without anything that is not one of ours. */
export function readSolved(): Solved {
  const found = readStored(KEY);
  if (typeof found !== "object" || found === null) return {};
  const entries = Object.entries(found).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean");
  return Object.fromEntries(entries.slice(-MAX));
}

/** Save an answer; only the first one to a puzzle counts. Without storage, the puzzle is asked again. */
export function saveSolved(id: string, right: boolean): void {
  const solved = readSolved();
  if (!(id in solved)) store(KEY, { ...solved, [id]: right });
}
