/** UpdateQueue shown one after the other, each given a moment for what moves on the screen. */

/** Milliseconds that one update may take at most before the next is shown. */
export const MAX_WAIT = 1_000;
/** Milliseconds that the next update may be held back, for people to read. */
export const MAX_HOLD = 20_000;
/** With more updates waiting than this, they are shown at once. */
const MAX_WAITING = 8;

export class UpdateQueue<Update> {
  #waiting: Update[] = [];
  #showing = false;
  #era = 0;
  #held: Promise<unknown> | undefined;
  #goOn: (() => void) | undefined;
  #skippable = false;

  /**
   * `prepare` may return a promise to be awaited for a moment; then `show` is called,
   * and the next update is only looked at when the screen has followed.
   */
  constructor(
    private readonly prepare: (update: Update) => unknown,
    private readonly show: (update: Update) => unknown,
    private readonly hidden: () => boolean = () => document.hidden,
  ) {}

  /** How many wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  add(update: Update): void {
    this.#waiting.push(update);
    if (!this.#showing) void this.#run();
  }

  /** Forgets what waits: the screen shows something newer. */
  clear(): void {
    this.#era += 1;
    this.#waiting = [];
    this.#held = undefined;
    this.#showing = false;
    this.#goOn?.();
  }

  /** Goes on at once with what moves; what is held for people to read stays. */
  skip(): void {
    if (this.#skippable) this.#goOn?.();
  }

  /** Shows no later update until this is settled, or the longest time has passed. */
  hold(ready: Promise<unknown>): void {
    this.#held = ready;
  }

  async #run(): Promise<void> {
    const era = this.#era;
    this.#showing = true;
    for (let update = this.#waiting.shift(); update !== undefined; update = this.#waiting.shift()) {
      const rush = this.hidden() || this.#waiting.length > MAX_WAITING;
      const ready = this.prepare(update);
      this.#skippable = true;
      if (ready instanceof Promise && !rush) await this.#until(ready, MAX_WAIT);
      this.#skippable = false;
      if (this.#era !== era) return;
      if (this.#held) await this.#until(this.#held, MAX_HOLD);
      if (this.#era !== era) return;
      this.#held = undefined;
      await this.show(update);
      if (this.#era !== era) return;
    }
    this.#showing = false;
  }

  async #until(ready: Promise<unknown>, longest: number): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = new Promise<void>((resolve) => {
      this.#goOn = resolve;
      timer = setTimeout(resolve, longest);
    });
    await Promise.race([ready.catch(() => undefined), over]);
    clearTimeout(timer);
    this.#goOn = undefined;
  }
}
