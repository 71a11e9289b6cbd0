/** Keys for the cards of a hand, several of which can have the same text. */

export interface HandCard {
  /** Unique in the hand: the text and the number of the copy. */
  readonly key: string;
  readonly text: string;
}

/** The cards with their keys, such as "K7.0", "K7.1" and "R1.0". */
export function handCards(texts: readonly string[]): HandCard[] {
  const seen = new Map<string, number>();
  return texts.map((text) => {
    const copy = seen.get(text) ?? 0;
    seen.set(text, copy + 1);
    return { key: `${text}.${copy}`, text };
  });
}

/** The text of the card with this key. */
export const textOf = (key: string): string => key.slice(0, key.lastIndexOf("."));

/** The index that an arrow key leads to, among `count` cards in rows of `perRow`; undefined for other keys. */
export function moveAlong(key: string, from: number, count: number, perRow: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -perRow,
    ArrowDown: perRow,
    Home: -from,
    End: count - 1 - from,
  };
  const step = steps[key];
  if (step === undefined || count === 0) return undefined;
  const to = from + step;
  if (key === "ArrowLeft" || key === "ArrowRight") return Math.max(0, Math.min(count - 1, to));
  return to < 0 || to >= count ? from : to;
}
