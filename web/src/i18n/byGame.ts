/** Sentences that a page fetches game by game, such as those of lessons and of the themes of puzzles. */

import { PageSentences } from ".";
import type { FluentFiles } from "./catalogue.svelte";

/** Finds the sentences of a game among the files of all games; they have to be loaded. */
export function byGame(files: FluentFiles): (game: string) => PageSentences {
  const known = new Map<string, PageSentences>();
  return (game) => {
    const folder = `/${game.replaceAll("-", "_")}/`;
    const found = known.get(game) ?? new PageSentences(Object.fromEntries(Object.entries(files).filter(([path]) => path.includes(folder))));
    known.set(game, found);
    return found;
  };
}
