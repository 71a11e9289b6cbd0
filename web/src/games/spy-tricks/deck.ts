/** The cards of Spy Tricks: "R9", "B3", "W1". */

import { type Deck, type Suit, suit, suitFirst } from "../../cards/deck";
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

export const deck: Deck = { suits: "RBW", partsOf: suitFirst, nameOf: spotName, looks: SUITS, written: /\b[RBW][1-9]\b/gi };
