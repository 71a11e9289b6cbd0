/** A review: read, requested, and watched while the server makes it; and what it says of a move. */

import type { ReviewState, ReviewedMoveFacts } from "../net/protocol";
import type { ReasonTexts, WhoIs } from "./contract";
import type { JudgedMove } from "./judgedCards";

/** Milliseconds between two questions how far a review is. */
const PATIENCE = 400;

export class Reviewing {
  state: ReviewState | undefined = $state.raw();
  error: unknown = $state.raw();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  /** With the requests that tell how far it is, and that start it too. */
  constructor(
    private readonly reads: () => Promise<ReviewState>,
    private readonly starts: () => Promise<ReviewState>,
  ) {}

  /** Whether the server is at it. */
  readonly busy: boolean = $derived(this.state?.state === "waiting" || this.state?.state === "working");

  read = () => this.#follow(this.reads);
  start = () => this.#follow(this.starts);

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #follow(request: () => Promise<ReviewState>): Promise<void> {
    clearTimeout(this.#timer);
    this.#closed = false;
    try {
      const found = await request();
      if (this.#closed) return;
      this.state = found;
      this.error = undefined;
      if (this.busy) this.#timer = setTimeout(() => void this.read(), PATIENCE);
    } catch (problem) {
      this.state = undefined;
      this.error = problem;
    }
  }
}

const best = ({ explanation }: ReviewedMoveFacts) => explanation.options[0]?.action ?? "";

export const madeLine = ({ played }: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): string => reasons.played(played.action, who);

/** What is better, and what a card player would say for it. */
export const betterLine = (move: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): string =>
  [reasons.better(best(move), who), move.reason ? reasons.ideas(move.reason, who) : ""].filter(Boolean).join(" ");

/** What the move cost, and what the search counted. */
export function numbersLine({ explanation: { options }, played, reason }: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): string {
  const cost = options[0] ? reasons.cost(options[0], played) : "";
  return [cost, reason ? reasons.numbers(reason, who) : ""].filter(Boolean).join(" ");
}

/** What is said of a move where it was made. */
export const judgedMove = (move: ReviewedMoveFacts, reasons: ReasonTexts, who: WhoIs): JudgedMove => ({
  sentence: () => `${madeLine(move, reasons, who)} ${betterLine(move, reasons, who)}`,
  numbers: () => numbersLine(move, reasons, who),
  compared: { played: move.played.action, better: best(move) },
});
