/** What the frame of a table and the tables of the games promise one another. */

import type { Component } from "svelte";
import type { Who } from "../i18n";
import type { Commitments, JsonObject, Proposal, QuestionFacts, SeatFacts } from "../net/protocol";

export type { QuestionFacts } from "../net/protocol";

/** A seat, as the frame shows it. */
export interface Seat extends SeatFacts {
  /** Whether whoever holds it is connected; bots always are. */
  readonly here: boolean;
}

/** Why the server did not do what was wanted. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly clause: string | null;
}

/** What the view of every game holds; each game's `views.ts` says what else. */
export interface GameView {
  readonly seat: number | null;
  readonly actors: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly hand?: readonly string[];
  readonly agenda?: string | null;
  /** Whether nothing that is still to come can change the result of the deal. */
  readonly settled?: boolean;
}

/** What every event of a game holds; each game's `views.ts` says what else. */
export interface GameEvent {
  readonly event: string;
}

/** A view as the server sends it: the server vouches for its shape. */
export const asView = (view: JsonObject | null): GameView | null => view as GameView | null;
/** Events as the server sends them. */
export const asEvents = (events: readonly JsonObject[]): readonly GameEvent[] => events as readonly unknown[] as GameEvent[];

/** Called for each update in order, before its view is shown; what it returns is awaited for a moment. */
export type Listener<View, Event> = (events: readonly Event[], view: View | null) => void | Promise<unknown>;

/**
 * A game in play: reactive, given to each game's table as `play`. Around the table the frame shows each seat in an
 * element with `data-seat`: `seatAnchor.ts` finds where cards fly to and from.
 */
export interface Play<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly game: string;
  readonly view: View;
  /** The question to the own seat; null for a spectator. */
  readonly asked: QuestionFacts | null;
  readonly seats: readonly Seat[];
  /** The own seat; null for a spectator. */
  readonly me: number | null;
  /** Table option: points taken and all tricks but the last are hidden. */
  readonly memory: boolean;
  readonly over: boolean;
  /** Whether the game is paused. */
  readonly paused: boolean;
  /** Whether what happened is held back for people to read: the view is not the newest. */
  readonly held: boolean;
  /** What is proposed to all. */
  readonly proposal: Proposal | null;
  /** Whether the server plays the rest of a settled deal, as all agreed. */
  readonly finishing: boolean;
  readonly commitments: Commitments;
  /** The label of a seat; "You" for the own one. Sentences take `who`. */
  nameOf(seat: number): string;
  /** A seat's person in a sentence. */
  who(seat: number): Who;
  /** Sends an action; resolves with null when it is done or sealed. */
  act(action: string): Promise<Refusal | null>;
  withdraw(): Promise<void>;
  /** Proposes something to all persons in the game. */
  propose(what: Proposal): Promise<Refusal | null>;
  /** Tells everyone that the person has read the result of a deal or round. */
  setReady(part: number): void;
  /** The seats of those present who have not said so yet. */
  notReady(part: number): readonly number[];
  advance(answers: string[]): Promise<void>;
  next(partial: string): Promise<{ next: string[]; enough: boolean }>;
  /** What a bot would do in the own seat; null if it has no answer. */
  suggest(): Promise<string | null>;
  /** Subscribes to what happens; returns a function that unsubscribes. */
  onHappened(listener: Listener<View, Event>): () => void;
  /** Shows no later update until the promise is settled or twenty seconds have passed. */
  hold(ready: Promise<unknown>): void;
  /** All that has happened in this game so far, as the own seat may know it. */
  readonly events: readonly Event[];
  /** Answers set in advance. */
  readonly advanced: readonly string[];
  /** Since when a member has been away, by this device's clock; after so many seconds a bot stands in. */
  readonly awaySince: Readonly<Record<number, number>>;
  readonly awaySeconds: number;
  /** Milliseconds since 1970 by the server's clock. */
  serverNow(): number;
}

export type NameOf = (seat: number) => string;
export type WhoIs = (seat: number) => Who;

/** A table that may not have been dealt yet. */
export type MaybeDealt = Omit<Play, "view"> & { readonly view: GameView | null };

/** Whether a table has been dealt, so that there is something to show. */
export const isDealt = (play: MaybeDealt): play is Play => play.view !== null;

/** `games/GAME/parts.ts`: what shows a game at a table. */
export interface GameParts<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly Table?: Component<{ play: Play<View, Event> }>;
  /** The scorepad, and the end of the game. */
  readonly Scores?: Component<{ view: View; who: WhoIs; events: readonly Event[] }>;
  /** What happened as a sentence; null for what needs none. */
  readonly sentence: (event: Event, who: WhoIs) => string | null;
}

/** The parts of a game for the frame, which need not know its views: the server sends a game its own. */
export const forFrame = <View extends GameView, Event extends GameEvent>(parts: GameParts<View, Event>): GameParts =>
  parts as unknown as GameParts;
