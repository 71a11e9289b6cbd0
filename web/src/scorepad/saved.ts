/** Scorepads as this device saves them: their entries, and models of what entries may be, for times without a connection. */

import { contentLanguage } from "../i18n";
import { CODES, FALLBACK } from "../i18n/languages";
import { readScoreModels } from "../net/content.svelte";
import type { Options, ScoreModel, ScoreRequest } from "../net/protocol";
import { readStored, store } from "../storage";
import type { Confirmed } from "./addUp";

/** A scorepad: the players, the options and the entries. */
export type Pad = Required<Omit<ScoreRequest, "game">>;

export interface SavedPad {
  readonly pad: Pad;
  /** The server's result for its first entries. */
  readonly confirmed?: Confirmed | undefined;
}

const padKey = (game: string) => `spydeck.score.${game}`;

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
    return readPad(localStorage.getItem(padKey(game)));
  } catch {
    return undefined;
  }
}

/** Save a pad, or delete it if undefined. */
export function savePad(game: string, saved: SavedPad | undefined): void {
  try {
    if (saved) localStorage.setItem(padKey(game), JSON.stringify({ ...saved.pad, confirmed: saved.confirmed }));
    else localStorage.removeItem(padKey(game));
  } catch {
    // Without storage, the pad lasts as long as the page.
  }
}

interface SavedModel {
  /** The players and options that it is for, and its language. */
  readonly key: string;
  readonly model: ScoreModel;
}

/** A later version with other models starts again. */
const MODELS = "spydeck.score-models.1";
const MAX_MODELS = 40;

const modelKey = (game: string, players: number, options: Options, language: string): string =>
  JSON.stringify([game, players, options, ...(language === FALLBACK ? [] : [language])]);

/** The models that are saved, the latest first. */
function savedModels(): SavedModel[] {
  const found = readStored(MODELS);
  return Array.isArray(found) ? (found as SavedModel[]) : [];
}

/** Without storage, a scorepad needs a connection. */
function saveModels(models: readonly SavedModel[]): void {
  const keys = new Set(models.map(({ key }) => key));
  const older = savedModels().filter(({ key }) => !keys.has(key));
  store(MODELS, [...models, ...older].slice(0, MAX_MODELS));
}

/** The model for a game with some options, if this device has it: in the language of the page, or else in another. */
export function modelFor(game: string, players: number, options: Options): ScoreModel | undefined {
  const keys = [contentLanguage(), ...CODES].map((language) => modelKey(game, players, options, language));
  const saved = savedModels();
  return keys.map((wanted) => saved.find(({ key }) => key === wanted)?.model).find((model) => model !== undefined);
}

/** The same, after looking whether the models of the usual options can be had, from the service worker perhaps. */
export async function findModel(game: string, players: number, options: Options): Promise<ScoreModel | undefined> {
  const known = modelFor(game, players, options);
  if (known) return known;
  await saveUsualModels(game);
  return modelFor(game, players, options);
}

export const saveModel = (game: string, players: number, options: Options, model: ScoreModel, language = contentLanguage()): void =>
  saveModels([{ key: modelKey(game, players, options, language), model }]);

/** Fetch and save the models of a game's usual options, so that scorepads can be started without a connection. */
export async function saveUsualModels(game: string): Promise<void> {
  const language = contentLanguage();
  try {
    const models = await readScoreModels(game);
    saveModels(models.map((model) => ({ key: modelKey(game, model.players, {}, language), model })));
  } catch {
    // The next visit tries again.
  }
}
