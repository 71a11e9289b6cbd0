/** Thinking on this device, in a worker: nothing here freezes the page. What is thought about is what a seat knows. */

import type { BriefFacts, FoundFacts } from "../net/protocol";
import type { Announced, AskedBrief, NumberedThought, Thought } from "./worker";

/** Longer than any thinking takes, on a slow device with much else to do. */
const PATIENCE = 60_000;
/** After so many milliseconds it is told what is found so far. */
const SOON = 150;
/** How often in a row it may fail: a module that did not come may come at the next wish. */
const MAX_FAILURES = 3;

type Told = (found: FoundFacts) => void;

interface Waiting {
  readonly told: Told | undefined;
  readonly resolve: (thought: Thought | undefined) => void;
  readonly reject: (error: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** A worker that thinks about one brief after the other, and has others help it where it may. */
export class Thinker {
  #worker: Worker | undefined;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();
  #failures = 0;

  /** With `shares`, so many workers think about a question together at most. */
  constructor(private readonly shares = 1) {}

  /** Whether this device can think for itself, as far as is known. */
  get able(): boolean {
    return this.#failures < MAX_FAILURES && "WebAssembly" in globalThis && "Worker" in globalThis;
  }

  /**
   * Think about a brief. Resolves to what was found out, or undefined if it was stopped. Throws where it cannot be done here.
   * `told` is called once with what is found so far, where it takes longer.
   */
  ask(brief: BriefFacts, told?: Told): Promise<Thought | undefined> {
    const number = ++this.#count;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#fail("it took too long"), PATIENCE);
      this.#waiting.set(number, { resolve, reject, timer, told });
      const soon = told ? Date.now() + SOON : Infinity;
      this.#started().postMessage({ number, brief, shares: Math.min(this.shares, navigator.hardwareConcurrency), soon } satisfies AskedBrief);
    });
  }

  /** Have what a game needs at hand, so that thinking takes no connection later. */
  prepare(game: string): void {
    if (this.able) this.#started().postMessage({ game } satisfies Announced);
  }

  /** Stop thinking about what nobody wants to know any more. */
  stop(): void {
    if (this.#waiting.size > 0) this.rest();
  }

  /** Give the worker's memory back until something is asked. */
  rest(): void {
    this.#end(({ resolve }) => resolve(undefined));
  }

  #started(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onerror = (event) => this.#fail(event.message);
    worker.onmessage = ({ data }: MessageEvent<NumberedThought>) => {
      if ("error" in data) return this.#fail(data.error);
      this.#failures = 0;
      const waiting = this.#waiting.get(data.number);
      if ("soFar" in data) return waiting?.told?.(data.soFar);
      this.#waiting.delete(data.number);
      clearTimeout(waiting?.timer);
      waiting?.resolve(data);
    };
    return (this.#worker = worker);
  }

  #fail(why: string): void {
    this.#failures += 1;
    this.#end(({ reject }) => reject(new Error(why)));
  }

  #end(settle: (waiting: Waiting) => void): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    for (const waiting of this.#waiting.values()) {
      clearTimeout(waiting.timer);
      settle(waiting);
    }
    this.#waiting.clear();
  }
}

/** How many workers think about advice, for which somebody waits. */
const SHARES = 4;
const adviser = new Thinker(SHARES);
/** Thinks about reviews, while advice can be asked. */
export const reviewer = new Thinker();

/** Whether advice can be found out on this device, as far as is known. */
export const canThink = (): boolean => adviser.able;

/**
 * Think about advice. Resolves to what was found out, null where there is nothing to compare, or undefined if something else
 * was asked meanwhile. Throws where it cannot be done here; then `canThink` says so. `told` is called with what is found so far.
 */
export async function think(brief: BriefFacts, told: Told): Promise<FoundFacts | null | undefined> {
  adviser.stop();
  const thought = await adviser.ask(brief, told);
  return thought && "found" in thought ? thought.found : undefined;
}

/** Stop thinking about advice that nobody wants any more. */
export const stopThinking = (): void => adviser.stop();
