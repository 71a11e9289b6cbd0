/** Setting a table up and going there. */

import { errorMessage } from "../errorMessages";
import { FIRST_TABLE, gameOf } from "../games";
import type { GameManifest } from "../games/manifest";
import { words } from "../i18n";
import { asGuest } from "../net/guest";
import { makeTable } from "../net/http";
import type { GameFacts, SeatSetup, CreateTable } from "../net/protocol";
import { notify } from "../components/notices.svelte";
import { go } from "../router.svelte";

export const DEFAULT_BOT = "sensible";

/** One's own seat and bots in all others. */
export const seatsWithBots = (players: number, bot = DEFAULT_BOT): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { sitter: "open" } : { sitter: "bot", bot }));

/** Sets a table up and goes there; tells what went wrong and gives back whether it went well. */
export async function open(wish: CreateTable, { replace = false } = {}): Promise<boolean> {
  // What shows the game is fetched while the server sets the table up; if it fails, the table's screen says so.
  gameOf(wish.game).parts().catch(() => undefined);
  try {
    const { table } = await asGuest(words.lobby.newcomer.name, () => makeTable(wish));
    go({ screen: "table", id: table }, { replace });
    return true;
  } catch (error) {
    notify(errorMessage(error), "trouble");
    return false;
  }
}

/** A newcomer's first table: a single deal against bots, at once. */
export function startFirstGame(): Promise<boolean> {
  const { game, options, players } = FIRST_TABLE;
  return open({ game: game.name, options, seats: seatsWithBots(players), start: true }, { replace: true });
}

/** One click: against bots, in full or for a single deal. */
export const playAgainstBots = (game: GameManifest, facts: GameFacts | undefined, options = game.defaultOptions) =>
  open({ game: game.name, options, seats: seatsWithBots(facts?.usual_players ?? 4), start: true });

/** One click: seats for friends. */
export const playWithFriends = (game: GameManifest) => open({ game: game.name, options: game.defaultOptions, access: "link" });
