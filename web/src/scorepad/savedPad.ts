/** A scorepad for paper cards, as saved on this device: the players, the options and the entries. */

import type { Options, ScoreRequest } from "../net/protocol";

export type Pad = Required<Omit<ScoreRequest, "game">>;

const keyOf = (game: string) => `spydeck.score.${game}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/** Parse a saved pad; undefined for anything else. */
export function readPad(saved: string | null): Pad | undefined {
  try {
    const found = JSON.parse(saved ?? "") as Partial<Record<keyof Pad, unknown>>;
    const { players, names, options, entries } = found;
    if (typeof players !== "number" || !isTexts(names) || names.length !== players || !isTexts(entries)) return undefined;
    if (typeof options !== "object" || options === null || Array.isArray(options)) return undefined;
    return { players, names, entries, options: options as Options };
  } catch {
    return undefined;
  }
}

/** The pad saved on this device for a game. */
export function loadPad(game: string): Pad | undefined {
  try {
    return readPad(localStorage.getItem(keyOf(game)));
  } catch {
    return undefined;
  }
}

/** Save a pad, or delete it if undefined. */
export function savePad(game: string, pad: Pad | undefined): void {
  try {
    if (pad) localStorage.setItem(keyOf(game), JSON.stringify(pad));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // Without storage, the pad lasts as long as the page.
  }
}
