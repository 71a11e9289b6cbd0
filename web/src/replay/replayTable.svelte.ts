/** A finished game as a read-only table. */

import type { Who } from "../i18n";
import type { Commitments, FinishedGame } from "../net/protocol";
import type { GameEvent, GameView, MaybeDealt, Replayed, Seat } from "../play/contract";

const NOTHING: Commitments = { game: null, parts: {}, revealed: {}, secret: null };

export class ReplayTable implements MaybeDealt {
  readonly game: string;
  readonly seats: readonly Seat[];
  readonly asked = null;
  readonly memory = false;
  readonly paused = false;
  readonly held = false;
  readonly lying = false;
  readonly proposal = null;
  readonly finishing = false;
  readonly commitments = NOTHING;
  /** Empty: there are no past events to show again. */
  readonly events: readonly GameEvent[] = [];
  readonly advanced: readonly string[] = [];
  readonly awaySince: Readonly<Record<number, number>> = {};
  readonly awaySeconds = 0;
  view: GameView | null = $state.raw(null);
  me: number | null = $state(null);
  replayed: Replayed<GameView, GameEvent> | undefined = $state.raw();

  constructor(facts: FinishedGame) {
    this.game = facts.game;
    this.seats = facts.names.map((name, seat) => ({
      seat,
      sitter: "person",
      name,
      member: null,
      bot: null,
      stand_in: null,
      here: true,
    }));
  }

  get over(): boolean {
    return this.view?.over ?? false;
  }

  nameOf = (seat: number): string => this.seats[seat]?.name ?? "";
  who = (seat: number): Who => ({ name: this.nameOf(seat), you: seat === this.me });
  serverNow = (): number => Date.now();
  act = () => Promise.resolve(null);
  propose = () => Promise.resolve(null);
  setReady = () => undefined;
  notReady = () => [];
  withdraw = () => Promise.resolve();
  advance = () => Promise.resolve();
  next = () => Promise.resolve({ next: [], enough: false });
  suggest = () => Promise.resolve(null);
  onHappened = () => () => undefined;
  hold = () => undefined;
  showTrick = () => Promise.resolve();
  endTrick = () => undefined;
}
