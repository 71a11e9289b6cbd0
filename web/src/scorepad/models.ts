/** Models of what entries may be, saved on this device for scorepads without a connection. */

import { readScoreModels } from "../net/contentApi";
import { contentLanguage } from "../i18n";
import { CODES, FALLBACK } from "../i18n/languages";
import type { Options, ScoreModel } from "../net/protocol";

interface Saved {
  /** The players and options that it is for, and its language. */
  readonly key: string;
  readonly model: ScoreModel;
}

/** A later version with other models starts again. */
const KEY = "spydeck.score-models.1";
const MAX_MODELS = 40;

const keyOf = (game: string, players: number, options: Options, language: string): string =>
  JSON.stringify([game, players, options, ...(language === FALLBACK ? [] : [language])]);

/** The models that are saved, the latest first. */
function savedModels(): Saved[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? (found as Saved[]) : [];
  } catch {
    return [];
  }
}

function save(models: readonly Saved[]): void {
  const keys = new Set(models.map(({ key }) => key));
  const older = savedModels().filter(({ key }) => !keys.has(key));
  try {
    localStorage.setItem(KEY, JSON.stringify([...models, ...older].slice(0, MAX_MODELS)));
  } catch {
    // Without storage, a scorepad needs a connection.
  }
}

/** The model for a game with some options, if this device has it: in the language of the page, or else in another. */
export function modelFor(game: string, players: number, options: Options): ScoreModel | undefined {
  const keys = [contentLanguage(), ...CODES].map((language) => keyOf(game, players, options, language));
  const saved = savedModels();
  return keys.map((wanted) => saved.find(({ key }) => key === wanted)?.model).find((model) => model !== undefined);
}

export const saveModel = (game: string, players: number, options: Options, model: ScoreModel, language = contentLanguage()): void =>
  save([{ key: keyOf(game, players, options, language), model }]);

/** The same, after looking whether the models of the usual options can be had, from the service worker perhaps. */
export async function findModel(game: string, players: number, options: Options): Promise<ScoreModel | undefined> {
  const known = modelFor(game, players, options);
  if (known) return known;
  await saveUsualModels(game);
  return modelFor(game, players, options);
}

/** Fetch and save the models of a game's usual options, so that scorepads can be started without a connection. */
export async function saveUsualModels(game: string): Promise<void> {
  const language = contentLanguage();
  try {
    const models = await readScoreModels(game);
    save(models.map((model) => ({ key: keyOf(game, model.players, {}, language), model })));
  } catch {
    // The next visit tries again.
  }
}
