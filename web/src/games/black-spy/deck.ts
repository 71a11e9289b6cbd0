/** Black Spy's cards: "B1" to "K11". */

import { type Deck, type Suit, suit, suitFirst } from "../../cards/deck";
import type { EmblemName } from "../../cards/drawings";
import { frame } from "./i18n";

/** The card that costs ten points. */
export const BLACK_SPY = "K7";
/** The card that leads the first trick. */
export const RED_STAR = "R1";

export const SUITS: Readonly<Record<string, Suit>> = {
  B: suit("circle", "blue"),
  Y: { ...suit("triangle", "yellow"), onSpine: "var(--card-ink)", print: "var(--card-ink)" },
  R: suit("diamond", "red"),
  G: suit("clover", "green"),
  K: suit("keyhole", "ink"),
};

/** By rank, from 1. */
export const EMBLEM_NAMES: readonly EmblemName[] = [
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

/** "Red 7, Spy". */
function nameOf(text: string): string {
  const say = frame.cards;
  if (text === BLACK_SPY) return say.danger;
  const { rank, suit } = suitFirst(text);
  return text === RED_STAR ? say.redStar : say.card(suit, rank);
}

export const deck: Deck = { suits: "BYRGK", partsOf: suitFirst, nameOf };
