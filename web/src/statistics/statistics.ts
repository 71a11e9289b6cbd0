/** Statistics of a person's finished games. */

import type { PlayedGame } from "../net/protocol";

/** Which points are good in a game. */
export type Aim = "few" | "many";

export interface Deal {
  readonly points: number;
  /** When its game ended: milliseconds since the epoch. */
  readonly at: number;
  readonly record: string;
}

export interface Statistics {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  /** The longest row of games won, and the one that still lasts. */
  readonly streak: number;
  readonly lasting: number;
  /** The mean points of a deal; undefined without deals. */
  readonly mean: number | undefined;
  readonly best: Deal | undefined;
  readonly worst: Deal | undefined;
  /** The deals, the oldest first. */
  readonly deals: readonly Deal[];
}

/** Add up games, of which the newest is the first. */
export function statisticsOf(newest: readonly PlayedGame[], aim: Aim = "many"): Statistics {
  const games = [...newest].reverse();
  const deals = games.flatMap(({ deals, at, record }) => deals.map((points): Deal => ({ points, at, record })));
  const byPoints = [...deals].sort((one, other) => one.points - other.points);
  const [least, most] = [byPoints[0], byPoints.at(-1)];
  let [streak, lasting] = [0, 0];
  for (const { result } of games) {
    lasting = result === "won" ? lasting + 1 : 0;
    streak = Math.max(streak, lasting);
  }
  return {
    played: games.length,
    won: games.filter(({ result }) => result === "won").length,
    drawn: games.filter(({ result }) => result === "drawn").length,
    streak,
    lasting,
    mean: deals.length > 0 ? deals.reduce((sum, { points }) => sum + points, 0) / deals.length : undefined,
    best: aim === "few" ? least : most,
    worst: aim === "few" ? most : least,
    deals,
  };
}

const PAGE = 200;
/** Pages of games that are fetched: the latest two thousand games. */
const MAX_PAGES = 10;

/** Fetch the games that count, the newest first, page by page. */
export async function allPlayed(
  read: (first: number, count: number) => Promise<{ readonly games: readonly PlayedGame[]; readonly more: boolean }>,
): Promise<PlayedGame[]> {
  const games: PlayedGame[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const found = await read(page * PAGE, PAGE);
    games.push(...found.games);
    if (!found.more) break;
  }
  return games;
}
