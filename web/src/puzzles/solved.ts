/** The puzzles that were answered, and whether rightly at the first try. Saved on this device. */

type Solved = Readonly<Record<string, boolean>>;

const KEY = "spydeck.puzzles";
/** More than any game has. */
const MAX = 2_000;

/** What is saved, without anything that is not one of ours. */
export function readSolved(): Solved {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found !== "object" || found === null) return {};
    const entries = Object.entries(found).filter((entry): entry is [string, boolean] => typeof entry[1] === "boolean");
    return Object.fromEntries(entries.slice(-MAX));
  } catch {
    return {};
  }
}

/** Save an answer; only the first one to a puzzle counts. */
export function saveSolved(id: string, right: boolean): void {
  const solved = readSolved();
  if (id in solved) return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...solved, [id]: right }));
  } catch {
    // Without storage, the puzzle is asked again.
  }
}
