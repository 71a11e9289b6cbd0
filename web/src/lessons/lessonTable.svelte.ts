/** The table of a lesson: it asks, and after an answer it shows what follows. */

import { say } from "../i18n";
import type { LessonAnswer, LessonFacts, LessonMove, LessonStep, QuestionFacts } from "../net/protocol";
import { type GameEvent, type GameView, type Listener, type MaybeDealt, type Refusal, asEvents, asView } from "../play/contract";
import { IdleTable } from "../play/idleTable.svelte";
import { TrickPause, UpdateQueue } from "../play/updateQueue.svelte";
import { settings } from "../settings.svelte";

/** Stands for all actions that a step does not name. */
const EVERY_OTHER = "*";

/** Where the answer for all others is not the one that was chosen. */
const chosenIn = (step: LessonStep, action: string): LessonAnswer | undefined =>
  step.answers.find((one) => one.action === action) ?? step.answers.find((one) => one.action === EVERY_OTHER);

export class LessonTable extends IdleTable implements MaybeDealt {
  readonly me: number;
  readonly noAdvice = true;
  view: GameView | null = $state.raw(null);
  /** The step that is asked or was answered, and its place from 0. */
  step: LessonStep = $state.raw() as LessonStep;
  place = $state(0);
  answered: LessonAnswer | undefined = $state.raw();
  /** How often something was asked: an earlier position is shown by a new table. */
  asks = $state(0);
  held = $state(false);

  readonly #trick = new TrickPause();
  readonly #listeners = new Set<Listener<GameView, GameEvent>>();
  readonly #queue = new UpdateQueue<LessonMove>(
    (move) => this.#prepare(move),
    (move) => this.#show(move),
  );

  constructor(
    readonly facts: LessonFacts,
    names: readonly string[],
  ) {
    super(facts.lesson.game, names);
    this.me = facts.lesson.seat;
    this.step = facts.begin;
    this.view = asView(facts.begin.view);
  }

  override nameOf = (seat: number): string => (seat === this.me ? say("table-you") : (this.seats[seat]?.name ?? ""));

  readonly over = $derived(this.view?.over ?? false);
  readonly lying = $derived(this.#trick.holds);

  /** The question, until it is answered; what is offered as a sentence is not answered at the table. */
  readonly asked: QuestionFacts | null = $derived(
    this.answered || this.step.offers.length > 0
      ? null
      : { since: this.asks, now: true, early: [], sealed: null, until: null, window: false },
  );

  override act = (action: string): Promise<Refusal | null> => {
    const answer = this.answered ? undefined : chosenIn(this.step, action);
    if (answer) {
      this.answered = answer;
      for (const move of answer.moves) this.#queue.add(move);
    }
    return Promise.resolve(null);
  };

  /** Ask again what was answered wrong. */
  retry(): void {
    this.#ask(this.step, this.place);
    this.asks += 1;
  }

  /** Ask the next step. Returns whether there is one. */
  goOn(): boolean {
    const next = this.answered?.next;
    if (!next) return false;
    const shown = this.#queue.waiting === 0 && !this.held;
    this.#ask(next, this.place + 1);
    if (!shown) this.asks += 1;
    return true;
  }

  #ask(step: LessonStep, place: number): void {
    this.leave();
    this.step = step;
    this.place = place;
    this.answered = undefined;
    this.view = asView(step.view);
  }

  /** Stop whatever is moving. */
  leave(): void {
    this.#queue.clear();
    this.#trick.end();
    this.held = false;
  }

  override onHappened = (listener: Listener<GameView, GameEvent>) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  override hold = (ready: () => Promise<unknown>) => {
    this.held = true;
    this.#queue.hold(ready, Infinity);
  };

  override showTrick = (): Promise<void> => {
    if (this.#queue.hurried) return Promise.resolve();
    const holds = settings.trick !== "none";
    const seen = this.#trick.begin(holds);
    if (holds) this.hold(() => seen);
    return seen;
  };

  override endTrick = () => this.#trick.end();

  #prepare({ events, view }: LessonMove): unknown {
    const results = [...this.#listeners].map((listener) => listener(asEvents(events), asView(view)));
    return results.some((one) => one instanceof Promise) ? Promise.all(results) : undefined;
  }

  #show({ view }: LessonMove): void {
    this.view = asView(view);
    this.held = false;
  }
}
