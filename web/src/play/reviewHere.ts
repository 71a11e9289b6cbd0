/**
 * Reviews that this device thinks about, in a worker. Where one was left, it goes on; they are kept for as long as the page is open.
 */

import { reviewer } from "../kernel/thinker";
import { patiently, readReviewBriefs, wordFindings } from "../net/content.svelte";
import type { BriefFacts, FoundFacts, ReviewFacts, ReviewState } from "../net/protocol";

export const MAX_KEPT = 20;
/** Characters of findings after which they are sent: with those about one more choice, the server still takes them. */
const ENOUGH = 14_000;

/** How far a review is that has begun, before and after its first briefs are here. */
type Told = (state: ReviewState) => void;

class ReviewHere {
  #decisions: number | undefined;
  /** How many moves are shown. */
  #shown = 0;
  #briefs: BriefFacts[] = [];
  /** Findings that were not sent, and how long that is. */
  #found: (FoundFacts | null)[] = [];
  #length = 0;
  /** The reviews of the choices before. */
  #parts: ReviewFacts[] = [];
  #review: ReviewFacts | undefined;
  /** Who follows it at present. */
  #turn = 0;
  #before: Promise<unknown> = Promise.resolve();
  #thinks = false;

  constructor(private readonly path: string) {}

  get state(): ReviewState {
    const review = this.#review;
    if (review) return { state: "ready", done: review.decisions, decisions: review.decisions, review };
    const decisions = this.#decisions ?? null;
    return { state: decisions === null ? "waiting" : "working", done: this.#worded + this.#found.length, decisions, review: null };
  }

  /** Think until all is found out, or until it is stopped or followed by somebody else. Throws where that cannot be done here. */
  async follow(tell: Told): Promise<void> {
    const turn = ++this.#turn;
    await this.#before;
    const thinking = this.#think(turn, tell);
    this.#before = thinking.catch(() => undefined);
    return thinking;
  }

  stop(): void {
    this.#turn += 1;
    if (this.#thinks) reviewer.rest();
  }

  get #worded(): number {
    return this.#parts.reduce((sum, { decisions }) => sum + decisions, 0);
  }

  async #think(turn: number, tell: Told): Promise<void> {
    this.#thinks = true;
    try {
      while (turn === this.#turn && !this.#review) {
        tell(this.state);
        await this.#goOn();
      }
      if (turn === this.#turn) reviewer.rest();
    } finally {
      this.#thinks = false;
    }
  }

  /** The next thing to do. */
  async #goOn(): Promise<void> {
    const first = this.#worded;
    const [brief] = this.#briefs;
    const known = first + this.#found.length;
    if (this.#decisions === known || this.#length >= ENOUGH) {
      this.#parts.push(await patiently(() => wordFindings(this.path, { first, found: this.#found })));
      this.#found = [];
      this.#length = 0;
      if (this.#decisions === known) this.#review = together(this.#parts, this.#shown);
    } else if (!brief) {
      const page = await patiently(() => readReviewBriefs(this.path, known));
      [this.#decisions, this.#shown, this.#briefs] = [page.decisions, page.shown, page.briefs];
      if (page.briefs.length === 0 && known < page.decisions) throw new Error("the choices have changed");
    } else {
      await this.#thinkAbout(brief);
    }
  }

  async #thinkAbout(brief: BriefFacts): Promise<void> {
    const thought = await reviewer.ask(brief);
    if (!thought || !("found" in thought)) return;
    this.#briefs.shift();
    this.#found.push(thought.found);
    this.#length += JSON.stringify(thought.found).length;
  }
}

/** The review of all choices, from those of some at a time. */
export function together(parts: readonly ReviewFacts[], shown: number): ReviewFacts {
  const [first] = parts;
  if (!first) throw new Error("there is nothing to put together");
  const moves = parts.flatMap((one) => one.moves);
  moves.sort((one, other) => other.played.behind - one.played.behind || one.step - other.step);
  const decisions = parts.reduce((sum, one) => sum + one.decisions, 0);
  return { ...first, decisions, moves: moves.slice(0, shown), line: parts.flatMap((one) => one.line) };
}

const begun = new Map<string, ReviewHere>();

/** A review by its name, to think about it here; undefined where this device cannot. */
export function reviewHere(name: string, path: string): ReviewHere | undefined {
  if (!reviewer.able) return undefined;
  const found = begun.get(name) ?? new ReviewHere(path);
  begun.delete(name);
  begun.set(name, found);
  for (const oldest of begun.keys()) if (begun.size > MAX_KEPT) begun.delete(oldest);
  return found;
}

/** A review that was finished here; undefined if it was not. */
export function keptReview(name: string): ReviewState | undefined {
  const state = begun.get(name)?.state;
  return state?.state === "ready" ? state : undefined;
}
