/** Setting a table up and going there. */

import type { Game } from "../cards/decks";
import { asGuest } from "../net/guest";
import { Trouble, makeTable } from "../net/http";
import type { GameFacts, Options, SeatSetup, CreateTable } from "../net/protocol";
import { notify } from "../parts/announcements.svelte";
import { partsOfGame } from "../play/games";
import { go } from "../router.svelte";
import { words } from "../i18n";

export const USUAL_BOT = "sensible";
/** Black Spy, one deal: what the server says of it stands in `single_deal`; the first visit does not wait to ask. */
const SINGLE_DEAL: Options = { end_value: 1 };
const TURN_LIMIT = 30;

/** The options with which a game starts in one click. */
export const usualOptions = (game: Game): Options => (game === "spycard" ? { turn_limit: TURN_LIMIT } : {});

/** One's own seat and bots in all others. */
export const withBots = (players: number, bot = USUAL_BOT): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { sitter: "open" } : { sitter: "bot", bot }));

/** What went wrong, as a sentence that says what to do. */
export const sentenceOf = (error: unknown): string =>
  error instanceof Trouble && error.code !== "away" ? words.trouble.wrong(error.message) : words.trouble.away;

/** Sets a table up and goes there; tells what went wrong and gives back whether it went well. */
export async function open(wish: CreateTable, { replace = false } = {}): Promise<boolean> {
  // What shows the game is fetched while the server sets the table up; if it fails, the table's screen says so.
  partsOfGame(wish.game).catch(() => undefined);
  try {
    const { table } = await asGuest(words.lobby.newcomer.name, () => makeTable(wish));
    go({ screen: "table", id: table }, { replace });
    return true;
  } catch (error) {
    notify(sentenceOf(error), "trouble");
    return false;
  }
}

/** A newcomer's first game: one deal of Black Spy against three bots, at once. */
export const openFirst = () =>
  open({ game: "black-spy", options: SINGLE_DEAL, seats: withBots(4), start: true }, { replace: true });

/** One click: against bots, in full or for a single deal. */
export const openAgainstBots = (game: Game, facts: GameFacts | undefined, options = usualOptions(game)) =>
  open({ game, options, seats: withBots(facts?.usual_players ?? 4), start: true });

/** One click: seats for friends. */
export const openForFriends = (game: Game) => open({ game, options: usualOptions(game), access: "link" });
