/** Happenings, as the wire says them: one for each update, the last ones first. */

import { settings, signal } from "../../settings.svelte";
import type { Event } from "./facts";
import { sentence } from "./log";
import { decisive } from "./moments";
import type { SpycardPlay } from "./views";

/** An act of a seat. */
export interface Happening {
  readonly seat: number;
  /** The agents that it is about. */
  readonly tokens: readonly string[];
  readonly sentence: () => string;
  /** Whether it is no news any more once something else happens: somebody has believed a claim. */
  readonly fleeting: boolean;
}

/** The events that begin a game or a turn: nobody has done anything yet. */
const QUIET: readonly string[] = ["deal", "agenda", "turn", "game-over"];
/** Answers, which are read at a glance. */
const SHORT: readonly string[] = ["allow", "jack", "bullet", "decline", "done"];
/** The events with which a turn begins. */
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

/** The happening in the events of one update; undefined where nobody has done anything. */
export function happeningIn(events: readonly Event[], play: Pick<SpycardPlay, "who">): Happening | undefined {
  const all = events.filter(({ event }) => !QUIET.includes(event));
  // That nobody has stood in is plain from what follows.
  const told = all.filter((event) => all.length === 1 || !((event.event === "jack" || event.event === "bullet") && !event.token));
  const seat = told.map((event) => ("seat" in event ? event.seat : undefined)).find((one) => one !== undefined);
  if (seat === undefined) return undefined;
  const lines = () => told.map((event) => sentence(event, play.who)).filter((line) => line !== null);
  return { seat, tokens: told.flatMap(tokensOf), sentence: () => lines().join(" "), fleeting: told.every(({ event }) => event === "allow") };
}

export class Happenings {
  /** The happenings since the person's last turn, the last one first. */
  all: readonly Happening[] = $state.raw([]);

  readonly #play: SpycardPlay;
  readonly #holds: boolean;
  /** The happenings that a decisive moment is about to tell itself, and what is said after it. */
  #decided: readonly Happening[] | undefined;

  /** `holds`: whether decisive moments stand at this table. */
  constructor(play: SpycardPlay, holds: boolean) {
    this.#play = play;
    this.#holds = holds;
  }

  /** The happening of this moment. */
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
    this.settle();
    const all = [found, ...(begins ? [] : this.all.filter(({ fleeting }) => !fleeting))].slice(0, KEPT);
    const stands = this.#holds && settings.moments !== "none" && !document.hidden && decisive(events, this.#play.view).length > 0;
    if (stands) this.#decided = all;
    else this.all = all;
    if (own || stands || settings.moments === "none") return undefined;
    const isShort = events.every(({ event }) => SHORT.includes(event));
    const time = isShort ? GLANCE : Math.min(LONGEST, GLANCE + LETTER * found.sentence().length);
    return new Promise((resolve) => setTimeout(resolve, time));
  }

  /** Say what was decided: its moment stands, or is over. */
  settle(): void {
    this.all = this.#decided ?? this.all;
    this.#decided = undefined;
  }
}
