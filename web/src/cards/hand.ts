/** The cards of a hand: their keys, since several can have the same text, and where they lie. */

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

interface Place {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly row: number;
}

interface HandLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  readonly rows: number;
  readonly places: readonly Place[];
}

/** Space above a row for lifted cards. */
const LIFT = 16;
/** Minimum width of a card: as wide as a finger. Its spine, two fifths of it, always shows. */
export const MIN_CARD = 60;

const RATIO = 7 / 5;
const MAX_OPEN = 0.92;
const MIN_OPEN = 0.44;
const ARC = 0.9;
const MAX_TILT = 9;
/** As wide as a finger. */
const TARGET = 44;
/** A hand is shown in one row if its cards are at full size, or larger than this and this fraction of full size. */
const LARGE = 90;
const ONE_ROW = 0.75;
/** The fraction of a card's height that the next row leaves in sight: rank and suit; less where height is scarce. */
const ROW_STEP = 0.68;
const LOW_ROW_STEP = 0.62;
const MAX_ROWS = 4;
const FOOT = 4;

/** The width of a card at which `count` of them fill `width`, each but the last showing its spine. */
const fitting = (count: number, width: number) => width / (1 + Math.max(0, count - 1) * MIN_OPEN);

/** How many cards could lie side by side in a box, at least. */
export const ABREAST = 5.7;

/** Lay out `count` cards, each at most `maxWidth` wide, in a box `width` wide, in one row or two. */
export function layOut(count: number, width: number, maxWidth = 116, abreast = ABREAST): HandLayout {
  const preferred = Math.max(MIN_CARD, Math.min(maxWidth, width / abreast));
  const rows = fitting(count, width) < Math.max(preferred * ONE_ROW, Math.min(preferred, LARGE)) ? 2 : 1;
  const cardWidth = Math.min(preferred, Math.max(fitting(Math.ceil(count / rows), width), TARGET));
  return place(count, width, cardWidth, rows, ROW_STEP);
}

/** Lay out `count` cards in a box of a fixed height, in as many rows as make them largest. */
export function layOutWithin(count: number, width: number, height: number, maxWidth = 116): HandLayout {
  const sizes = Array.from({ length: MAX_ROWS }, (_, index) => {
    const rows = index + 1;
    const perRow = Math.ceil(count / rows);
    const sag = rows === 1 ? Math.min(perRow, 12) * ARC : 0;
    const high = (height - LIFT - FOOT - sag) / (1 + index * LOW_ROW_STEP) / RATIO;
    return Math.min(maxWidth, high, fitting(perRow, width), width - (perRow - 1) * TARGET);
  });
  const best = sizes.indexOf(Math.max(...sizes));
  return place(count, width, Math.max(TARGET, sizes[best] ?? 0), best + 1, LOW_ROW_STEP);
}

function place(count: number, width: number, cardWidth: number, rows: number, rowStep: number): HandLayout {
  const perRow = Math.ceil(count / rows);
  const cardHeight = cardWidth * RATIO;
  const open = perRow > 1 ? Math.min(MAX_OPEN, (width / cardWidth - 1) / (perRow - 1)) : 0;
  const rowHeight = rows === 1 ? cardHeight : cardHeight * rowStep;
  const sag = rows === 1 ? Math.min(perRow, 12) * ARC : 0;

  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    const column = index - row * perRow;
    const start = (width - cardWidth * (1 + (inRow - 1) * open)) / 2;
    const off = inRow > 1 ? (2 * column) / (inRow - 1) - 1 : 0;
    return {
      x: start + column * open * cardWidth,
      y: LIFT + row * rowHeight + off * off * sag,
      tilt: rows === 1 ? (off * Math.min(MAX_TILT, inRow * 0.6)) / 2 : 0,
      row,
    };
  });
  return { cardWidth, cardHeight, height: LIFT + (rows - 1) * rowHeight + cardHeight + sag + FOOT, rows, places };
}

/** The index of the card whose visible part is nearest to a point of the box; later cards are on top. */
export function cardAt(layout: HandLayout, x: number, y: number): number | undefined {
  let found: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  layout.places.forEach((place, index) => {
    const next = layout.places[index + 1];
    const right = next && next.row === place.row ? next.x : place.x + layout.cardWidth;
    const below = layout.places.find((other) => other.row === place.row + 1);
    const bottom = below ? below.y : place.y + layout.cardHeight;
    const dx = Math.max(place.x - x, 0, x - right);
    const dy = Math.max(place.y - y, 0, y - bottom);
    const distance = dx * dx + dy * dy;
    if (distance < nearest) [nearest, found] = [distance, index];
  });
  return found;
}
