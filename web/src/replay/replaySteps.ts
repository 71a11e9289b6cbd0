/** The steps of a finished game, loaded in pages on demand, and searched by their events. */

import type { ReplayPage, ReplayStep } from "../net/protocol";

export const PAGE = 20;

type Read = (first: number, count: number) => Promise<ReplayPage>;

export class ReplaySteps {
  readonly #pages = new Map<number, Promise<ReplayPage>>();
  readonly #loaded = new Set<number>();

  constructor(private readonly read: Read) {}

  #page(number: number): Promise<ReplayPage> {
    const known = this.#pages.get(number);
    if (known) return known;
    const page = this.read(number * PAGE, PAGE);
    this.#pages.set(number, page);
    page.then(() => this.#loaded.add(number), () => this.#pages.delete(number));
    return page;
  }

  /** The facts about the game and its number of steps. */
  whole(): Promise<ReplayPage> {
    return this.#page(0);
  }

  /** A step; a number past the end means the last step. */
  async at(step: number): Promise<ReplayStep> {
    const { steps } = await this.whole();
    const number = Math.max(0, Math.min(step, steps));
    const { page } = await this.#page(Math.floor(number / PAGE));
    const found = page.find((one) => one.step === number);
    if (!found) throw new Error(`the replay has no step ${number}`);
    return found;
  }

  /** Whether a step is here already. */
  has(step: number): boolean {
    return this.#loaded.has(Math.floor(step / PAGE));
  }

  /** Load the page after the one of a step, so that it is here when it is needed. */
  prefetch(step: number, steps: number): void {
    const next = Math.floor(step / PAGE) + 1;
    if (next * PAGE <= steps) void this.#page(next).catch(() => undefined);
  }

  /** The nearest step, before or after another, with an event of a kind; the first or the last step if there is none. */
  async find(from: number, direction: 1 | -1, event: string): Promise<number> {
    const { steps } = await this.whole();
    for (let step = from + direction; step > 0 && step < steps; step += direction) {
      const { happened } = await this.at(step);
      if (happened.some((one) => one.event === event)) return step;
    }
    return direction > 0 ? steps : 0;
  }
}
