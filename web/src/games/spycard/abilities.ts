/** The six abilities of agents, as actions name them. */
export const ABILITIES: readonly string[] = ["hearts", "spades", "clubs", "diamonds", "queen", "ace"];
