/** How sentences of Spycard are put together in English. */

export const YOU = "You";

export const does = (name: string, third: string, second: string) => `${name} ${name.toLowerCase() === YOU.toLowerCase() ? second : third}`;
export const whose = (name: string) => (name === YOU ? "your" : `${name}'s`);
export const Whose = (name: string) => (name === YOU ? "Your" : `${name}'s`);
export const whom = (name: string) => (name === YOU ? "you" : name);
export const count = (amount: number, one: string, many = `${one}s`) => `${amount} ${amount === 1 ? one : many}`;

export function listed(texts: readonly string[], last = "and"): string {
  if (texts.length < 2) return texts.join("");
  return `${texts.slice(0, -1).join(", ")} ${last} ${texts[texts.length - 1]}`;
}

export const ABILITIES: Record<string, { name: string; claim: string; effect: string; does: string }> = {
  hearts: { name: "Hearts", claim: "a heart", effect: "turns up", does: "Turn any face-down agent face up" },
  spades: { name: "Spades", claim: "a spade", effect: "kills", does: "Kill any face-up agent" },
  clubs: { name: "Clubs", claim: "a club", effect: "turns down", does: "Turn any face-up agent face down" },
  diamonds: {
    name: "Diamonds",
    claim: "a diamond",
    effect: "swaps",
    does: "Swap two players' agents, both in the field or both at base",
  },
  queen: { name: "Queen", claim: "a Queen", effect: "moves", does: "Move any two agents, each to field or base" },
  ace: { name: "Ace of Spades", claim: "the Ace of Spades", effect: "kills", does: "Kill any agent, anywhere" },
};

export const ability = (name: string) => ABILITIES[name] ?? { name, claim: name, effect: name, does: name };
