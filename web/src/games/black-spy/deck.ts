/** Black Spy's cards: "B1" to "K11". */

import { type Deck, type SpineLook, type Suit, suit, suitFirst } from "../../cards/deck";
import type { EmblemName } from "../../cards/drawings";
import { BLACK_SPY, nameOf } from "./i18n";

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

/** A Black Spy has a spine of its own. */
function spineOf(text: string): SpineLook | undefined {
  const { rank, suit } = suitFirst(text);
  const look = SUITS[suit];
  if (!look || !EMBLEM_NAMES[Number(rank) - 1]) return undefined;
  if (text === BLACK_SPY) return { rank, shape: look.shape, fill: "var(--card-night)", print: "var(--card-danger)" };
  return { rank, shape: look.shape, fill: look.spine, print: look.onSpine };
}

export const deck: Deck = { suits: "BYRGK", partsOf: suitFirst, nameOf, spineOf, written: /\b[BYRGK](?:1[01]|[1-9])\b/gi };
