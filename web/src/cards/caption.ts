/** Captions and accessible names of cards. */

import { words } from "../i18n";

/** The accessible name of a card in its current state; `name` is that of its face, if known. */
export function nameAsItLies(name: string | undefined, facedown: boolean | undefined): string {
  if (name === undefined) return words.cards.faceDown;
  return facedown ? words.cards.peeked(name) : name;
}

/** Wrap a caption into lines of at most `width` characters; a longer word gets its own line. */
export function lines(caption: string, width: number): string[] {
  const result: string[] = [];
  for (const word of caption.split(" ")) {
    const last = result.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}
