/** The cards of Spy Tricks: "R9", "B3", "W1". */

import { type Deck, type SpineLook, type Suit, suit, suitFirst } from "../../cards/deck";
import { spotName } from "./i18n";

export const SUITS: Readonly<Record<string, Suit & { readonly power: number }>> = {
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

function spineOf(text: string): SpineLook | undefined {
  const { rank, suit } = suitFirst(text);
  const look = SUITS[suit];
  return look && /^[1-9]$/.test(rank) ? { rank, shape: look.shape, fill: look.spine, print: look.onSpine } : undefined;
}

export const deck: Deck = { suits: "RBW", partsOf: suitFirst, nameOf: spotName, spineOf, written: /\b[RBW][1-9]\b/gi };
