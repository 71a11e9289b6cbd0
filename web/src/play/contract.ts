/** The contract between the frame of a table and the games. */

import type { Component, Snippet } from "svelte";
import type { Who } from "../i18n";
import type {
  ActionFacts,
  Commitments,
  ExplanationFacts,
  JsonObject,
  Proposal,
  QuestionFacts,
  ReasonFacts,
  SeatFacts,
} from "../net/protocol";

export type { ActionFacts, ExplanationFacts, QuestionFacts, ReasonFacts } from "../net/protocol";

/** A seat, as the frame shows it. */
export interface Seat extends Omit<SeatFacts, "earlier"> {
  /** Whether the seat's person or program is connected; bots always are. */
  readonly here: boolean;
}

/** Why the server refused a command. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
  readonly clause: string | null;
}

/** The fields that the views of all games share; each game's `views.ts` adds its own. */
export interface GameView {
  readonly seat: number | null;
  readonly actors: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly hand?: readonly string[];
  readonly agenda?: string | null;
  /** Whether no remaining card can change the result of the deal. */
  readonly settled?: boolean;
}

/** The field that the events of all games share; each game's `events.ts` adds its own. */
export interface GameEvent {
  readonly event: string;
}

/** Type a view that the server sent; the server guarantees its shape. */
export const asView = (view: JsonObject | null): GameView | null => view as GameView | null;
/** Type events that the server sent. */
export const asEvents = (events: readonly JsonObject[]): readonly GameEvent[] => events as readonly unknown[] as GameEvent[];

/** Maximum milliseconds that the next update is held back for people to read. */
export const MAX_HOLD = 20_000;

/** Called for each update in order, before its view is shown; a returned promise is awaited for a moment. */
export type Listener<View, Event> = (events: readonly Event[], view: View | null) => void | Promise<unknown>;

/** A decisive moment, which stands until it is understood. */
export interface Moment<View = GameView, Event = GameEvent> {
  /** The events of which it consists. */
  readonly events: readonly Event[];
  /** The view before it; the play's own view is the one after it. */
  readonly before: View;
  /** Milliseconds for which it stands; null until the person goes on. */
  readonly time: number | null;
}

/** Declares what is decisive in a game: the events of an update that stand, none of most. `before`: the view before it. */
export type DecisiveIn<View extends GameView = GameView, Event extends GameEvent = GameEvent> = (
  events: readonly Event[],
  before: View,
) => readonly Event[];

/**
 * A game in play: reactive state for the table of a game. The frame shows each seat in an element with `data-seat`,
 * so that cards can fly to and from it.
 */
export interface Play<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly game: string;
  readonly view: View;
  /** The question to the person's seat; null for a spectator. */
  readonly asked: QuestionFacts | null;
  readonly seats: readonly Seat[];
  /** The person's seat; null for a spectator. */
  readonly me: number | null;
  /** Whether this is the first table of a newcomer, who is not kept waiting before the first move. */
  readonly newcomer?: boolean;
  /** Whether the table hides what people can remember: points taken, earlier tricks and turns, agents seen before. */
  readonly memory: boolean;
  readonly over: boolean;
  readonly paused: boolean;
  /** Whether updates are held back for people to read, so that the view is not the newest. */
  readonly held: boolean;
  /** Whether only bots play with the person, and no clock runs that would not wait: nothing continues by itself. */
  readonly alone?: boolean | undefined;
  /** The open proposal. */
  readonly proposal: Proposal | null;
  /** Whether the server is playing the rest of a settled deal, because all agreed. */
  readonly finishing: boolean;
  readonly commitments: Commitments;
  /** The label of a seat: "You" for the person's own. Sentences take `who`. */
  nameOf(seat: number): string;
  /** The player in a seat, for a sentence. */
  who(seat: number): Who;
  /** Send an action; resolves to null if it is done or sealed. */
  act(action: string): Promise<Refusal | null>;
  withdraw(): Promise<void>;
  /** Propose something to all people in the game. */
  propose(what: Proposal): Promise<Refusal | null>;
  /** Tell everyone that the person has read the result of a deal or round. */
  setReady(part: number): void;
  /** The seats of people present who are not ready yet. */
  notReady(part: number): readonly number[];
  /** Show which of the person's own moves in a finished deal or round cost most; missing for spectators. */
  readonly reviewPart?: ((part: number) => void) | undefined;
  /** The address of the review from which this position is tried again; undefined in an ordinary game. */
  readonly triedFrom?: string | undefined;
  /** Missing where nobody can answer in advance. */
  advance?(answers: string[]): Promise<void>;
  next(partial: string): Promise<{ next: string[]; enough: boolean }>;
  /**
   * A bot's choice in the person's seat, and why; null if there is nothing to suggest, and undefined if the person
   * has answered, or asked again, before it was known.
   */
  suggest(): Promise<Advice | null | undefined>;
  /** The suggestion by all that is known so far, while a better one takes its time. */
  readonly soFar?: Advice | undefined;
  /** Whether nothing is suggested here, because a daily deal counts. */
  readonly noAdvice?: boolean | undefined;
  /** Leave the table of a finished game for the results; undefined unless the person came back to look at it. */
  readonly showResults?: (() => void) | undefined;
  /** Tell the frame that the table shows the final view, though the results are not there yet. */
  showsFinal?(view: View): void;
  /** Call a listener for each update; returns a function that removes it. */
  onHappened(listener: Listener<View, Event>): () => void;
  /**
   * Hold back later updates until the promise settles or, unless the person is alone, `MAX_HOLD` passes; begins when
   * earlier holds are over.
   */
  hold(ready: () => Promise<unknown>): void;
  /**
   * Let a complete trick lie on the table, and hold back later updates unless the person's own time is running.
   * Resolves when the trick has been seen. `ends`: whether a deal or round ends with it.
   */
  showTrick(ends: boolean): Promise<void>;
  /** Whether play waits for the person to see a trick; a tap ends that. */
  readonly lying: boolean;
  /** The trick has been seen. */
  endTrick(): void;
  /** The decisive moment that stands now, with the view after it; later updates wait. What the person does ends it. */
  readonly moment?: Moment<View, Event> | undefined;
  /** The moment has been understood. */
  goOn?(): void;
  /** In a replay: what happened in the step that is shown, and the view before it. */
  readonly replayed?: Replayed<View, Event> | undefined;
  /** All events of this game so far, as the person's seat may know them. */
  readonly events: readonly Event[];
  /** Answers set in advance. */
  readonly advanced: readonly string[];
  /** When each absent member left, in milliseconds since the epoch by this device's clock. */
  readonly awaySince: Readonly<Record<number, number>>;
  /** Seconds after which a bot stands in for an absent member; 0 where none does now. */
  readonly awaySeconds: number;
  /** The seats of the people for whom the game waits: nobody is there, or nobody plays. */
  readonly waitsFor: readonly number[];
  /** Milliseconds since the epoch by the server's clock. */
  serverNow(): number;
}

export interface Replayed<View, Event> {
  readonly happened: readonly Event[];
  readonly before: View | null;
}

export type NameOf = (seat: number) => string;
export type WhoIs = (seat: number) => Who;

/** How the seats are called. */
export interface Names {
  readonly nameOf: NameOf;
  readonly who: WhoIs;
}

/** A table that may not have been dealt yet. */
export type MaybeDealt = Omit<Play, "view"> & { readonly view: GameView | null };

/** Whether a table has been dealt. */
export const isDealt = (play: MaybeDealt): play is Play => play.view !== null;

/** The frame around a table: the players, unless the game's table shows them itself, and what was said and done. */
export interface Around {
  readonly seats: Snippet;
  /** The person's own sign, or what a spectator reads in its place. */
  readonly own?: Snippet | undefined;
  /** Whether a low screen has room for the hand beside all that. */
  readonly beside: boolean;
  /** Whether a lesson around it says what is asked and advises: the table does neither, and makes do with little room. */
  readonly taught?: boolean;
  /** The log and the chat, for the column at the side of a wide screen; missing in a replay. */
  readonly log?: Snippet | undefined;
}

/** A game's figures on the sign of a seat. */
export interface SeatFigures {
  /** The total: "41". */
  readonly total?: string | undefined;
  /** Its gain in this deal or round: "13 this deal". */
  readonly part?: string | undefined;
  /** Both in little room: "41 +13". */
  readonly short?: string | undefined;
  /** A word: "dealer". */
  readonly tag?: string | undefined;
  /** All that in words. */
  readonly label: string;
}

/** A tab of the column at the side of a wide screen, beside the log. */
export interface Tab {
  readonly name: string;
  readonly title: string;
  readonly body: Snippet;
}

/** The parts of a game that a table loads: `games/GAME/parts.ts`. */
export interface GameParts<View extends GameView = GameView, Event extends GameEvent = GameEvent> {
  readonly Table?: Component<{ play: Play<View, Event>; around: Around }>;
  /**
   * The scorepad, this deal so far, and the result at the end of the game. `memory`: whether what was taken is hidden, an
   * option of the table. `opened`: what each seat knew at the end, where everybody may see that; null until it is known.
   */
  readonly Scores?: Component<{ view: View; who: WhoIs; memory?: boolean; opened?: readonly View[] | null | undefined }>;
  /** Whether something stays secret at the end that the result shows. */
  readonly endsSecret?: boolean;
  /** Where in the game a table is: "Deal 2 · trick 6 of 15"; the frame says whose turn it is of a game without it. */
  readonly where?: (view: View) => string;
  /** The sentence for an event; null if it needs none. */
  readonly sentence: (event: Event, who: WhoIs) => string | null;
  /** The card that an event adds to a trick; the log draws those of one trick in a row. */
  readonly played?: (event: Event) => { readonly seat: number; readonly card: string } | undefined;
  /** The decisive moment; undefined where there is none. */
  readonly decisive?: DecisiveIn<View, Event>;
  /** Whether a decisive moment stands for its time where others wait for a person who is alone: it is none of their affair. */
  readonly passing?: (events: readonly Event[], before: View) => boolean;
  /** Returns how the game words why an action is best; undefined for a game without reasons. */
  readonly reasons?: () => ReasonTexts;
}

/** Type a game's parts for the frame, which does not know the game's views and events. */
export const forFrame = <View extends GameView, Event extends GameEvent>(parts: GameParts<View, Event>): GameParts =>
  parts as unknown as GameParts;

/** A suggestion. */
export interface Advice {
  readonly action: string;
  /** The figures of a search; null where a simple bot suggests it. */
  readonly explanation: ExplanationFacts | null;
  /** Whether there will be explanations once the server has compiled what they need. */
  readonly later: boolean;
  /** Whether more is being found out, which may come to something else. */
  readonly soFar?: boolean;
}

/** A measure as a table of options shows it. */
export interface Column {
  readonly measure: string;
  readonly title: string;
  /** Whether it is a share, shown in percent. */
  readonly percent?: boolean;
}

/** The results of an action. */
type Results = Pick<ActionFacts, "results">;

/** How a game words reasons. */
export interface ReasonTexts {
  /** The game whose cards they name. */
  readonly game: string;
  /** An action as it reads after "if you". */
  readonly choice: (action: string, who: WhoIs) => string;
  /** Why an action is suggested: ideas, then numbers. */
  readonly reason: (reason: ReasonFacts, who: WhoIs) => string;
  /** The case for it, as a card player would put it; "" if that is only numbers. */
  readonly ideas: (reason: ReasonFacts, who: WhoIs) => string;
  /** The counts of a search. */
  readonly numbers: (reason: ReasonFacts, who: WhoIs) => string;
  /** The action that was chosen, and the better one, as sentences. */
  readonly played: (action: string, who: WhoIs) => string;
  readonly better: (action: string, who: WhoIs) => string;
  /** The cost of a move, as a sentence, from the expected results of the best action and of this one. */
  readonly cost: (best: Results, played: Results) => string;
  /** The likely cases of what the seat cannot see, as sentences. */
  readonly odds: (odds: Readonly<Record<string, unknown>>, who: WhoIs) => readonly string[];
  readonly columns: readonly Column[];
}

type OfKind<Event extends GameEvent, Kind> = Event extends GameEvent ? (Kind extends Event["event"] ? Event : never) : never;

/** The sentence for each kind of event; null for events that others already describe. */
export type EventSentences<Event extends GameEvent> = {
  readonly [Kind in Event["event"]]: (event: OfKind<Event, Kind>, who: WhoIs) => string | null;
};

/** Return a function that words any event of a game; it returns null for unknown events. */
export function sentenceBy<Event extends GameEvent>(sentences: EventSentences<Event>) {
  const known: Readonly<Record<string, unknown>> = sentences;
  return (event: Event, who: WhoIs): string | null => {
    const worded = known[event.event] as ((event: Event, who: WhoIs) => string | null) | undefined;
    return worded?.(event, who) ?? null;
  };
}
