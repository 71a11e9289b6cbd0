/** The lessons that were played to the end, by game. Saved on this device. */

type Done = Readonly<Record<string, readonly string[]>>;

const KEY = "spydeck.lessons";
/** More than any game has. */
const MAX = 100;

/** What is saved, without anything that is not one of ours. */
export function readDone(): Done {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const lists = Object.entries(found).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
    return Object.fromEntries(lists.map(([game, names]) => [game, names.filter((name) => typeof name === "string").slice(0, MAX)]));
  } catch {
    return {};
  }
}

export const isDone = (game: string, name: string): boolean => !!readDone()[game]?.includes(name);

/** Save that a lesson was played to the end. */
export function saveDone(game: string, name: string): void {
  const done = readDone();
  if (done[game]?.includes(name)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...done, [game]: [...(done[game] ?? []), name] }));
  } catch {
    // Without storage, nothing is marked as done.
  }
}
