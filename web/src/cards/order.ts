/** The order of the cards in a hand. */

import type { Deck } from "./deck";

export const ORDERS = ["suit", "rank"] as const;
export type Order = (typeof ORDERS)[number];

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
