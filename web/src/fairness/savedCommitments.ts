/** The commitments shown on this device before the deal, saved so that a check needs no input. */

const KEY = "spydeck.commitments";
const MAX_SAVED = 200;

type Saved = readonly (readonly [record: string, commitment: string])[];

function load(): Saved {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** Save the commitment shown when a game started; only the first one counts. `record` is TABLE-NUMBER. */
export function saveCommitment(record: string, commitment: string): void {
  const before = load();
  if (before.some(([name]) => name === record)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, [record, commitment]].slice(-MAX_SAVED)));
  } catch {
    // Without storage, a check needs a pasted commitment.
  }
}

/** The commitment shown on this device when a game started. */
export const savedCommitment = (record: string): string | undefined =>
  load().find(([name]) => name === record)?.[1];
