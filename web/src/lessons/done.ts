/** The lessons that were played to the end, by game. Saved on this device. */

import { readStored, store } from "../storage";

type Done = Readonly<Record<string, readonly string[]>>;

const KEY = "spydeck.lessons";
/** More than any game has. */
const MAX = 100;

/** The saved data, without anything that is not one of ours. */
export function readDone(): Done {
  const found = readStored(KEY);
  if (typeof found !== "object" || found === null) return {};
  const lists = Object.entries(found).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  return Object.fromEntries(lists.map(([game, names]) => [game, names.filter((name) => typeof name === "string").slice(0, MAX)]));
}

export const isDone = (game: string, name: string): boolean => !!readDone()[game]?.includes(name);

/** Save that a lesson was played to the end; without storage, nothing is marked as done. */
export function saveDone(game: string, name: string): void {
  const done = readDone();
  if (!done[game]?.includes(name)) store(KEY, { ...done, [game]: [...(done[game] ?? []), name] });
}
