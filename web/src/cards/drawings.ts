/**
 * Suit shapes and emblems, our own drawings in a square of 100 by 100; and numerals, strokes that look the same on
 * every device.
 */

/** One part of a drawing. Tones: the drawing's colour, the paper under it, an accent. */
export interface Part {
  readonly d: string;
  readonly tone?: "paper" | "accent";
  /** Drawn as a line of this width instead of an area. */
  readonly line?: number;
  readonly faint?: boolean;
}

export type Drawing = readonly Part[];

const area = (d: string): Part => ({ d });
const paper = (d: string): Part => ({ d, tone: "paper" });
const accent = (d: string): Part => ({ d, tone: "accent" });
const line = (line: number, d: string): Part => ({ d, line });
const paperLine = (line: number, d: string): Part => ({ d, line, tone: "paper" });

/** A circle as a path. */
function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
}

/** Lines like the marks of a dial, from one radius to another, around the centre of the square. */
function dial(marks: number, from: number, to: number): string {
  const point = (angle: number, radius: number) =>
    `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
  return Array.from({ length: marks }, (_, mark) => (2 * Math.PI * mark) / marks)
    .map((angle) => `M${point(angle, from)}L${point(angle, to)}`)
    .join("");
}

export const STAR = "M50 3 61.5 37.5 97.5 38 68.7 59.8 79.4 94.2 50 73.5 20.6 94.2 31.3 59.8 2.5 38 38.5 37.5z";
const KEYHOLE = "M50 4A27 27 0 0 0 34.5 53L23 97H77L65.5 53A27 27 0 0 0 50 4z";

const DIAMOND = "M50 2 86 50 50 98 14 50z";
const MASK = "M50 34C38 24 14 24 6 33 2 56 16 76 32 76 43 76 45 63 50 63 55 63 57 76 68 76 84 76 98 56 94 33 86 24 62 24 50 34z";

export const SUITS = {
  circle: [area(circle(50, 50, 46))],
  triangle: [area("M50 4 98 92H2z")],
  diamond: [area(DIAMOND)],
  clover: [area(circle(50, 25, 25)), area(circle(50, 75, 25)), area(circle(25, 50, 25)), area(circle(75, 50, 25))],
  keyhole: [area(KEYHOLE)],
  heart: [area("M50 95C22 72 4 54 4 31 4 15 15 6 28 6 38 6 46 12 50 21 54 12 62 6 72 6 85 6 96 15 96 31 96 54 78 72 50 95z")],
  spade: [area("M50 4C74 27 95 44 95 64 95 77 86 84 76 84 66 84 58 79 54 72 55 82 59 90 66 97H34C41 90 45 82 46 72 42 79 34 84 24 84 14 84 5 77 5 64 5 44 26 27 50 4z")],
  club: [area(circle(50, 26, 23)), area(circle(26, 60, 23)), area(circle(74, 60, 23)), area("M44 45H56C55 70 58 86 67 97H33C42 86 45 70 44 45z")],
} satisfies Record<string, Drawing>;

export type SuitShape = keyof typeof SUITS;

export const EMBLEMS = {
  note: [
    line(5, "M24 44V10H76V44"),
    line(5, "M35 24H65M35 36H56"),
    area("M8 40 50 68 92 40V92H8z"),
    paperLine(4, "M8 92 40 62M92 92 60 62"),
  ],
  lamp: [
    { d: "M30 46H70L94 96H6z", faint: true },
    line(5, "M50 2V18"),
    area("M50 14C33 14 24 28 21 43H79C76 28 67 14 50 14z"),
    area("M41 47H59A9 9 0 0 1 41 47z"),
    area("M40 96V64H45V78H60V96H55V83H45V96z"),
  ],
  door: [
    area("M16 4H84V96H75V13H25V96H16z"),
    area("M30 18 60 28V98L30 92z"),
    paper(circle(53, 62, 4)),
    { d: "M60 92 90 98H60z", faint: true },
  ],
  bomb: [
    area(circle(42, 62, 35)),
    area("M58 26 74 38 65 50 49 38z"),
    line(5, "M66 34C72 18 82 30 86 16"),
    accent("M88 1 91 10 100 13 91 16 88 25 85 16 76 13 85 10z"),
    paperLine(5, "M19 60C20 50 25 44 33 40"),
  ],
  dagger: [
    area("M50 99 39 78V36H61V78z"),
    area("M20 27H80V36H20z"),
    area("M43 8H57V27H43z"),
    area(circle(50, 7, 7)),
    paperLine(3, "M50 42V84M43 15H57M43 21H57"),
  ],
  briefcase: [
    line(7, "M35 34V17H65V34"),
    area("M12 30H88Q94 30 94 36V84Q94 90 88 90H12Q6 90 6 84V36Q6 30 12 30z"),
    paperLine(4, "M6 56H94"),
    paper("M42 48H58V65H42z"),
    area("M47 53H53V60H47z"),
  ],
  spy: [
    area("M25 42C25 20 29 6 40 8 46 9 47 13 50 13 53 13 54 9 60 8 71 6 75 20 75 42z"),
    accent("M25 33C41 28 59 28 75 33V41C59 37 41 37 25 41z"),
    area("M2 45C20 36 80 36 98 45 96 54 78 56 50 56 22 56 4 54 2 45z"),
    area("M29 53H71L66 73 50 83 34 73z"),
    { d: "M34 61 46 65 35 68zM66 61 54 65 65 68z", tone: "paper" },
    area("M6 99 25 63 50 92 75 63 94 99z"),
    paperLine(3, "M26 66 50 94 74 66"),
  ],
  mask: [
    { d: MASK, line: 5 },
    area("M50 34C38 24 14 24 6 33 2 56 16 76 32 76 43 76 45 63 50 63z"),
    paper("M17 49C23 42 35 42 40 52 34 57 23 57 17 49z"),
    area("M83 49C77 42 65 42 60 52 66 57 77 57 83 49z"),
    line(4, "M6 38C2 30 3 20 8 12M94 38C98 30 97 20 92 12"),
  ],
  wheel: [
    line(6, circle(50, 50, 45)),
    line(4, dial(24, 35, 43)),
    area(circle(50, 50, 31)),
    paperLine(4, dial(12, 20, 27)),
    paper(circle(50, 50, 13)),
    area("M50 40A6 6 0 0 0 47 51L44 60H56L53 51A6 6 0 0 0 50 40z"),
  ],
  telephone: [
    area("M6 36C6 6 94 6 94 36V48H71V38C62 32 38 32 29 38V48H6z"),
    area("M33 42H67L90 84V94H10V84z"),
    paper(circle(50, 67, 16)),
    line(4, dial(8, 9, 14).replaceAll(/(\d+\.\d) (\d+\.\d)/g, (_, x: string, y: string) => `${x} ${(Number(y) + 17).toFixed(1)}`)),
    area(circle(50, 67, 5)),
  ],
  king: [
    area("M45 1H55V9H63V18H55V28H45V18H37V9H45z"),
    area("M50 36C58 20 92 24 88 46 86 56 76 62 72 72H28C24 62 14 56 12 46 8 24 42 20 50 36z"),
    paperLine(4, "M50 40V62M28 40C22 44 30 54 36 60M72 40C78 44 70 54 64 60"),
    area("M26 76H74V84H26zM18 88H82V98H18z"),
  ],
  eye: [
    area("M1 50C24 14 76 14 99 50 76 86 24 86 1 50z"),
    paper(circle(50, 50, 22)),
    area(circle(50, 50, 12)),
    paper(circle(55, 45, 4)),
  ],
  crosshair: [line(7, circle(50, 50, 33)), line(7, "M50 2V34M50 66V98M2 50H34M66 50H98"), area(circle(50, 50, 5))],
  ace: [
    ...SUITS.spade,
    paperLine(4, circle(50, 56, 19)),
    paperLine(4, "M50 27V48M50 64V84M22 56H42M58 56H78"),
    paper(circle(50, 56, 3.5)),
  ],
  lids: [line(8, "M3 40C25 72 75 72 97 40"), line(7, "M50 64V86M26 58 16 77M74 58 84 77M9 47-1 58M91 47 101 58")],
  swap: [area("M2 27H62V10L98 36 62 62V45H2z"), { d: "M98 73H38V90L2 67 38 45V58H98z", tone: "accent" }],
  disguise: [
    area(MASK),
    paper("M17 49C23 42 35 42 40 52 34 57 23 57 17 49z"),
    paper("M83 49C77 42 65 42 60 52 66 57 77 57 83 49z"),
    line(5, "M91 40 97 99"),
  ],
  queen: [
    area(circle(50, 9, 8)),
    area("M18 70 6 24 28 46 34 18 50 44 66 18 72 46 94 24 82 70z"),
    area("M22 76H78V84H22zM15 88H85V98H15z"),
  ],
  jester: [
    area("M50 78H14C14 60 8 48 2 42 20 30 34 38 36 52 36 30 42 16 50 6 58 16 64 30 64 52 66 38 80 30 98 42 92 48 86 60 86 78z"),
    accent(circle(50, 6, 6)),
    accent(circle(4, 44, 6)),
    accent(circle(96, 44, 6)),
    area("M14 84H86V96H14z"),
    paperLine(3, "M36 52V76M64 52V76"),
  ],
  flag: [area("M18 2H26V98H18z"), area("M26 8C44 0 56 20 92 10L80 32 92 54C56 64 44 44 26 52z"), line(5, "M4 97H60")],
  scales: [
    line(6, "M50 8V90M14 24H86"),
    area("M26 90H74V98H26z"),
    line(4, "M16 24 2 62H30zM84 24 70 62H98z"),
    area("M0 62H32A16 14 0 0 1 0 62zM68 62H100A16 14 0 0 1 68 62z"),
  ],
  unmasked: [{ d: MASK, line: 5 }, line(7, "M10 96 90 4"), area(circle(29, 50, 6)), area(circle(71, 50, 6))],
  hidden: [
    line(5, "M10 30 44 22 58 84 24 92z"),
    area("M46 14 82 8 94 70 62 78 47 17z"),
    paper("M66 26 80 24 84 44 70 46z"),
  ],
  count: [
    line(6, "M8 8H30M8 92H30M8 8V92M92 8H70M92 92H70M92 8V92"),
    line(10, "M34 30 66 70M66 30 34 70"),
  ],
} satisfies Record<string, Drawing>;

export type EmblemName = keyof typeof EMBLEMS;

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

interface PlacedGlyph {
  readonly d: string;
  readonly x: number;
}

interface Numeral {
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
