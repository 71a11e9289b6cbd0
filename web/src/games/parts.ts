/** Loading what shows a game at a table. */

import type { GameParts } from "../play/contract";
import { gameOf } from ".";

const COMPONENTS: Readonly<Record<string, () => Promise<{ readonly parts: GameParts }>>> = {
  "black-spy": () => import("./black-spy/parts"),
  "spy-tricks": () => import("./spy-tricks/parts"),
  spycard: () => import("./spycard/parts"),
};

const requested = new Map<string, Promise<GameParts>>();

async function load(game: string): Promise<GameParts> {
  const found = await Promise.all([COMPONENTS[game]?.(), gameOf(game).loadTable?.()]);
  return found[0]?.parts ?? { sentence: () => null };
}

/**
 * Load a game's components and sentences, once. A failure is final until the page is reloaded: on a second try the
 * browser would skip styles that it failed to load.
 */
export function loadParts(game: string): Promise<GameParts> {
  const parts = requested.get(game) ?? load(game);
  requested.set(game, parts);
  return parts;
}
