/** A finished game as a read-only table. */

import type { FinishedGame } from "../net/protocol";
import type { GameEvent, GameView, MaybeDealt, Replayed } from "../play/contract";
import { IdleTable } from "../play/idleTable";

export class ReplayTable extends IdleTable implements MaybeDealt {
  readonly asked = null;
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
