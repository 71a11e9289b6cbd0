/** The sheets of each game that are drawn for the printer. */

import type { Component } from "svelte";
import { loadPrint as loadBlackSpy } from "./black-spy/i18n";
import { loadPrint as loadSpyTricks } from "./spy-tricks/i18n";
import { loadPrint as loadSpycard } from "./spycard/i18n";

type Load = () => Promise<{ readonly default: Component }>;

interface Prints {
  readonly loadSentences: () => Promise<void>;
  readonly sheets: Readonly<Record<string, Load>>;
}

const PRINTS: Readonly<Record<string, Prints>> = {
  "black-spy": {
    loadSentences: loadBlackSpy,
    sheets: {
      reminder: () => import("./black-spy/PrintedReminder.svelte"),
      scorepad: () => import("./black-spy/PrintedScorepad.svelte"),
    },
  },
  "spy-tricks": {
    loadSentences: loadSpyTricks,
    sheets: {
      mat: () => import("./spy-tricks/PrintedMat.svelte"),
      reminder: () => import("./spy-tricks/PrintedReminder.svelte"),
      scorepad: () => import("./spy-tricks/PrintedScorepad.svelte"),
    },
  },
  spycard: { loadSentences: loadSpycard, sheets: { reminder: () => import("./spycard/PrintedReminder.svelte") } },
};

/** The names of a game's sheets: those that are drawn, then others that the server has as text. */
export const sheetsOf = (game: string, texts: readonly string[] = []): string[] => [
  ...new Set([...Object.keys(PRINTS[game]?.sheets ?? {}), ...texts]),
];

/** Load a drawn sheet with its sentences. Resolves to undefined if there is none of that name. */
export async function loadPrint(game: string, sheet: string): Promise<Component | undefined> {
  const found = PRINTS[game];
  const load = found && Object.hasOwn(found.sheets, sheet) ? found.sheets[sheet] : undefined;
  if (!found || !load) return undefined;
  return (await Promise.all([load(), found.loadSentences()]))[0].default;
}
