/** Setting a table up and going there. */

import type { Game } from "../cards/decks";
import { asGuest } from "../net/guest";
import { RequestError, makeTable } from "../net/http";
import type { GameFacts, Options, SeatSetup, CreateTable } from "../net/protocol";
import { notify } from "../components/notices.svelte";
import { partsOfGame } from "../play/games";
import { go } from "../router.svelte";
import { words } from "../i18n";

export const DEFAULT_BOT = "sensible";
/** Black Spy, one deal: what the server says of it stands in `single_deal`; the first visit does not wait to ask. */
const SINGLE_DEAL: Options = { end_value: 1 };
const TURN_LIMIT = 30;

/** The options with which a game starts in one click. */
export const defaultOptions = (game: Game): Options => (game === "spycard" ? { turn_limit: TURN_LIMIT } : {});

/** One's own seat and bots in all others. */
export const seatsWithBots = (players: number, bot = DEFAULT_BOT): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { sitter: "open" } : { sitter: "bot", bot }));

/** What went wrong, as a sentence that says what to do. */
export const errorMessage = (error: unknown): string =>
  error instanceof RequestError && error.code !== "away" ? words.trouble.wrong(error.message) : words.trouble.away;

/** Sets a table up and goes there; tells what went wrong and gives back whether it went well. */
export async function open(wish: CreateTable, { replace = false } = {}): Promise<boolean> {
  // What shows the game is fetched while the server sets the table up; if it fails, the table's screen says so.
  partsOfGame(wish.game).catch(() => undefined);
  try {
    const { table } = await asGuest(words.lobby.newcomer.name, () => makeTable(wish));
    go({ screen: "table", id: table }, { replace });
    return true;
  } catch (error) {
    notify(errorMessage(error), "trouble");
    return false;
  }
}

/** A newcomer's first game: one deal of Black Spy against three bots, at once. */
export const startFirstGame = () =>
  open({ game: "black-spy", options: SINGLE_DEAL, seats: seatsWithBots(4), start: true }, { replace: true });

/** One click: against bots, in full or for a single deal. */
export const playAgainstBots = (game: Game, facts: GameFacts | undefined, options = defaultOptions(game)) =>
  open({ game, options, seats: seatsWithBots(facts?.usual_players ?? 4), start: true });

/** One click: seats for friends. */
export const playWithFriends = (game: Game) => open({ game, options: defaultOptions(game), access: "link" });
