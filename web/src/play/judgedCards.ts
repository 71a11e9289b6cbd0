/** The cards of a choice that was judged: what was played, and what is better. Tables mark them where they lie. */

import { getContext, setContext } from "svelte";

export type CardMark = "played" | "better";

/** The two actions that are compared. */
export interface Compared {
  readonly played: string;
  readonly better: string;
}

/** A review's judgement of a choice, in the language of the page, and the cards that it marks. */
export interface JudgedMove {
  readonly sentence: () => string;
  readonly numbers: () => string;
  readonly compared: Compared;
}

/** Where something lies that an action names: a guess names a spot of a mat, "#4" an agent, everything else is in the hand. */
type Place = "hand" | "spot" | "agent";

type Marks = ReadonlyMap<string, CardMark>;
const NONE: Marks = new Map();

/** The marks of cards or spots by their texts. What both actions name has none. */
export function marksOf({ played, better }: Compared, place: Place): Marks {
  const named = (action: string) => {
    const [verb, ...texts] = action.split(" ");
    const agents = texts.filter((text) => text.startsWith("#"));
    if (place === "agent") return agents;
    return agents.length === 0 && (verb === "guess") === (place === "spot") ? texts : [];
  };
  const [done, right] = [named(played), named(better)];
  return new Map([
    ...done.filter((text) => !right.includes(text)).map((text) => [text, "played"] as const),
    ...right.filter((text) => !done.includes(text)).map((text) => [text, "better"] as const),
  ]);
}

const KEY = Symbol("judged cards");

/** Have everything inside this component mark what a choice named, as long as there is one. */
export function markCards(compared: () => Compared | undefined): void {
  setContext(KEY, compared);
}

/** A function that returns the marks of what lies in a place around this component. */
export function cardMarks(place: Place): () => Marks {
  const compared = getContext<(() => Compared | undefined) | undefined>(KEY);
  return () => {
    const found = compared?.();
    return found ? marksOf(found, place) : NONE;
  };
}

/** Whether the word of a marked card stands one line higher, above that of the card before it. */
export function isHigher(row: readonly string[], marks: Marks, index: number): boolean {
  return marks.has(row[index - 1] ?? "") && !isHigher(row, marks, index - 1);
}
