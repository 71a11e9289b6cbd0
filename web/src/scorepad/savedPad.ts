/** A scorepad for paper cards as this device keeps it: who plays, by which rules, and what was entered. */

import type { Options } from "../net/protocol";

export interface Pad {
  readonly players: number;
  readonly names: readonly string[];
  readonly options: Options;
  readonly entries: readonly string[];
}

const keyOf = (game: string) => `spydeck.score.${game}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** A pad in a text as kept; undefined for anything else. */
export function readPad(kept: string | null): Pad | undefined {
  try {
    const found = JSON.parse(kept ?? "") as Partial<Record<keyof Pad, unknown>>;
    const { players, names, options, entries } = found;
    if (typeof players !== "number" || !isTexts(names) || names.length !== players || !isTexts(entries)) return undefined;
    if (typeof options !== "object" || options === null || Array.isArray(options)) return undefined;
    return { players, names, entries, options: options as Options };
  } catch {
    return undefined;
  }
}

/** The pad that this device keeps for a game. */
export function loadPad(game: string): Pad | undefined {
  try {
    return readPad(localStorage.getItem(keyOf(game)));
  } catch {
    return undefined;
  }
}

/** Keeps a pad, or with undefined forgets it. */
export function savePad(game: string, pad: Pad | undefined): void {
  try {
    if (pad) localStorage.setItem(keyOf(game), JSON.stringify(pad));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // A browser that keeps nothing still adds up, as long as the page stays open.
  }
}
