/** A scorepad for paper cards, as saved on this device: the players, the options and the entries. */

import type { Options, ScoreRequest } from "../net/protocol";
import type { Confirmed } from "./addUp";

export type Pad = Required<Omit<ScoreRequest, "game">>;

export interface SavedPad {
  readonly pad: Pad;
  /** What the server made of its first entries. */
  readonly confirmed?: Confirmed | undefined;
}

const keyOf = (game: string) => `spydeck.score.${game}`;

const isList = (value: unknown, kind: string): boolean => Array.isArray(value) && value.every((one) => typeof one === kind);
const isTexts = (value: unknown): value is string[] => isList(value, "string");

/** Parse a saved pad; undefined for anything else. */
export function readPad(saved: string | null): SavedPad | undefined {
  try {
    const found = JSON.parse(saved ?? "") as Partial<Record<keyof Pad | "confirmed", unknown>>;
    const { players, names, options, entries, confirmed } = found;
    if (typeof players !== "number" || !isTexts(names) || names.length !== players || !isTexts(entries)) return undefined;
    if (typeof options !== "object" || options === null || Array.isArray(options)) return undefined;
    const pad = { players, names, entries, options: options as Options };
    return isConfirmed(confirmed) ? { pad, confirmed } : { pad };
  } catch {
    return undefined;
  }
}

function isConfirmed(value: unknown): value is Confirmed {
  const { entries, finished, rows } = (value ?? {}) as Partial<Record<keyof Confirmed, unknown>>;
  if (!isTexts(entries) || !isList(finished, "number") || !Array.isArray(rows)) return false;
  return rows.every((row: Record<string, unknown> | null) => isList(row?.points, "number") && isList(row?.totals, "number"));
}

/** The pad saved on this device for a game. */
export function loadPad(game: string): SavedPad | undefined {
  try {
    return readPad(localStorage.getItem(keyOf(game)));
  } catch {
    return undefined;
  }
}

/** Save a pad, or delete it if undefined. */
export function savePad(game: string, saved: SavedPad | undefined): void {
  try {
    if (saved) localStorage.setItem(keyOf(game), JSON.stringify({ ...saved.pad, confirmed: saved.confirmed }));
    else localStorage.removeItem(keyOf(game));
  } catch {
    // Without storage, the pad lasts as long as the page.
  }
}
