/** The geometry of a hand of cards, in CSS pixels. */

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly tilt: number;
  readonly row: number;
}

export interface HandLayout {
  readonly cardWidth: number;
  readonly cardHeight: number;
  readonly height: number;
  readonly rows: number;
  readonly places: readonly Place[];
}

/** Space above a row for lifted cards. */
export const LIFT = 16;
/** Minimum width of a card: as wide as a finger. Its spine, two fifths of it, always shows. */
export const MIN_CARD = 60;

const RATIO = 7 / 5;
const MAX_OPEN = 0.92;
const MIN_OPEN = 0.44;
const ARC = 0.9;
const MAX_TILT = 9;

/** The width of a row in which each card but the last shows the fraction `open` of its width. */
const rowWidth = (count: number, card: number, open: number) => card * (1 + (count - 1) * open);

/**
 * Lay out `count` cards, each at most `maxWidth` wide, in a box `width` wide: in one row if every spine shows at full
 * size, otherwise in two rows of equal length.
 */
export function layOut(count: number, width: number, maxWidth = 116): HandLayout {
  const preferred = Math.max(MIN_CARD, Math.min(maxWidth, width / 5.2));
  const rows = rowWidth(count, preferred, MIN_OPEN) > width ? 2 : 1;
  const perRow = Math.ceil(count / rows);
  const fitting = width / (1 + Math.max(0, perRow - 1) * MIN_OPEN);
  const cardWidth = Math.min(preferred, Math.max(fitting, 44));
  const cardHeight = cardWidth * RATIO;
  const open = perRow > 1 ? Math.min(MAX_OPEN, (width / cardWidth - 1) / (perRow - 1)) : 0;
  const rowHeight = rows === 1 ? cardHeight : cardHeight * 0.86;
  const sag = rows === 1 ? Math.min(perRow, 12) * ARC : 0;

  const places = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / perRow);
    const inRow = row === rows - 1 ? count - row * perRow : perRow;
    const column = index - row * perRow;
    const start = (width - rowWidth(inRow, cardWidth, open)) / 2;
    const off = inRow > 1 ? (2 * column) / (inRow - 1) - 1 : 0;
    return {
      x: start + column * open * cardWidth,
      y: LIFT + row * rowHeight + off * off * sag,
      tilt: rows === 1 ? (off * Math.min(MAX_TILT, inRow * 0.6)) / 2 : 0,
      row,
    };
  });
  return { cardWidth, cardHeight, height: LIFT + (rows - 1) * rowHeight + cardHeight + sag + 4, rows, places };
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
