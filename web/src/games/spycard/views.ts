/** Readings of views of Spycard, for the table. */

import type { Play } from "../../play/contract";
import type { Event, Token, View } from "./facts";

/** A game of Spycard in play. */
export type SpycardPlay = Play<View, Event>;

export type Zone = Token["zone"];

/** The choices of a seat, by verb. */
export type Choices = NonNullable<View["choices"]>;

const remembered = new WeakMap<View, View>();

/** The view as a table shows it whose players have to remember: the face-down agents of others and agendas ruled out are not shown. */
export function fromMemory(view: View): View {
  const made = remembered.get(view);
  if (made) return made;
  const hidden = ({ face, controller }: Token) => face === "down" && controller !== null && controller !== view.seat;
  const tokens = view.tokens.map((token): Token => (hidden(token) ? { ...token, agent: null, known_by: [] } : token));
  const players = view.players.map((player) => ({ ...player, agenda_is_not: [] }));
  const shown = { ...view, tokens, players };
  remembered.set(view, shown);
  return shown;
}

export const tokensAt = (view: View, seat: number, zone: Zone): Token[] =>
  view.tokens.filter((token) => token.controller === seat && token.zone === zone);

export const tokenOf = (view: View, name: string): Token | undefined =>
  view.tokens.find((token) => token.token === name);

export const discarded = (view: View): Token[] => view.tokens.filter((token) => token.zone === "discard");

/** The seats in clockwise order from `first`. */
export function seatsFrom(view: View, first: number): number[] {
  const count = view.players.length;
  return Array.from({ length: count }, (_, place) => (first + place) % count);
}

/** The seat in a text such as "P2"; undefined for other texts. */
export function seatIn(text: string): number | undefined {
  const found = /^P(\d)$/.exec(text);
  return found ? Number(found[1]) : undefined;
}
