/** A puzzle as a table: it shows what one seat sees, and an action is judged instead of carried out. */

import { words } from "../i18n";
import { readPuzzleChoices, readSolution } from "../net/contentApi";
import { RequestError } from "../net/http";
import type { PuzzleQuestion, PuzzleSolution, QuestionFacts } from "../net/protocol";
import { type Advice, type GameView, type MaybeDealt, type Refusal, asView } from "../play/contract";
import { IdleTable } from "../play/idleTable";

const ASKED: QuestionFacts = { since: 0, now: true, early: [], sealed: null, until: null, window: false };

/** What a person chose in a puzzle, and what is right. */
export interface Judged {
  readonly action: string;
  readonly solution: PuzzleSolution;
}

export class PuzzleTable extends IdleTable implements MaybeDealt {
  readonly me: number;
  readonly view: GameView | null;
  readonly over = false;
  judged: Judged | undefined = $state.raw();

  constructor(readonly question: PuzzleQuestion) {
    const { game, players, seat } = question.puzzle;
    super(game, Array.from({ length: players }, () => ""));
    this.me = seat;
    this.view = asView(question.view);
  }

  override nameOf = (seat: number): string => (seat === this.me ? words.table.you : words.table.seat(seat + 1));

  /** The question, until it is answered. */
  readonly asked: QuestionFacts | null = $derived(this.judged ? null : ASKED);

  override act = async (action: string): Promise<Refusal | null> => {
    if (this.judged) return null;
    try {
      this.judged = { action, solution: await this.#solution(action) };
      return null;
    } catch (error) {
      if (error instanceof RequestError) return { code: error.code, message: error.message, clause: null };
      throw error;
    }
  };

  override next = (partial: string): Promise<{ next: string[]; enough: boolean }> => {
    const { game, id } = this.question.puzzle;
    return readPuzzleChoices(game, id, partial);
  };

  override suggest = async (): Promise<Advice | null> => {
    const { answers, explanation } = await this.#solution();
    return answers[0] === undefined ? null : { action: answers[0], explanation, later: false };
  };

  #solution(action?: string): Promise<PuzzleSolution> {
    const { game, id } = this.question.puzzle;
    return readSolution(game, id, action);
  }
}
