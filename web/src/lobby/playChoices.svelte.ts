/** Against how many bots, and how long, a person plays each game with one click. Saved on this device. */

import type { GameManifest } from "../games/manifest";
import type { GameFacts, Options } from "../net/protocol";
import { store } from "../storage";

export interface PlayChoice {
  /** How many play, with the person; undefined for as many as usual. */
  readonly players?: number | undefined;
  /** Whether a game is played to its end where it could be a single deal. */
  readonly whole?: boolean | undefined;
}

const KEY = "spydeck.play";
const USUAL_PLAYERS = 4;

/** Parse saved choices; what is none is left out. */
export function readChoices(saved: string | null): Record<string, PlayChoice> {
  let found: unknown;
  try {
    found = JSON.parse(saved ?? "{}");
  } catch {
    found = {};
  }
  const entries = Object.entries(typeof found === "object" && found !== null ? found : {});
  return Object.fromEntries(
    entries.map(([game, value]) => {
      const { players, whole } = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
      return [game, { players: Number.isInteger(players) ? (players as number) : undefined, whole: whole === true }];
    }),
  );
}

function saved(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

let chosen: Readonly<Record<string, PlayChoice>> = $state.raw(readChoices(saved()));

/** Save a choice for a game; without storage, it lasts as long as the page. */
export function choosePlay(game: string, choice: PlayChoice): void {
  chosen = { ...chosen, [game]: { ...chosen[game], ...choice } };
  store(KEY, chosen);
}

/** How many play a game where nothing else is chosen; four before the server's facts are there. */
export const usualPlayers = (facts: GameFacts | undefined): number => facts?.usual_players ?? USUAL_PLAYERS;

/** The game that *Play* starts, as the lobby says it before. */
export interface Planned {
  readonly players: number;
  /** Whether it is a single deal of a game that has several. */
  readonly single: boolean;
  readonly options: Options;
  readonly minutes: number | undefined;
}

/** The choices with which *Play* starts a game; before the server's facts are there, the usual ones. */
export function plannedFor({ name, defaultOptions, texts }: GameManifest, facts: GameFacts | undefined): Planned {
  const { players: wanted, whole = false } = chosen[name] ?? {};
  const fits = wanted !== undefined && (!facts || (wanted >= facts.least_players && wanted <= facts.most_players));
  const players = fits ? wanted : usualPlayers(facts);
  const shorter = facts && Object.keys(facts.single_deal).length > 0 ? (facts.single_deal as Options) : undefined;
  const single = !whole && (facts ? shorter !== undefined : texts.singleMinutes !== undefined);
  const minutes = single ? texts.singleMinutes : texts.minutesWith?.(players) ?? texts.minutes;
  return { players, single, options: single ? { ...defaultOptions, ...shorter } : defaultOptions, minutes };
}
