/** A queue of updates, shown one at a time so that each has a moment for its animations. */

/** Maximum milliseconds for the animations of one update. */
export const MAX_WAIT = 1_000;
/** Maximum milliseconds that the next update is held back for people to read. */
export const MAX_HOLD = 20_000;
/** Number of waiting updates above which they are shown without delay. */
const MAX_QUEUED = 8;

export class UpdateQueue<Update> {
  #waiting: Update[] = [];
  #showing = false;
  #generation = 0;
  #holds: { ready: () => Promise<unknown>; max: number }[] = [];
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

  add(update: Update): void {
    this.#waiting.push(update);
    if (!this.#showing) void this.#run();
  }

  /** Discard waiting updates: the screen shows something newer. */
  clear(): void {
    this.#generation += 1;
    this.#waiting = [];
    this.#holds = [];
    this.#showing = false;
    this.#resume?.();
  }

  /** Skip animations; an update held for people to read stays. */
  skip(): void {
    if (this.#skippable) this.#resume?.();
  }

  /**
   * Show no further update until a promise settles or the maximum time has passed, in milliseconds. Several holds
   * follow one another: each begins when the one before it is over.
   */
  hold(ready: () => Promise<unknown>, max = MAX_HOLD): void {
    this.#holds.push({ ready, max });
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
      for (let held = this.#holds.shift(); held !== undefined; held = this.#holds.shift()) {
        await this.#until(held.ready(), held.max);
        if (this.#generation !== generation) return;
      }
      await this.show(update);
      if (this.#generation !== generation) return;
    }
    this.#showing = false;
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
