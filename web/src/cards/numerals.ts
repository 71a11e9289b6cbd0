/** The numerals on the cards, drawn as strokes so that they look the same on every device. */

interface Glyph {
  readonly d: string;
  readonly width: number;
}

export const GLYPH_HEIGHT = 16;
export const STROKE = 3.1;
const GAP = STROKE + 0.5;

const GLYPHS: Readonly<Record<string, Glyph>> = {
  "0": { width: 9, d: "M4.5 0C7.4 0 9 3 9 8s-1.6 8-4.5 8S0 13 0 8 1.6 0 4.5 0z" },
  "1": { width: 5, d: "M0 4.3 4.2.6H5V17.5" },
  "2": { width: 9, d: "M.3 5C.3 2 2 0 4.6 0 7.2 0 8.8 1.8 8.8 4.3 8.8 8 3.6 10.5.9 16H10.3" },
  "3": { width: 9, d: "M-.8 0H8.2L3.8 6.2C7.2 6 9 8.2 9 11c0 3-1.9 5-4.7 5C2.1 16.1.4 15-.4 13.2" },
  "4": { width: 10, d: "M7.4 17.5V0h-.7L0 11.6H11" },
  "5": { width: 9, d: "M9.5 0H1.9L1.3 7.4C2.2 6.6 3.3 6.2 4.5 6.2 7.2 6.2 9 8.2 9 11c0 3-1.9 5-4.7 5C2.3 16.1.7 15.1-.2 13.4" },
  "6": { width: 9, d: "M7.7-.6C3.6 2 0 6.2 0 11.2 0 14.2 1.9 16 4.5 16S9 14.2 9 11.2 7.2 6.6 4.6 6.6C2.7 6.6.9 7.9.1 10" },
  "7": { width: 9, d: "M-.5 0H8.7C6.4 4.3 4 10 3.3 17.5" },
  "8": { width: 9, d: "M4.5 0C6.7 0 8.2 1.5 8.2 3.7S6.7 7.4 4.5 7.4.8 5.9.8 3.7 2.3 0 4.5 0zM4.5 7.4C7.2 7.4 9 9.1 9 11.7S7.2 16 4.5 16 0 14.3 0 11.7 1.8 7.4 4.5 7.4z" },
  "9": { width: 9, d: "M1.3 16.6C5.4 14 9 9.8 9 4.8 9 1.8 7.1 0 4.5 0S0 1.8 0 4.8 1.8 9.4 4.4 9.4C6.3 9.4 8.1 8.1 8.9 6" },
  J: { width: 8, d: "M2 0H8V11c0 3.3-1.5 5-4 5C1.7 16 .2 14.7 0 12.2" },
  Q: { width: 9, d: "M4.5 0C7.4 0 9 3 9 8s-1.6 8-4.5 8S0 13 0 8 1.6 0 4.5 0zM4.6 10.8 9.8 18" },
  K: { width: 9, d: "M0-1.5V17.5M9.3-1 .6 9.4M3.6 5.8 9.6 17.5" },
  A: { width: 10, d: "M-.3 17.5 4.6 0H5.4L10.3 17.5M1.6 11.6H8.4" },
};

export interface PlacedGlyph {
  readonly d: string;
  readonly x: number;
}

export interface Numeral {
  readonly glyphs: readonly PlacedGlyph[];
  readonly width: number;
}

/** The strokes of a rank side by side from x = 0; `width` is that of the centre lines. Throws `RangeError`. */
export function numeral(rank: string): Numeral {
  let x = 0;
  const glyphs = [...rank].map((character) => {
    const glyph = GLYPHS[character];
    if (!glyph) throw new RangeError(`No numeral is drawn for "${rank}".`);
    const placed = { d: glyph.d, x };
    x += glyph.width + GAP;
    return placed;
  });
  return { glyphs, width: x - GAP };
}
