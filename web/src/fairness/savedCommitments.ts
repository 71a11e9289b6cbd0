/** The commitments that this device was shown before the cards, kept so that a check can ask for nothing. */

const KEY = "spydeck.commitments";
const MOST = 200;

type Kept = readonly (readonly [record: string, commitment: string])[];

function kept(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isPair) : [];
  } catch {
    return [];
  }
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** Keeps the commitment that was shown when a game began; the first one shown counts. `record` is TABLE-NUMBER. */
export function saveCommitment(record: string, commitment: string): void {
  const before = kept();
  if (before.some(([name]) => name === record)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, [record, commitment]].slice(-MOST)));
  } catch {
    // A browser that keeps nothing can still check against a commitment that somebody pastes.
  }
}

/** The commitment that was shown when a game began on this device. */
export const savedCommitment = (record: string): string | undefined =>
  kept().find(([name]) => name === record)?.[1];
