/** The text of a partial action, by the form that the view has for its verb. */

import type { Choices } from "./views";

const isPlace = (word: string) => /^[A-Z]+$/.test(word);

const wordsOf = (form: string) => form.replace(/[[\]]/g, "").split(" ");

/** Whether a verb takes any number of operands, so that each can be removed again. */
export const takesMany = (form: string): boolean => form.includes("...");

/** The partial action: form "hearts TOKEN on TOKEN" and ["#4"] make "hearts #4". */
export function partialText(form: string, chosen: readonly string[]): string {
  const left = [...chosen];
  const text: string[] = [];
  let joiner: string[] = [];
  for (const word of wordsOf(form)) {
    if (word === "...") continue;
    if (!isPlace(word)) {
      joiner.push(word);
      continue;
    }
    const next = left.shift();
    if (next === undefined) break;
    text.push(...joiner, next);
    joiner = [];
  }
  if (text.length === 0) text.push(...joiner);
  return [...text, ...left].join(" ");
}

/** The verb and operands of a complete action, such as a suggestion; undefined if no choice has that verb. */
export function operandsOf(choices: Choices, action: string): { verb: string; chosen: string[] } | undefined {
  const verb = Object.keys(choices)
    .filter((name) => action === name || action.startsWith(`${name} `))
    .sort((one, other) => other.length - one.length)[0];
  if (verb === undefined) return undefined;
  const rest = action.slice(verb.length).trim().split(" ");
  return { verb, chosen: rest.filter((word) => word !== "" && word !== "on") };
}
