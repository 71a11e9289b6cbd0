/** Sorting a hand for the eye. */

import { type Game, partsOf } from "./decks";

export const ORDERS = ["suit", "rank"] as const;
export type Order = (typeof ORDERS)[number];

const SUIT_ORDER: Readonly<Record<Game, string>> = { "black-spy": "BYRGK", "spy-tricks": "RBW", spycard: "HSCD" };
const FACES: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13, A: 14, X: 15 };

/** The same cards, by suit and then rank or the other way round. */
export function sorted(game: Game, cards: readonly string[], order: Order): string[] {
  const keys = (text: string): [number, number] => {
    const { rank, suit } = partsOf(game, text);
    const bySuit = suit === "" ? SUIT_ORDER[game].length : SUIT_ORDER[game].indexOf(suit);
    const byRank = FACES[rank] ?? Number(rank);
    return order === "suit" ? [bySuit, byRank] : [byRank, bySuit];
  };
  return [...cards].sort((one, other) => {
    const [first, second] = keys(one);
    const [third, fourth] = keys(other);
    return first - third || second - fourth;
  });
}
