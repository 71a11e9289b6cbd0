/** Creating a table and going there. */

import { isHere } from "../alone/names";
import { attempt } from "../components/notices.svelte";
import { FIRST_TABLE } from "../games";
import type { GameManifest } from "../games/manifest";
import { LEVELS, usualLevel } from "../settings.svelte";
import { asGuest, newcomerName, rememberFirstTable } from "../net/guest";
import { RequestError, findStrangers, invitePerson, joinTable, playDeal, postTable, postTableHere, readTable, tryAgain } from "../net/http";
import type { CreateTable, Joined, Options, SeatSetup, TableSummary } from "../net/protocol";
import { loadParts } from "../games/parts";
import { go, loadScreen } from "../router.svelte";

/** Seats for one person, with bots in all others: those of a level by seat, and the others as `bot`. */
export const seatsWithBots = (players: number, bot: string, levels: readonly (string | undefined)[] = []): SeatSetup[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 ? { sitter: "open" } : { sitter: "bot", bot: levels[seat] || bot }));

/** Get a table of a game: from the server as a guest, or one of this device. Resolves to its name. */
async function getTable(game: string, get: () => Promise<{ table: string }>, here = false): Promise<string> {
  // Load the table and the game's components meanwhile; if that fails, the page says so then.
  Promise.all([loadScreen(here ? "alone" : "table"), loadParts(game)]).catch(() => undefined);
  return (await (here ? get() : asGuest(newcomerName(), get))).table;
}

/** Get a table and go there, or notify the person of the error. Resolves to whether it succeeded. */
export const goToTable = (game: string, get: () => Promise<{ table: string }>, here = false): Promise<boolean> =>
  attempt(async () => {
    const table = await getTable(game, get, here);
    if (here) go({ screen: "alone", game }, { query: `?table=${table}` });
    else go({ screen: "table", id: table });
  });

/** Create a table, at the server or on this device, and go there, or notify the person of the error. Resolves to whether it succeeded. */
export const createTable = (request: CreateTable, here = false): Promise<boolean> =>
  goToTable(request.game, () => (here ? postTableHere(request) : postTable(request)), here);

/** Go to a newcomer's first table, a single deal against easy bots. Throws `RequestError`. */
export async function startFirstGame(): Promise<void> {
  const { game, options, players } = FIRST_TABLE;
  const request: CreateTable = { game: game.name, options, seats: seatsWithBots(players, LEVELS[0]), start: true };
  const table = await getTable(game.name, () => postTable(request));
  rememberFirstTable(table);
  go({ screen: "table", id: table }, { replace: true });
}

/** Start a game of so many players against bots in one click. */
export const playAgainstBots = (game: GameManifest, players: number, options: Options) =>
  createTable({ game: game.name, players, options, seats: seatsWithBots(players, usualLevel()), start: true });

/** How many tables for strangers to try, one after another. */
const ATTEMPTS = 5;

/** Join strangers who wait for a game or play it. Throws `RequestError`. */
async function joinStrangers(game: string, attempts = ATTEMPTS): Promise<Joined> {
  const { table } = await findStrangers(game);
  try {
    return await joinTable(table, true);
  } catch (error) {
    const late = error instanceof RequestError && error.code === "taken";
    if (!late || attempts === 1) throw error;
    return joinStrangers(game, attempts - 1);
  }
}

/** Play with whoever else wants to, and go there, or notify the person of the error. */
export const playNow = ({ name }: GameManifest): Promise<boolean> => goToTable(name, () => joinStrangers(name));

/** Play a daily deal, in the try that counts or for practice, or notify the person of the error. */
export const playDaily = (game: string, day: string, practice: boolean): Promise<boolean> =>
  goToTable(game, () => playDeal(game, day, practice));

/** Play on from a step of a game, alone against bots, or notify the person of the error. */
export const playFrom = (game: string, record: string, step: number, seat: number, table?: string): Promise<boolean> =>
  goToTable(game, () => tryAgain(record, step, seat, table), isHere(record));

/** A table for friends. */
const forFriends = (game: GameManifest): CreateTable => ({ game: game.name, options: game.defaultOptions, access: "link" });

const FRIENDS_KEY = "spydeck.friends";

/** Create a table for friends, which those who are invited later in this tab come to, too. Throws `RequestError`. */
async function postForFriends(game: GameManifest): Promise<{ table: string }> {
  const made = await postTable(forFriends(game));
  try {
    sessionStorage.setItem(FRIENDS_KEY, made.table);
  } catch {
    // Without storage, each invitation is to a table of its own.
  }
  return made;
}

/** The table for friends that was made last in this tab, as long as somebody else can sit down there. */
export async function tableForFriends(): Promise<TableSummary | undefined> {
  try {
    const made = sessionStorage.getItem(FRIENDS_KEY);
    if (made === null) return undefined;
    const { line, member, free_seats } = await readTable(made);
    return line.stage === "gathering" && member !== null && (free_seats ?? 0) > 0 ? line : undefined;
  } catch {
    return undefined;
  }
}

/** Create a table for friends in one click. */
export const playWithFriends = (game: GameManifest): Promise<boolean> => goToTable(game.name, () => postForFriends(game));

/**
 * Invite somebody to a table, by default to a new one, and go there, or notify the person of the error. Resolves to
 * whether it succeeded.
 */
export const playAgainWith = (person: string, game: GameManifest, table?: string): Promise<boolean> =>
  goToTable(game.name, async () => {
    const at = table === undefined ? await postForFriends(game) : { table };
    await invitePerson(person, at.table);
    return at;
  });
