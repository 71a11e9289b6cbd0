/** When updates are shown: in order, each after the last one has been seen. */

import { type Settings, settings } from "../settings.svelte";

/** Maximum milliseconds for the animations of one update. */
export const MAX_WAIT = 1_000;
/** Number of waiting updates above which they are shown without delay. */
const MAX_QUEUED = 16;

/** A hold on later updates, for at most some milliseconds. */
interface Hold {
  readonly ready: () => Promise<unknown>;
  readonly max: number;
}

export class UpdateQueue<Update> {
  #waiting: Update[] = [];
  #showing = false;
  #generation = 0;
  #holds: Hold[] = [];
  #stands: Hold[] = [];
  #resume: (() => void) | undefined;
  #skippable = false;

  /**
   * `prepare` may return a promise, which is awaited for a moment; then `show` is called. The next update follows when
   * the screen has changed.
   */
  constructor(
    private readonly prepare: (update: Update) => unknown,
    private readonly show: (update: Update) => unknown,
    private readonly hidden: () => boolean = () => document.hidden,
  ) {}

  /** The number of updates that wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Whether updates are shown without delay: nobody is looking, or too many wait. */
  get hurried(): boolean {
    return this.hidden() || this.#waiting.length > MAX_QUEUED;
  }

  /** Whether some update that waits is such. */
  some(is: (update: Update) => boolean): boolean {
    return this.#waiting.some(is);
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (!this.#showing) void this.#run();
  }

  /** Discard waiting updates: the screen shows something newer. */
  clear(): void {
    this.#generation += 1;
    this.#waiting = [];
    this.#holds = [];
    this.#stands = [];
    this.#showing = false;
    this.#resume?.();
  }

  /** Skip animations; an update held for people to read stays. */
  skip(): void {
    if (this.#skippable) this.#resume?.();
  }

  /**
   * Show neither this update nor a further one until a promise settles or the maximum time has passed, in milliseconds.
   * Several holds follow one another: each begins when the one before it is over.
   */
  hold(ready: () => Promise<unknown>, max: number): void {
    this.#holds.push({ ready, max });
  }

  /** Show the update that is being prepared, and then no further one until a promise settles. */
  stand(ready: () => Promise<unknown>): void {
    this.#stands.push({ ready, max: Infinity });
  }

  async #run(): Promise<void> {
    const generation = this.#generation;
    this.#showing = true;
    for (let update = this.#waiting.shift(); update !== undefined; update = this.#waiting.shift()) {
      const { hurried } = this;
      const ready = this.prepare(update);
      this.#skippable = true;
      if (ready instanceof Promise && !hurried) await this.#until(ready, MAX_WAIT);
      this.#skippable = false;
      if (this.#generation !== generation) return;
      if (!(await this.#over(this.#holds, generation))) return;
      await this.show(update);
      if (this.#generation !== generation) return;
      if (!(await this.#over(this.#stands, generation))) return;
    }
    this.#showing = false;
  }

  /** Wait for holds, one after another. Resolves to whether the update is still wanted. */
  async #over(holds: Hold[], generation: number): Promise<boolean> {
    for (let held = holds.shift(); held !== undefined; held = holds.shift()) {
      await this.#until(held.ready(), held.max);
      if (this.#generation !== generation) return false;
    }
    return true;
  }

  async #until(ready: Promise<unknown>, max: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      this.#resume = resolve;
      if (max < Infinity) timer = setTimeout(resolve, max);
    });
    await Promise.race([ready.catch(() => undefined), over]);
    clearTimeout(timer);
    this.#resume = undefined;
  }
}

/** Milliseconds for which a complete trick lies; `none`: a glance, `tap`: until the person ends it. */
export const LIES: Readonly<Record<Settings["trick"], number>> = {
  usual: 1_300,
  short: 600,
  long: 2_600,
  tap: Infinity,
  none: 320,
};

/** The controls of play that can be tapped without doing anything else while a trick lies. */
const PLAY = ".hand, [role=grid]";
const CONTROLS = "a, button, input, select, textarea, summary, dialog";

/** Whether a tap or key there ends the time of a trick. Controls outside of play keep their own meaning. */
export function isOnTable(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  return target.closest(PLAY) !== null || target.closest(CONTROLS) === null;
}

export class TrickPause {
  /** Whether play waits for the person to see a trick. */
  holds = $state(false);

  #end: (() => void) | undefined;

  /** Begin to show a trick. The promise resolves when its time is over; `max` bounds it, in milliseconds. */
  begin(holds: boolean, max = Infinity): Promise<void> {
    this.end();
    const time = Math.min(LIES[settings.trick], max);
    this.holds = holds;
    return new Promise((resolve) => {
      const timer = time === Infinity ? undefined : setTimeout(() => this.end(), time);
      this.#end = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** The trick has been seen. */
  end(): void {
    const end = this.#end;
    this.#end = undefined;
    this.holds = false;
    end?.();
  }
}
