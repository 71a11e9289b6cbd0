/** The three games' parts of a table, each loaded when its game is first played. */

import type { Game } from "../cards/decks";
import type { GameLog, GameScores, GameTable } from "./contract";

/** Games whose tables show each seat together with what lies before it. */
export const SEATED_AT_TABLE: readonly Game[] = ["spy-tricks", "spycard"];

const TABLES = import.meta.glob<{ default: GameTable }>("../games/*/Table.svelte");
const SCORES = import.meta.glob<{ default: GameScores }>("../games/*/Scores.svelte");
const LOGS = import.meta.glob<GameLog>("../games/*/log.ts");

export interface GameParts {
  readonly Table: GameTable | undefined;
  readonly Scores: GameScores | undefined;
  readonly sentence: GameLog["sentence"];
}

const asked = new Map<Game, Promise<GameParts>>();

/** The parts of a game, asked for once; if they do not come, only reloading the page helps. */
export function partsOfGame(game: Game): Promise<GameParts> {
  const parts = asked.get(game) ?? fetched(game);
  asked.set(game, parts);
  return parts;
}

async function fetched(game: Game): Promise<GameParts> {
  const [table, scores, log] = await Promise.all([
    TABLES[`../games/${game}/Table.svelte`]?.(),
    SCORES[`../games/${game}/Scores.svelte`]?.(),
    LOGS[`../games/${game}/log.ts`]?.(),
  ]);
  return { Table: table?.default, Scores: scores?.default, sentence: log?.sentence ?? (() => null) };
}
