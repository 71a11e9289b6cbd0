/** What is printed on each card: suits' colours and shapes, emblems. How a card looks, not what it does. */

import type { EmblemName, SuitShape } from "./drawings";

export const GAMES = ["black-spy", "spy-tricks", "spycard"] as const;
export type Game = (typeof GAMES)[number];

export interface Suit {
  readonly shape: SuitShape;
  /** Colour of the spine, and of what is printed on the spine and in the field. */
  readonly spine: string;
  readonly onSpine: string;
  readonly print: string;
}

const suit = (shape: SuitShape, colour: string): Suit => ({
  shape,
  spine: `var(--card-${colour})`,
  onSpine: "var(--card-paper)",
  print: `var(--card-${colour})`,
});

export const BLACK_SPY_SUITS: Readonly<Record<string, Suit>> = {
  B: suit("circle", "blue"),
  Y: { ...suit("triangle", "yellow"), onSpine: "var(--card-ink)", print: "var(--card-ink)" },
  R: suit("diamond", "red"),
  G: suit("clover", "green"),
  K: suit("keyhole", "ink"),
};

export const BLACK_SPY_EMBLEMS: readonly EmblemName[] = [
  "note",
  "lamp",
  "door",
  "bomb",
  "dagger",
  "briefcase",
  "spy",
  "mask",
  "wheel",
  "telephone",
  "king",
];

export const SPY_TRICKS_SUITS: Readonly<Record<string, Suit & { readonly power: number }>> = {
  R: { ...suit("diamond", "red"), power: 3 },
  B: { ...suit("circle", "blue"), power: 2 },
  W: {
    shape: "triangle",
    spine: "var(--card-paper)",
    onSpine: "var(--card-ink)",
    print: "var(--card-ink)",
    power: 1,
  },
};

export const SPYCARD_SUITS: Readonly<Record<string, Suit>> = {
  H: suit("heart", "red"),
  S: suit("spade", "ink"),
  C: suit("club", "green"),
  D: suit("diamond", "blue"),
};

const ABILITY_EMBLEMS: Readonly<Record<string, EmblemName>> = {
  H: "eye",
  S: "crosshair",
  C: "lids",
  D: "swap",
};

const AGENDA_EMBLEMS: Readonly<Record<string, EmblemName>> = {
  KC: "hidden",
  AC: "flag",
  KS: "count",
  AD: "briefcase",
  KH: "eye",
  KD: "scales",
  AH: "unmasked",
};

/** The parts of a card's text: "10D" is rank "10" and suit "D" in Spycard, "R7" rank "7" and suit "R" elsewhere. */
export function partsOf(game: Game, text: string): { rank: string; suit: string } {
  if (game !== "spycard") return { suit: text.slice(0, 1), rank: text.slice(1) };
  if (text === "X") return { suit: "", rank: "X" };
  return { suit: text.slice(-1), rank: text.slice(0, -1) };
}

export const isAgenda = (text: string): boolean => text in AGENDA_EMBLEMS;

/** The emblem of a Spycard card: of its agenda, its rank, or its suit's ability. */
export function spycardEmblem(text: string): EmblemName {
  const agenda = AGENDA_EMBLEMS[text];
  if (agenda) return agenda;
  const { rank, suit } = partsOf("spycard", text);
  if (rank === "X") return "jester";
  if (rank === "A") return "ace";
  if (rank === "J") return "disguise";
  if (rank === "Q") return "queen";
  return ABILITY_EMBLEMS[suit] ?? "crosshair";
}
