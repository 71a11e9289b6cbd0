/** The view of Spycard, as `games/spycard/text/serialize.py` makes it. */

import type { GameView } from "../../play/contract";

export type Zone = "base" | "field" | "discard" | "deck";

export interface Token {
  /** "#1" to "#47". */
  readonly token: string;
  readonly zone: Zone;
  readonly controller: number | null;
  readonly face: "up" | "down";
  /** The agent where it is known: "7C", "X". */
  readonly agent: string | null;
  readonly known_by: "everyone" | readonly number[];
}

export interface Player {
  readonly seat: number;
  readonly playing: boolean;
  readonly turns: number;
  readonly agents: number;
  readonly agenda: string | null;
  readonly agenda_seen_by: "everyone" | readonly number[];
  readonly agenda_is_not: readonly string[];
  readonly has_exposed: boolean;
}

/** The action that is being carried out in this turn. */
export interface Question {
  readonly by: number;
  readonly token?: string;
  readonly acting?: string;
  readonly targets?: readonly string[];
  readonly ability?: string | null;
  readonly accuser?: number | null;
  readonly at_stake?: string;
  readonly used?: readonly string[];
}

/** A possible verb: the form of its text, and its possible first operands. */
export interface Choice {
  readonly form: string;
  readonly next: readonly string[];
  readonly enough: boolean;
}

export type Choices = Readonly<Record<string, Choice>>;

export interface Exposure {
  readonly seat: number;
  readonly of: number;
  readonly agenda: string;
  readonly right: boolean;
}

export interface SpycardView extends GameView {
  readonly options: { readonly players: number; readonly jack_on_accusation: boolean; readonly turn_limit: number };
  readonly stage: string;
  readonly turn: number | null;
  readonly asked: number | null;
  readonly deck: number;
  readonly players: readonly Player[];
  readonly tokens: readonly Token[];
  readonly agendas: readonly string[];
  readonly question: Question | null;
  readonly exposures: readonly Exposure[];
  readonly ending: "draw" | "last-left" | "agenda" | null;
  readonly choices?: Choices;
}

const remembered = new WeakMap<SpycardView, SpycardView>();

/** The view as a table shows it whose players have to remember: the face-down agents of others and agendas ruled out are not shown. */
export function fromMemory(view: SpycardView): SpycardView {
  const made = remembered.get(view);
  if (made) return made;
  const hidden = ({ face, controller }: Token) => face === "down" && controller !== null && controller !== view.seat;
  const tokens = view.tokens.map((token): Token => (hidden(token) ? { ...token, agent: null, known_by: [] } : token));
  const players = view.players.map((player) => ({ ...player, agenda_is_not: [] }));
  const shown = { ...view, tokens, players };
  remembered.set(view, shown);
  return shown;
}

export const tokensAt = (view: SpycardView, seat: number, zone: Zone): Token[] =>
  view.tokens.filter((token) => token.controller === seat && token.zone === zone);

export const tokenOf = (view: SpycardView, name: string): Token | undefined =>
  view.tokens.find((token) => token.token === name);

export const discarded = (view: SpycardView): Token[] => view.tokens.filter((token) => token.zone === "discard");

/** The seats in clockwise order from `first`. */
export function seatsFrom(view: SpycardView, first: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count }, (_, place) => (first + place) % count);
}

/** The seat in a text such as "P2"; undefined for other texts. */
export function seatIn(text: string): number | undefined {
  const found = /^P(\d)$/.exec(text);
  return found ? Number(found[1]) : undefined;
}
