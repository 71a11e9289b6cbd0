/** Why the server refuses something, in other languages than its own. */

import { GAMES } from "../games";
import type { FluentFiles } from "../games/manifest";
import { Sentences } from "../i18n/fluent";
import { type Refusal, worded } from "./wording";

const SHARED: FluentFiles = import.meta.glob<string>(
  ["@spydeck/protocol/text/*/*.ftl", "@spydeck/games/messages/*/refusals.ftl", "@spydeck/text/*/options.ftl"],
  { query: "?raw", import: "default" },
);

/** Fetch the sentences of some files that are in a language. */
async function load(files: FluentFiles, language: string): Promise<Sentences> {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return new Sentences(language, ...(await Promise.all(own.map(([, fetched]) => fetched()))));
}

/** The message of a refusal in a language: in the game's words where one of its clauses forbids something. */
export async function messageOf(refusal: Refusal, language: string): Promise<string> {
  const game = GAMES.find(({ clauses }) => refusal.clause?.startsWith(`${clauses}-`));
  const files = [...(game ? [game.refusals] : []), SHARED];
  return worded(refusal, await Promise.all(files.map((one) => load(one, language))));
}
