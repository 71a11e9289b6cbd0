/** Tables without a connection: of a replay and of a puzzle, where nothing happens automatically, and of a lesson. */

import { type Who, shownName, say } from "../i18n";
import { readSolution } from "../net/content.svelte";
import { RequestError } from "../net/http";
import type { Commitments, FinishedGame, PuzzleFacts, PuzzleQuestion, PuzzleSolution, QuestionFacts } from "../net/protocol";
import { type Advice, type GameEvent, type GameView, type Listener, type MaybeDealt, type Refusal, type Replayed, type Seat, asView } from "./contract";

const NOTHING: Commitments = { game: null, parts: {}, revealed: {}, secret: null };

export abstract class IdleTable {
  // Abstract, since a field here would hide the state of a table that has its own.
  abstract readonly me: number | null;
  abstract readonly held: boolean;
  abstract readonly lying: boolean;
  readonly seats: readonly Seat[];
  readonly memory = false;
  readonly paused = false;
  readonly proposal = null;
  readonly finishing = false;
  readonly commitments = NOTHING;
  /** Empty: there are no past events to show again. */
  readonly events: readonly GameEvent[] = [];
  readonly advanced: readonly string[] = [];
  readonly awaySince: Readonly<Record<number, number>> = {};
  readonly awaySeconds = 0;
  readonly waitsFor: readonly number[] = [];

  constructor(
    readonly game: string,
    names: readonly string[],
  ) {
    this.seats = names.map((name, seat) => ({ seat, sitter: "person", name, member: null, bot: null, stand_in: null, here: true }));
  }

  nameOf = (seat: number): string => shownName(this.seats[seat]?.name ?? "");
  who = (seat: number): Who => ({ name: this.nameOf(seat), you: seat === this.me });
  serverNow = (): number => Date.now();
  act = (_action: string): Promise<Refusal | null> => Promise.resolve(null);
  next = (_partial: string): Promise<{ next: string[]; enough: boolean }> => Promise.resolve({ next: [], enough: false });
  suggest = (): Promise<Advice | null> => Promise.resolve(null);
  propose = () => Promise.resolve(null);
  setReady = () => undefined;
  notReady = () => [];
  withdraw = () => Promise.resolve();
  onHappened = (_listener: Listener<GameView, GameEvent>): (() => void) => () => undefined;
  hold = (_ready: () => Promise<unknown>): void => undefined;
  showTrick = (_ends: boolean): Promise<void> => Promise.resolve();
  endTrick = (): void => undefined;
}

/** A finished game at the step that is shown. */
export class ReplayTable extends IdleTable implements MaybeDealt {
  readonly asked = null;
  readonly held = false;
  readonly lying = false;
  view: GameView | null = $state.raw(null);
  me: number | null = $state(null);
  replayed: Replayed<GameView, GameEvent> | undefined = $state.raw();

  constructor(facts: FinishedGame) {
    super(facts.game, facts.names);
  }

  get over(): boolean {
    return this.view?.over ?? false;
  }
}

const ASKED: QuestionFacts = { since: 0, now: true, early: [], sealed: null, until: null, window: false };

/** The person's choice in a puzzle, and the right one. */
export interface Judged {
  readonly action: string;
  readonly solution: PuzzleSolution;
  /** Which try it was; none where the person wanted to see the solution instead. */
  readonly tries: 1 | 2 | null;
}

/** Whether right and wrong are both left to choose from, after a wrong first try. */
const leavesAChoice = (action: string, { answers, explanation }: PuzzleSolution): boolean =>
  explanation.options.some((option) => option.action !== action && !answers.includes(option.action));

export class PuzzleTable extends IdleTable implements MaybeDealt {
  readonly me: number;
  readonly view: GameView | null;
  readonly over = false;
  readonly lying = false;
  readonly noAdvice = true;
  /** A wrong first try after which there is another one. */
  missed: Judged | undefined = $state.raw();
  /** The answer that counts. */
  judged: Judged | undefined = $state.raw();

  constructor(readonly facts: PuzzleFacts) {
    const { puzzle, view } = facts.question;
    super(puzzle.game, Array.from({ length: puzzle.players }, () => ""));
    this.me = puzzle.seat;
    this.view = asView(view);
  }

  get question(): PuzzleQuestion {
    return this.facts.question;
  }

  override nameOf = (seat: number): string => (seat === this.me ? say("table-you") : say("table-seat", { number: seat + 1 }));

  /** The question, until it is answered; after a wrong first try, it is a new one. */
  readonly asked: QuestionFacts | null = $derived(this.judged ? null : { ...ASKED, since: this.missed ? 1 : 0 });

  /** Once it is answered, it stays as it is for the person to read what is said of the answer. */
  readonly held = $derived(this.judged !== undefined);

  override act = async (action: string): Promise<Refusal | null> => {
    if (this.judged) return null;
    try {
      const solution = await this.#solution(action);
      if (!solution.right && !this.missed && leavesAChoice(action, solution)) this.missed = { action, solution, tries: 1 };
      else this.judged = { action, solution, tries: this.missed ? 2 : 1 };
      return null;
    } catch (error) {
      if (error instanceof RequestError) return { code: error.code, message: error.message, clause: null };
      throw error;
    }
  };

  /** See the solution after a wrong first try, instead of a second one. */
  giveUp(): void {
    if (this.missed && !this.judged) this.judged = { ...this.missed, tries: null };
  }

  override next = (partial: string): Promise<{ next: string[]; enough: boolean }> =>
    Promise.resolve(this.facts.typed[partial] ?? { next: [], enough: false });

  /** The solution, if what is typed is an action; the server says why it is none. */
  #solution(typed: string): PuzzleSolution | Promise<PuzzleSolution> {
    const { question, answers, explanation, reasons } = this.facts;
    const action = this.facts.typed[typed]?.action ?? null;
    if (action === null) return readSolution(question.puzzle.game, question.puzzle.id, typed);
    return { right: answers.includes(action), answers, explanation, reason: reasons[action] ?? null };
  }
}
