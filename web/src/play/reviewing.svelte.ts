/** A review: read, requested, and watched while the server makes it. */

import type { ReviewState } from "../net/protocol";

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
