/** Which sentence says a partial action; the sentences are in the catalogues. */

import { ABILITIES } from "../abilities";

/** Stands for what is not chosen yet. */
export const BLANK = "\u2026";
const JOKER = "joker ";

/** What has been chosen: the first alone, and in lists the others and all of them. */
export interface Chosen {
  readonly first: string;
  readonly others: string;
  readonly all: string;
  readonly many: boolean;
}

export interface PartialSentences {
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
