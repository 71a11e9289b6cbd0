/** Black Spy's cards: "B1" to "K11". */

import { type Deck, type Suit, suit, suitFirst } from "../../cards/deck";
import type { EmblemName } from "../../cards/drawings";
import { nameOf } from "./i18n";

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

/** The Black Spy is printed in red on the night. */
const LOOKS = { ...SUITS, K7: { ...suit("keyhole", "ink"), spine: "var(--card-night)", onSpine: "var(--card-danger)" } };

export const deck: Deck = {
  suits: "BYRGK",
  partsOf: suitFirst,
  nameOf,
  looks: LOOKS,
  written: /\b[BYRGK](?:1[01]|[1-9])\b/gi,
};
