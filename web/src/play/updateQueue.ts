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
  #held: Promise<unknown> | undefined;
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

  add(update: Update): void {
    this.#waiting.push(update);
    if (!this.#showing) void this.#run();
  }

  /** Discard waiting updates: the screen shows something newer. */
  clear(): void {
    this.#generation += 1;
    this.#waiting = [];
    this.#held = undefined;
    this.#showing = false;
    this.#resume?.();
  }

  /** Skip animations; an update held for people to read stays. */
  skip(): void {
    if (this.#skippable) this.#resume?.();
  }

  /** Show no further update until the promise settles or the maximum time has passed. */
  hold(ready: Promise<unknown>): void {
    this.#held = ready;
  }

  async #run(): Promise<void> {
    const generation = this.#generation;
    this.#showing = true;
    for (let update = this.#waiting.shift(); update !== undefined; update = this.#waiting.shift()) {
      const hurried = this.hidden() || this.#waiting.length > MAX_QUEUED;
      const ready = this.prepare(update);
      this.#skippable = true;
      if (ready instanceof Promise && !hurried) await this.#until(ready, MAX_WAIT);
      this.#skippable = false;
      if (this.#generation !== generation) return;
      if (this.#held) await this.#until(this.#held, MAX_HOLD);
      if (this.#generation !== generation) return;
      this.#held = undefined;
      await this.show(update);
      if (this.#generation !== generation) return;
    }
    this.#showing = false;
  }

  async #until(ready: Promise<unknown>, max: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      this.#resume = resolve;
      timer = setTimeout(resolve, max);
    });
    await Promise.race([ready.catch(() => undefined), over]);
    clearTimeout(timer);
    this.#resume = undefined;
  }
}
