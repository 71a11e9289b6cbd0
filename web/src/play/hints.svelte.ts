/** The hints for newcomers that have been read. Saved on this device. */

import { readStored, store } from "../storage";

export interface Hint {
  /** The game and the topic: "GAME.lead". */
  readonly name: string;
  readonly line: string;
}

const KEY = "spydeck.hints";
const OFF = "off";

function saved(): string[] {
  const found = readStored(KEY);
  return Array.isArray(found) ? found.filter((one) => typeof one === "string").slice(0, 100) : [];
}

const read: string[] = $state(saved());

// Hints brought back in another tab come back here too.
globalThis.addEventListener?.("storage", ({ key }) => {
  if (key === KEY) read.splice(0, read.length, ...saved());
});

/** Whether a hint has not been dismissed. */
export const isHintOpen = (name: string): boolean => !read.includes(name) && !hintsAreOff();

/** Whether the person wants no hints. */
export const hintsAreOff = (): boolean => read.includes(OFF);

/** Dismiss a hint permanently. */
export function dismissHint(name: string): void {
  if (!read.includes(name)) read.push(name);
  save();
}

/** Without storage, hints appear again. */
const save = (): void => store(KEY, read);

/** Dismiss all hints permanently. */
export const hintsOff = (): void => dismissHint(OFF);

/** Show all hints again, each when it is useful. */
export function showHintsAgain(): void {
  read.length = 0;
  save();
}
