/**
 * How the texts of a game's cards are parsed and sorted, and what is printed on the cards: their looks, not their
 * rules.
 */

import type { SuitShape } from "./drawings";

export interface CardParts {
  readonly rank: string;
  /** The suit's letter; "" for a card without a suit. */
  readonly suit: string;
}

/** The spine of a card: rank and suit, its colour, and that of what is printed on it. */
export interface SpineLook {
  readonly rank: string;
  /** Left out for a card without a suit, which has a star. */
  readonly shape?: SuitShape | undefined;
  readonly fill: string;
  readonly print: string;
}

/** How the texts of a game's cards are parsed, named and sorted. */
export interface Deck {
  /** The suits' letters in the order of a sorted hand. */
  readonly suits: string;
  partsOf(text: string): CardParts;
  /** The accessible name of a card, from the catalogue. */
  nameOf(text: string): string;
  /** How the spine of a card looks; undefined for a text that is no card. */
  spineOf(text: string): SpineLook | undefined;
  /** Finds the cards in what people write to each other. */
  readonly written?: RegExp;
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

export const ORDERS = ["suit", "rank"] as const;
type Order = (typeof ORDERS)[number];

const FACES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13, A: 14, X: 15 };

/** The cards sorted by suit and then rank, or by rank and then suit. */
export function sorted(deck: Deck, cards: readonly string[], order: Order): string[] {
  const keys = (text: string): [number, number] => {
    const { rank, suit } = deck.partsOf(text);
    const bySuit = suit === "" ? deck.suits.length : deck.suits.indexOf(suit);
    const byRank = FACES[rank] ?? Number(rank);
    return order === "suit" ? [bySuit, byRank] : [byRank, bySuit];
  };
  return [...cards].sort((one, other) => {
    const [first, second] = keys(one);
    const [third, fourth] = keys(other);
    return first - third || second - fourth;
  });
}

/** The states in which any card can be shown. */
export interface CardState {
  /** Shows the back; with `peek`, lifted at the corner as for its owner. */
  facedown?: boolean | undefined;
  peek?: boolean | undefined;
  /** Can be chosen now. */
  legal?: boolean | undefined;
  /** Cannot be chosen now: dimmed. */
  refused?: boolean | undefined;
  /** Chosen but not yet sent. */
  lifted?: boolean | undefined;
  /** Has no accessible name, because its surroundings provide one. */
  decorative?: boolean | undefined;
}
