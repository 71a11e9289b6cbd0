/** What has just been done, as the wire says it: one happening for each update, the last ones first. */

import { settings, signal } from "../../settings.svelte";
import type { Event } from "./facts";
import { sentence } from "./log";
import type { SpycardPlay } from "./views";

/** What a seat has done. */
export interface Happening {
  readonly seat: number;
  /** The agents that it is about. */
  readonly tokens: readonly string[];
  readonly sentence: () => string;
}

/** What begins a game or a turn: nobody has done anything yet. */
const QUIET: readonly string[] = ["deal", "agenda", "turn", "game-over"];
/** Answers, which are read at a glance. */
const SHORT: readonly string[] = ["allow", "jack", "bullet", "decline", "done"];
/** What a turn begins with. */
const ACTIONS: readonly string[] = ["pass", "draft", "move", "use", "claim", "attack", "expose"];
/** How many are kept. */
const KEPT = 4;
/** Milliseconds: to see a happening, and to read each of its letters; at most one second in all. */
const GLANCE = 300;
const LETTER = 14;
const LONGEST = 1_000;

/** The agents that an event names. */
function tokensOf(event: Event): string[] {
  const named = event as { token?: string | null; target?: string; targets?: readonly string[]; tokens?: readonly string[] };
  return [named.token, named.target, ...(named.targets ?? []), ...(named.tokens ?? [])].filter((token) => typeof token === "string");
}

/** What the events of one update are about; undefined where nobody has done anything. */
export function happeningIn(events: readonly Event[], play: Pick<SpycardPlay, "who">): Happening | undefined {
  const told = events.filter(({ event }) => !QUIET.includes(event));
  const seat = told.map((event) => ("seat" in event ? event.seat : undefined)).find((one) => one !== undefined);
  if (seat === undefined) return undefined;
  const lines = () => told.map((event) => sentence(event, play.who)).filter((line) => line !== null);
  return { seat, tokens: told.flatMap(tokensOf), sentence: () => lines().join(" ") };
}

export class Happenings {
  /** What has been done since the person's last turn, the last one first. */
  all: readonly Happening[] = $state.raw([]);

  readonly #play: SpycardPlay;

  constructor(play: SpycardPlay) {
    this.#play = play;
  }

  /** What happens at this moment. */
  get now(): Happening | undefined {
    return this.all[0];
  }

  /** Note the events of an update. The promise resolves when they have been read. */
  add(events: readonly Event[]): Promise<unknown> | undefined {
    const found = happeningIn(events, this.#play);
    if (found === undefined) return undefined;
    signal(events.some(({ event }) => event === "game-over") ? "over" : "card");
    const own = found.seat === this.#play.me;
    const begins = own && events.some(({ event }) => ACTIONS.includes(event));
    this.all = [found, ...(begins ? [] : this.all)].slice(0, KEPT);
    if (own || settings.moments === "none") return undefined;
    const isShort = events.every(({ event }) => SHORT.includes(event));
    const time = isShort ? GLANCE : Math.min(LONGEST, GLANCE + LETTER * found.sentence().length);
    return new Promise((resolve) => setTimeout(resolve, time));
  }
}
