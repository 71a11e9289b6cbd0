/** Creating a table and going there. */

import { notify } from "../components/notices.svelte";
import { errorMessage } from "../errorMessages";
import { FIRST_TABLE } from "../games";
import type { GameManifest } from "../games/manifest";
import { words } from "../i18n";
import { asGuest } from "../net/guest";
import { postTable } from "../net/http";
import type { GameFacts, SeatSetup, CreateTable } from "../net/protocol";
import { loadParts } from "../play/gameParts";
import { go } from "../router.svelte";
import { loadScreen } from "../screens";

export const DEFAULT_BOT = "sensible";

/** Seats for one person, with bots in all others. */
export const seatsWithBots = (players: number, bot = DEFAULT_BOT): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { sitter: "open" } : { sitter: "bot", bot }));

/** Create a table and go there, or notify the person of the error. Resolves to whether it succeeded. */
export async function createTable(request: CreateTable, { replace = false } = {}): Promise<boolean> {
  // Load the table and the game's components while the server creates the table; if that fails, the page says so then.
  Promise.all([loadScreen("table"), loadParts(request.game)]).catch(() => undefined);
  try {
    const { table } = await asGuest(words.lobby.newcomer.name, () => postTable(request));
    go({ screen: "table", id: table }, { replace });
    return true;
  } catch (error) {
    notify(errorMessage(error), "error");
    return false;
  }
}

/** A newcomer's first table: a single deal against bots, at once. */
export function startFirstGame(): Promise<boolean> {
  const { game, options, players } = FIRST_TABLE;
  return createTable({ game: game.name, options, seats: seatsWithBots(players), start: true }, { replace: true });
}

/** Start a game against bots in one click: a full game or a single deal. */
export const playAgainstBots = (game: GameManifest, facts: GameFacts | undefined, options = game.defaultOptions) =>
  createTable({ game: game.name, options, seats: seatsWithBots(facts?.usual_players ?? 4), start: true });

/** Create a table for friends in one click. */
export const playWithFriends = (game: GameManifest) => createTable({ game: game.name, options: game.defaultOptions, access: "link" });
