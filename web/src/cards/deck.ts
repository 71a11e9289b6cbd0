/** How the texts of a game's cards are parsed, and what is printed on the cards: their looks, not their rules. */

import type { SuitShape } from "./drawings";

export interface CardParts {
  readonly rank: string;
  /** The suit's letter; "" for a card without a suit. */
  readonly suit: string;
}

/** How the texts of a game's cards are parsed, named and sorted. */
export interface Deck {
  /** The suits' letters in the order of a sorted hand. */
  readonly suits: string;
  partsOf(text: string): CardParts;
  /** The accessible name of a card, from the catalogue. */
  nameOf(text: string): string;
}

export interface Suit {
  readonly shape: SuitShape;
  /** Colour of the spine, and of what is printed on the spine and in the field. */
  readonly spine: string;
  readonly onSpine: string;
  readonly print: string;
}

/** A suit printed in one colour on paper. */
export const suit = (shape: SuitShape, colour: string): Suit => ({
  shape,
  spine: `var(--card-${colour})`,
  onSpine: "var(--card-paper)",
  print: `var(--card-${colour})`,
});

/** The parts of a text that starts with the letter of the suit, such as "R7". */
export const suitFirst = (text: string): CardParts => ({ suit: text.slice(0, 1), rank: text.slice(1) });
