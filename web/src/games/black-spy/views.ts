/** What the view of Black Spy holds (`games/black_spy/words.py`), and its events. */

export interface Play {
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

export interface BlackSpyView {
  readonly options: { readonly players: number; readonly variants: readonly string[]; readonly end_value: number };
  readonly seat: number | null;
  readonly actors: readonly number[];
  readonly over: boolean;
  readonly winners: readonly number[];
  readonly stage: "draw" | "deal" | "take" | "pass" | "call" | "play" | "settle" | "over";
  readonly deal: number;
  readonly dealer: number | null;
  readonly pass_direction: "left" | "right" | "across";
  readonly hand_sizes: readonly number[];
  readonly has_passed: readonly boolean[];
  readonly mole: Mole | null;
  readonly called: string | null;
  readonly skipped: readonly number[];
  readonly trick: readonly Play[];
  readonly tricks: readonly Trick[];
  readonly taken: readonly { readonly cards: number; readonly black: number; readonly points: number }[];
  readonly totals: readonly number[];
  readonly scorepad: readonly Row[];
  /** Whether no card that is still to be played can change anybody's points. */
  readonly settled: boolean;
  readonly hand?: readonly string[];
  readonly passed?: Exchange | null;
  readonly received?: Exchange | null;
  readonly choices?: Partial<Record<"pass" | "play" | "take" | "call" | "settle", Choice>>;
}

export type BlackSpyEvent =
  | { event: "dealer-draw"; seat: number; rounds: Play[][] }
  | { event: "deal"; seat: number; deal: number; pass_direction: string }
  | { event: "hand"; seat: number; count: number; cards?: string[] }
  | { event: "mole-shown" | "mole-taken"; seat: number; count: number; cards?: string[] }
  | { event: "pass"; seat: number; count: number; to: number; cards?: string[] }
  | { event: "receive"; seat: number; count: number; from: number; cards?: string[] }
  | { event: "call"; seat: number; colour: string }
  | { event: "skip"; seat?: number; skipped: number[] }
  | { event: "first-lead"; seat: number }
  | { event: "play"; seat: number; card: string }
  | { event: "trick"; seat: number; trick: number }
  | { event: "sweep"; seat: number }
  | { event: "settle"; seat: number; how: "others" | "self" }
  | { event: "score"; seat: number; points: number; total: number }
  | { event: "going-back"; seat: number; before: number; total: number }
  | { event: "deal-over"; deal: number }
  | { event: "game-over"; winners: number[] };

/** Where three cards go that go in a direction, counted in seats clockwise. */
export function receiverOf(view: BlackSpyView, seat: number): number {
  const players = view.options.players;
  const offset = { left: 1, across: 2, right: players - 1 }[view.pass_direction];
  return (seat + offset) % players;
}

/** The plays of a finished trick, in order. */
export function playsOf(trick: Trick): Play[] {
  return trick.cards.map((card, place) => ({ seat: (trick.leader + place) % trick.cards.length, card }));
}

/** The cards that each seat took in the deal. */
export function takenBy(view: BlackSpyView, more: readonly Trick[] = []): string[][] {
  const piles: string[][] = view.totals.map(() => []);
  for (const trick of [...view.tricks, ...more]) piles[trick.taker]?.push(...trick.cards);
  return piles;
}
