/** A table at which nothing happens automatically: one of a replay or of a puzzle. */

import { type Who, shownName } from "../i18n";
import type { Commitments } from "../net/protocol";
import type { Advice, GameEvent, Refusal, Seat } from "./contract";

const NOTHING: Commitments = { game: null, parts: {}, revealed: {}, secret: null };

export abstract class IdleTable {
  abstract readonly me: number | null;
  readonly seats: readonly Seat[];
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
  onHappened = () => () => undefined;
  hold = () => undefined;
  showTrick = () => Promise.resolve();
  endTrick = () => undefined;
}
