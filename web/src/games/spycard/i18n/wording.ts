/**
 * What the sentences of Spycard's table have in common in all languages: a partial action, and why an action is
 * suggested.
 */

import type { ReasonTexts } from "../../../play/contract";
import { type ReasonWording, likeliestFirst } from "../../../play/reasonWording";

/** The six abilities of agents, as actions name them. */
export const ABILITIES: readonly string[] = ["hearts", "spades", "clubs", "diamonds", "queen", "ace"];

/** Stands for what is not chosen yet. */
export const BLANK = "\u2026";
const JOKER = "joker ";

/** What has been chosen: the first alone, and in lists the others and all of them. */
interface Chosen {
  readonly first: string;
  readonly others: string;
  readonly all: string;
  readonly many: boolean;
}

interface PartialSentences {
  /** Join operands to a list. */
  readonly and: (operands: readonly string[]) => string;
  /** An agent uses an ability, or claims it if it does not lie face up. */
  readonly ability: (name: string, chosen: Chosen, up: boolean) => string;
  readonly joker: (name: string, chosen: Chosen) => string;
  readonly verbs: Readonly<Record<string, (chosen: Chosen) => string>>;
}

/** Return a function that says a partial action as a sentence, with an ellipsis for what is not chosen yet. */
export function partialIn(say: PartialSentences): (verb: string, chosen: readonly string[], up: boolean) => string {
  const listed = (operands: readonly string[]) => say.and(operands) || BLANK;
  return (verb, operands, up) => {
    const [first = BLANK, ...others] = operands;
    const chosen = { first, others: listed(others), all: listed(operands), many: operands.length > 1 };
    const sentence = () => {
      if (ABILITIES.includes(verb)) return say.ability(verb, chosen, up);
      if (verb.startsWith(JOKER)) return say.joker(verb.slice(JOKER.length), chosen);
      return say.verbs[verb]?.(chosen) ?? verb;
    };
    return sentence().replace(`${BLANK}.`, BLANK);
  };
}

const EVEN = 50;

/** What the odds say of a claim, and what pays against them, as arguments of the sentence. */
function judged(chance: number, action: string): Record<string, string | null> {
  if (chance === EVEN) return { verdict: "even", anyway: null };
  const truth = chance > EVEN;
  const verdict = chance === 0 ? "impossible" : truth ? "true" : "lie";
  return { verdict, anyway: truth === (action === "accuse") ? action : null };
}

/** `agendaOf` names an agenda, such as `KC`. */
export const spycardReasons = (wording: ReasonWording, agendaOf: (text: string) => string): ReasonTexts => ({
  choice: wording.choice,
  sentence: (reason, who) => {
    const given = reason.arguments as { chance: number; action: string; seat: number; agenda: string };
    if (reason.code === "claim") return wording.reason(reason, who, judged(given.chance, given.action));
    if (reason.code !== "expose") return wording.reason(reason, who);
    return wording.reason(reason, who, { name: who(given.seat).name, agenda: agendaOf(given.agenda) });
  },
  cost: (best, played) => {
    const wins = Math.round(100 * ((best.results["win"] ?? 0) - (played.results["win"] ?? 0)));
    return wins < 1 ? wording.say("cost-standing") : wording.say("cost-wins", { wins });
  },
  odds: (odds, who) => {
    const { agendas = [], claim } = odds as { agendas?: (Record<string, number> | null)[]; claim?: number | null };
    const said = agendas.flatMap((chances, seat) => {
      if (!chances || who(seat).you) return [];
      const found = likeliestFirst(chances).map(([text, chance]) => wording.say("odds-of", { agenda: agendaOf(text), chance }));
      return [wording.say("odds-agenda", { name: who(seat).name, chances: found })];
    });
    return typeof claim === "number" ? [...said, wording.say("odds-claim", { chance: Math.round(claim) })] : said;
  },
  get columns() {
    return [wording.column("win", true), wording.column("out", true)];
  },
});
