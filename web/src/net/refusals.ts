/** Why the server refuses something, in other languages than its own. */

import { GAMES } from "../games";
import { type FluentFiles, messagesIn } from "../i18n/catalogue.svelte";
import { Sentences } from "../i18n/fluent";
import { factsOf } from "../i18n/languages";
import type { Messages } from "../i18n/messages";

/** A refusal, as the server sends it. */
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

const SHARED: FluentFiles = import.meta.glob<Messages>(
  ["@spydeck/protocol/text/*/*.ftl", "@spydeck/games/messages/*/refusals.ftl", "@spydeck/text/*/options.ftl"],
  { query: "?messages", import: "default" },
);

/** The message of a refusal in a language: in the game's words where one of its clauses forbids something. */
export async function messageOf(refusal: Refusal, language: string): Promise<string> {
  const game = GAMES.find(({ clauses }) => refusal.clause?.startsWith(`${clauses}-`));
  const files = [...(game ? [game.refusals] : []), SHARED];
  return worded(refusal, await Promise.all(files.map(async (one) => new Sentences(factsOf(language).locale, await messagesIn(language, one)))));
}
