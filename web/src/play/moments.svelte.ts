/** Decisive moments: an update stands until it is understood, and the next one waits meanwhile. */

import { moves, settings, signal } from "../settings.svelte";
import type { DecisiveIn, GameEvent, GameParts, GameView, Moment } from "./contract";

/** Milliseconds for which a moment stands. */
export const STANDS = 2_600;
/** One that follows another in the same turn or trick. */
export const STANDS_AGAIN = 1_600;
/** Any, while the person has to act before a clock runs out. */
export const STANDS_SHORT = 800;

/** A moment before it stands. */
interface Found extends Omit<Moment, "time"> {
  /** Whether it follows another one in the same turn or trick. */
  readonly again: boolean;
  /** Whether it does not wait for a person who is alone. */
  readonly passing: boolean;
}

/** Finds the moments in the updates of a game, one after another. */
export class MomentFinder {
  #again = false;

  /** `step`: the event that begins a turn or ends a trick. */
  constructor(
    private readonly decisive: DecisiveIn,
    private readonly step: string | undefined,
    private readonly passing: GameParts["passing"],
  ) {}

  /** The decisive moment in an update; undefined if there is none. `before`: the view before it. */
  find(events: readonly GameEvent[], before: GameView): Found | undefined {
    const found = this.decisive(events, before);
    const [first, last] = [found[0], found.at(-1)];
    const stepsIn = (some: readonly GameEvent[]) => some.some(({ event }) => event === this.step);
    if (!first || !last) {
      this.#again &&= !stepsIn(events);
      return undefined;
    }
    const again = this.#again && !stepsIn(events.slice(0, events.indexOf(first)));
    this.#again = !stepsIn(events.slice(events.indexOf(last) + 1));
    return { events: found, before, again, passing: this.passing?.(found, before) ?? false };
  }
}

/** Whether moments wait until the person goes on: by the settings, or because nobody else does, or nothing may move. */
const waits = (alone: boolean): boolean => settings.moments === "wait" || (settings.moments === "usual" && (alone || !moves()));

/** The moment that stands now. */
export class StandingMoment {
  now: Moment | undefined = $state.raw();

  #end: (() => void) | undefined;
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * Let a moment stand. The promise resolves when it is over. `hurried`: the person has to act before a clock runs out.
   * `alone`: only bots play with the person.
   */
  begin({ events, before, again, passing }: Found, hurried: boolean, alone: boolean): Promise<void> {
    this.end();
    signal("moment");
    if (settings.moments === "none") return Promise.resolve();
    const time = hurried ? STANDS_SHORT : waits(alone && !passing) ? null : again ? STANDS_AGAIN : STANDS;
    this.now = { events, before, time };
    this.#since = Date.now();
    if (time !== null) this.#timer = setTimeout(() => this.end(), time);
    return new Promise((resolve) => (this.#end = resolve));
  }

  /** The person has to act before a clock runs out: a moment that has stood for a while is over, another one soon. */
  hurry(): void {
    if (!this.now) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), Math.max(0, this.#since + STANDS_SHORT - Date.now()));
  }

  /** The moment has been understood. */
  end(): void {
    const end = this.#end;
    clearTimeout(this.#timer);
    this.#end = undefined;
    this.now = undefined;
    end?.();
  }
}
