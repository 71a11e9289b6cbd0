/** A puzzle as a table: it shows what one seat sees, and an action is judged instead of carried out. */

import { type Who, words } from "../i18n";
import { readPuzzleChoices, readSolution } from "../net/contentApi";
import { RequestError } from "../net/http";
import type { Commitments, PuzzleQuestion, PuzzleSolution, QuestionFacts } from "../net/protocol";
import type { Advice } from "../play/advice";
import { type GameEvent, type GameView, type MaybeDealt, type Refusal, type Seat, asView } from "../play/contract";

const NOTHING: Commitments = { game: null, parts: {}, revealed: {}, secret: null };
const ASKED: QuestionFacts = { since: 0, now: true, early: [], sealed: null, until: null, window: false };

/** What a person chose in a puzzle, and what is right. */
export interface Judged {
  readonly action: string;
  readonly solution: PuzzleSolution;
}

export class PuzzleTable implements MaybeDealt {
  readonly game: string;
  readonly me: number;
  readonly seats: readonly Seat[];
  readonly view: GameView | null;
  readonly memory = false;
  readonly over = false;
  readonly paused = false;
  readonly held = false;
  readonly lying = false;
  readonly proposal = null;
  readonly finishing = false;
  readonly commitments = NOTHING;
  readonly events: readonly GameEvent[] = [];
  readonly advanced: readonly string[] = [];
  readonly awaySince: Readonly<Record<number, number>> = {};
  readonly awaySeconds = 0;
  judged: Judged | undefined = $state.raw();

  constructor(readonly question: PuzzleQuestion) {
    const { game, players, seat } = question.puzzle;
    this.game = game;
    this.me = seat;
    this.view = asView(question.view);
    this.seats = Array.from({ length: players }, (_, number) => ({
      seat: number,
      sitter: "person",
      name: this.nameOf(number),
      member: null,
      bot: null,
      stand_in: null,
      here: true,
    }));
  }

  /** The question, until it is answered. */
  readonly asked: QuestionFacts | null = $derived(this.judged ? null : ASKED);

  nameOf = (seat: number): string => (seat === this.me ? words.table.you : words.table.seat(seat + 1));
  who = (seat: number): Who => ({ name: this.nameOf(seat), you: seat === this.me });
  serverNow = (): number => Date.now();

  act = async (action: string): Promise<Refusal | null> => {
    if (this.judged) return null;
    try {
      this.judged = { action, solution: await this.#solution(action) };
      return null;
    } catch (error) {
      if (error instanceof RequestError) return { code: error.code, message: error.message, clause: null };
      throw error;
    }
  };

  next = (partial: string): Promise<{ next: string[]; enough: boolean }> => {
    const { game, id } = this.question.puzzle;
    return readPuzzleChoices(game, id, partial);
  };

  suggest = async (): Promise<Advice | null> => {
    const { answers, explanation } = await this.#solution();
    return answers[0] === undefined ? null : { action: answers[0], explanation, later: false };
  };

  #solution(action?: string): Promise<PuzzleSolution> {
    const { game, id } = this.question.puzzle;
    return readSolution(game, id, action);
  }

  propose = () => Promise.resolve(null);
  setReady = () => undefined;
  notReady = () => [];
  withdraw = () => Promise.resolve();
  advance = () => Promise.resolve();
  onHappened = () => () => undefined;
  hold = () => undefined;
  showTrick = () => Promise.resolve();
  endTrick = () => undefined;
}
