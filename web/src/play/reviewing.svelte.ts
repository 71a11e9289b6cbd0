/** A review: read, thought about here or at the server, and watched meanwhile; and what it says of a move. */

import { partReviewPath, readReview, requestReview } from "../net/content.svelte";
import { RequestError, TRANSIENT } from "../net/http";
import type { ReviewState, ReviewedMoveFacts } from "../net/protocol";
import type { ReasonTexts, WhoIs } from "./contract";
import type { JudgedMove } from "./judgedCards";

/** Milliseconds between two questions how far a review is. */
const PATIENCE = 400;

/** Where a review comes from. */
export interface ReviewSource {
  /** Its name: no other review has it as long as the page is open. */
  readonly name: string;
  /** The path of what this device needs to think about it. */
  readonly path: string;
  /** Tells how far the server is. */
  readonly read: () => Promise<ReviewState>;
  /** Has the server think about it. */
  readonly start: () => Promise<ReviewState>;
  /** Keeps what this device has found out. */
  readonly keep?: (review: ReviewState) => Promise<unknown>;
}

/** The review of the person's own moves in a deal or round that is over, of the game at a table that has a record's name. */
export function partReviewOf(table: string, record: string, number: number): ReviewSource {
  const path = partReviewPath(table, number);
  return { name: `${record} ${number}`, path, read: () => readReview(path), start: () => requestReview(path) };
}

/** The module that thinks on this device, once a review has begun. */
let here: typeof import("./reviewHere") | undefined;
const loadHere = async () => (here ??= await import("./reviewHere").catch(() => undefined));

export class Reviewing {
  state: ReviewState | undefined = $state.raw();
  error: unknown = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of the present wish; what comes of earlier ones is not shown. */
  #wish = 0;
  #stop: (() => void) | undefined;

  constructor(private readonly source: ReviewSource) {}

  /** Whether it is being thought about. */
  readonly busy: boolean = $derived(isBusy(this.state));

  read = () => this.#follow(() => this.#read());
  start = () => this.#follow((wish) => this.#start(wish));

  close(): void {
    this.#wish += 1;
    clearTimeout(this.#timer);
    this.#stop?.();
  }

  async #follow(ask: (wish: number) => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    const wish = ++this.#wish;
    try {
      const found = await ask(wish);
      if (wish !== this.#wish) return;
      this.state = found;
      this.error = undefined;
      if (this.busy) this.#timer = setTimeout(() => void this.#follow(this.source.read), PATIENCE);
    } catch (problem) {
      if (wish !== this.#wish) return;
      this.state = undefined;
      this.error = problem;
    }
  }

  async #read(): Promise<ReviewState> {
    return here?.keptReview(this.source.name) ?? this.source.read();
  }

  /** A review that is there, or that the server is at, and else one that this device or the server begins. */
  async #start(wish: number): Promise<ReviewState> {
    const known = await this.#read();
    if (known.state === "ready" || isBusy(known)) return known;
    const review = (await loadHere())?.reviewHere(this.source.name, this.source.path);
    if (!review) return this.source.start();
    if (wish !== this.#wish) return known;
    this.#stop = () => review.stop();
    try {
      await review.follow((state) => this.#tell(wish, state));
    } catch (problem) {
      if (wish !== this.#wish || isTransient(problem)) throw problem;
      return this.source.start();
    }
    if (review.state.state === "ready") await this.source.keep?.(review.state);
    return review.state;
  }

  #tell(wish: number, state: ReviewState): void {
    if (wish === this.#wish) this.state = state;
  }
}

const isBusy = (state: ReviewState | undefined): boolean => state?.state === "waiting" || state?.state === "working";
const isTransient = (problem: unknown): boolean => problem instanceof RequestError && TRANSIENT.includes(problem.code);

const best = ({ explanation }: ReviewedMoveFacts) => explanation.options[0]?.action ?? "";

export const madeLine = ({ played }: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): string => reasons.played(played.action, who);

/** The better action, and what a card player would say for it. */
export const betterLine = (move: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): string =>
  [reasons.better(best(move), who), move.reason ? reasons.ideas(move.reason, who) : ""].filter(Boolean).join(" ");

/** The cost of the move, and the counts of the search. */
export function numbersLine({ explanation: { options }, played, reason }: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): string {
  const cost = options[0] ? reasons.cost(options[0], played) : "";
  return [cost, reason ? reasons.numbers(reason, who) : ""].filter(Boolean).join(" ");
}

/** The words about a move where it was made. */
export const judgedMove = (move: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): JudgedMove => ({
  sentence: () => `${madeLine(move, reasons, who)} ${betterLine(move, reasons, who)}`,
  numbers: () => numbersLine(move, reasons, who),
  compared: { played: move.played.action, better: best(move) },
});
