/** Cards in sentences: the catalogue marks them, so that the page can draw them where the sentence names them. */

const [OPEN, NAMED, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${OPEN}([^${NAMED}]*)${NAMED}([^${CLOSE}]*)${CLOSE}`, "g");

let marking = false;

/** Whether sentences mark their cards now; where they do, each card is named by itself. */
export const marksCards = (): boolean => marking;

/** The name of a card within a sentence, with the card's text if sentences mark their cards. */
export const marked = (text: string, name: string): string => (marking ? `${OPEN}${text}${NAMED}${name}${CLOSE}` : name);

/** Make sentences that mark their cards. */
export function withMarks<Made>(make: () => Made): Made {
  const before = marking;
  marking = true;
  try {
    return make();
  } finally {
    marking = before;
  }
}

/** A marked sentence as plain text. */
export const withoutMarks = (line: string): string => line.replace(MARKED, "$2");

/** A text that a person wrote, with the cards marked that they may mean: "k7". */
export const markWritten = (line: string, written: RegExp | undefined, nameOf: (text: string) => string): string =>
  written ? line.replace(written, (found) => withMarks(() => marked(found.toUpperCase(), nameOf(found.toUpperCase())))) : line;

/** A part of a marked sentence: words, or a card with its name. */
export interface Part {
  readonly words: string;
  readonly card?: string;
}

/** The parts of a marked sentence, in order. */
export function partsOf(line: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of line.matchAll(MARKED)) {
    if (found.index > end) parts.push({ words: line.slice(end, found.index) });
    parts.push({ words: found[2] ?? "", card: found[1] ?? "" });
    end = found.index + found[0].length;
  }
  if (end < line.length) parts.push({ words: line.slice(end) });
  return parts;
}
