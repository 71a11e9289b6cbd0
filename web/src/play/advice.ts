/** What is suggested to a person, and why; worded by each game. */

import { words } from "../i18n";
import type { ExplanationFacts, ActionFacts, ReasonFacts } from "../net/protocol";
import type { WhoIs } from "./contract";

export type { ExplanationFacts, ActionFacts, ReasonFacts } from "../net/protocol";

/** A suggestion. */
export interface Advice {
  readonly action: string;
  /** What a search found out; null where a simple bot suggests it. */
  readonly explanation: ExplanationFacts | null;
  /** Whether there will be explanations once the server has compiled what they need. */
  readonly later: boolean;
}

/** A measure as a table of options shows it. */
export interface Column {
  readonly measure: string;
  readonly title: string;
  /** Whether it is a share, shown in percent. */
  readonly percent?: boolean;
}

/** How a game words reasons. */
export interface ReasonTexts {
  /** An action as it reads after "if you". */
  readonly choice: (action: string, who: WhoIs) => string;
  readonly sentence: (reason: ReasonFacts, who: WhoIs) => string;
  /** What a move cost, as a sentence, from the expected results of the best action and of this one. */
  readonly cost: (best: ActionFacts, played: ActionFacts) => string;
  /** What is likely of what the seat cannot see, as sentences. */
  readonly odds: (odds: Readonly<Record<string, unknown>>, who: WhoIs) => readonly string[];
  readonly columns: readonly Column[];
}

const PERCENT = 100;

/** A result as the table shows it. */
export const shown = (value: number | undefined, { percent }: Column): string => {
  if (value === undefined) return "";
  return percent ? words.table.why.share(Math.round(PERCENT * value)) : words.table.why.result(value);
};

/** How an option compares: the best one, as good as that, or behind. */
export const standing = (option: ActionFacts, place: number): "best" | "equal" | "behind" =>
  place === 0 ? "best" : option.equal ? "equal" : "behind";
