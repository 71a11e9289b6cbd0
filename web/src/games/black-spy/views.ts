/** The view of Black Spy, as `games/black_spy/text/serialize.py` makes it. */

import type { GameView } from "../../play/contract";

export interface PlayedCard {
  readonly seat: number;
  readonly card: string;
}

export interface Trick {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly taker: number;
}

export interface Choice {
  readonly form: string;
  readonly next: readonly string[];
  readonly enough: boolean;
}

export interface Exchange {
  readonly seat: number;
  readonly cards: readonly string[];
}

export interface Mole {
  readonly order: readonly number[];
  readonly has_taken: readonly boolean[];
  readonly shown?: readonly string[];
  readonly took?: readonly string[];
}

export interface Row {
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export interface BlackSpyView extends GameView {
  readonly options: { readonly players: number; readonly variants: readonly string[]; readonly end_value: number };
  readonly stage: "draw" | "deal" | "take" | "pass" | "call" | "play" | "settle" | "over";
  readonly deal: number;
  readonly dealer: number | null;
  readonly pass_direction: "left" | "right" | "across";
  readonly hand_sizes: readonly number[];
  readonly has_passed: readonly boolean[];
  readonly mole: Mole | null;
  readonly called: string | null;
  readonly skipped: readonly number[];
  readonly trick: readonly PlayedCard[];
  readonly tricks: readonly Trick[];
  readonly taken: readonly { readonly cards: number; readonly black: number; readonly points: number }[];
  readonly totals: readonly number[];
  readonly scorepad: readonly Row[];
  readonly settled: boolean;
  readonly hand?: readonly string[];
  readonly passed?: Exchange | null;
  readonly received?: Exchange | null;
  readonly choices?: Partial<Record<"pass" | "play" | "take" | "call" | "settle", Choice>>;
}

/** The seat that receives a seat's three cards; seats count clockwise. */
export function receiverOf(view: BlackSpyView, seat: number): number {
  const players = view.options.players;
  const offset = { left: 1, across: 2, right: players - 1 }[view.pass_direction];
  return (seat + offset) % players;
}

/** The plays of a finished trick, in order. */
export function playsOf(trick: Trick): PlayedCard[] {
  return trick.cards.map((card, place) => ({ seat: (trick.leader + place) % trick.cards.length, card }));
}

/** The cards that each seat took in the deal. */
export function takenBy(view: BlackSpyView, more: readonly Trick[] = []): string[][] {
  const piles: string[][] = view.totals.map(() => []);
  for (const trick of [...view.tricks, ...more]) piles[trick.taker]?.push(...trick.cards);
  return piles;
}
