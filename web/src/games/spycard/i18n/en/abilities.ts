/** The six abilities of Spycard, in English. */

interface Ability {
  readonly name: string;
  /** What an agent claims to be. */
  readonly claim: string;
  /** What it does to its targets, as a verb. */
  readonly effect: string;
  readonly does: string;
}

const ABILITIES: Readonly<Record<string, Ability>> = {
  hearts: { name: "Hearts", claim: "a heart", effect: "turns up", does: "Charm: turn up any face-down agent" },
  spades: { name: "Spades", claim: "a spade", effect: "kills", does: "Assassin: kill any face-up agent" },
  clubs: { name: "Clubs", claim: "a club", effect: "turns down", does: "Subterfuge: turn down any face-up agent" },
  diamonds: {
    name: "Diamonds",
    claim: "a diamond",
    effect: "swaps",
    does: "Intrigue: swap two players' agents, from field or from base",
  },
  queen: { name: "Queen", claim: "a Queen", effect: "moves", does: "Move any two agents, each to field or base" },
  ace: { name: "Ace of Spades", claim: "the Ace of Spades", effect: "kills", does: "Kill any agent, anywhere" },
};

export const ability = (name: string): Ability => ABILITIES[name] ?? { name, claim: name, effect: name, does: name };
