/** Loading what shows a game at a table. */

import { gameOf } from "../games";
import type { GameParts } from "./contract";

const requested = new Map<string, Promise<GameParts>>();

/**
 * Load a game's components and sentences, once. A failure is final until the page is reloaded: on a second try the
 * browser would skip styles that it failed to load.
 */
export function loadParts(game: string): Promise<GameParts> {
  const parts = requested.get(game) ?? gameOf(game).parts();
  requested.set(game, parts);
  return parts;
}
