/** What is written on and about a card. */

import { words } from "../i18n";

/** The accessible name of a card as it lies; `name` is that of its face, where the face is known. */
export function nameAsItLies(name: string | undefined, facedown: boolean | undefined): string {
  if (name === undefined) return words.cards.faceDown;
  return facedown ? words.cards.peeked(name) : name;
}

/** The words of a caption in lines of at most `width` characters; a longer word has a line to itself. */
export function lines(caption: string, width: number): string[] {
  const result: string[] = [];
  for (const word of caption.split(" ")) {
    const last = result.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}
