/** The commitments shown on this device before the deal, saved so that a check needs no input. */

import { readStored, store } from "../storage";

const KEY = "spydeck.commitments";
const MAX_SAVED = 200;

type Saved = readonly (readonly [record: string, commitment: string])[];

function load(): Saved {
  const found = readStored(KEY);
  return Array.isArray(found) ? found.filter(isPair) : [];
}

const isPair = (value: unknown): value is readonly [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/**
 * Save the commitment shown when a game started; only the first one counts. `record` is TABLE-NUMBER. Without storage, a
 * check needs a pasted commitment.
 */
export function saveCommitment(record: string, commitment: string): void {
  const before = load();
  if (!before.some(([name]) => name === record)) store(KEY, [...before, [record, commitment]].slice(-MAX_SAVED));
}

/** The commitment shown on this device when a game started. */
export const savedCommitment = (record: string): string | undefined =>
  load().find(([name]) => name === record)?.[1];
