/** A refusal in words, from its code and arguments. */

import type { Sentences } from "../i18n/fluent";

/** What the server says of a refusal. */
export interface Refusal {
  readonly code: string;
  /** A sentence in English. */
  readonly message: string;
  readonly reason?: string | null;
  readonly arguments?: Readonly<Record<string, unknown>>;
  /** The rule that forbids it, such as `BS-14`. */
  readonly clause?: string | null;
}

/** Refusals that say why something was not saved or read. */
const WRAPPED: readonly string[] = ["not-saved", "not-read"];

/** Word a refusal with the first catalogue that knows its reason; the server's sentence where none does. */
export function worded(refusal: Refusal, catalogues: readonly Sentences[]): string {
  const { code, arguments: given = {}, message } = refusal;
  const reason = typeof given["wrong"] === "string" ? given["wrong"] : refusal.reason; // a finer code, if there is one
  const found = reason ? catalogues.find((sentences) => sentences.has(reason)) : undefined;
  if (!reason || !found) return message;
  try {
    const why = found.say(reason, given);
    return WRAPPED.includes(code) ? found.say(code, { why }) : why;
  } catch {
    return message; // a newer server names other things
  }
}
