/** The faces at a table, our own drawings in a square of 100 by 100: everybody wears the hat of the deck's spy. */

import type { Drawing, Part } from "../cards/drawings";
import { codeName, shownName } from "../i18n";

const area = (d: string): Part => ({ d });
const paper = (d: string): Part => ({ d, tone: "paper" });
const accent = (d: string): Part => ({ d, tone: "accent" });
const line = (line: number, d: string): Part => ({ d, line });
const paperLine = (line: number, d: string): Part => ({ d, line, tone: "paper" });

const HAT: Drawing = [
  area("M25 42C25 20 29 6 40 8 46 9 47 13 50 13 53 13 54 9 60 8 71 6 75 20 75 42z"),
  accent("M25 33C41 28 59 28 75 33V41C59 37 41 37 25 41z"),
  area("M2 45C20 36 80 36 98 45 96 54 78 56 50 56 22 56 4 54 2 45z"),
];

const eyes = (left: number, right: number, y: number, radius: number): Part =>
  paper([left, right].map((x) => `M${x} ${y - radius}a${radius} ${radius} 0 1 0 .1 0z`).join(""));

/** Who people are. */
export const SPY: Drawing = [
  ...HAT,
  area("M29 53H71L66 73 50 83 34 73z"),
  paper("M34 61 46 65 35 68zM66 61 54 65 65 68z"),
  area("M6 99 25 63 50 92 75 63 94 99z"),
  paperLine(3, "M26 66 50 94 74 66"),
];

const HERON: Drawing = [
  area("M28 54H62C68 60 76 64 99 70 80 74 68 76 62 78 58 84 57 92 58 100H30C32 88 26 76 24 68 23 62 24 58 28 54z"),
  paper("M54 60a4.6 4.6 0 1 0 .1 0z"),
  paperLine(2.5, "M63 69 97 70"),
  line(4, "M27 62C14 66 8 74 2 86M27 68C18 74 14 80 10 92"),
  paperLine(2.5, "M40 78C41 86 41 92 40 99M48 80V99"),
  ...HAT,
];

const LYNX: Drawing = [
  area("M10 52 5 12 34 40zM90 52 95 12 66 40z"),
  area("M24 50H76L92 76 80 79 74 91 60 99H40L26 91 20 79 8 76z"),
  paper("M30 61 45 66 34 71zM70 61 55 66 66 71z"),
  accent("M43 77H57L50 85z"),
  paperLine(2.5, "M50 85V92M50 92 42 95M50 92 58 95"),
  paperLine(2.2, "M22 76 34 79M78 76 66 79M24 85 36 84M76 85 64 84"),
  ...HAT,
];

const OTTER: Drawing = [
  area("M18 54a9 9 0 1 0 .1 0zM82 54a9 9 0 1 0 .1 0z"),
  area("M50 46C74 46 84 60 82 76 80 91 68 99 50 99S20 91 18 76C16 60 26 46 50 46z"),
  eyes(38, 62, 67.5, 4.5),
  paper("M50 74C60 74 68 79 66 86 64 92 56 93 50 88 44 93 36 92 34 86 32 79 40 74 50 74z"),
  area("M43 73H57C57 79 53 81 50 81S43 79 43 73z"),
  line(2.4, "M34 84 14 81M34 88 15 92M66 84 86 81M66 88 85 92"),
  ...HAT,
];

/** A dove in English, a raven in German. */
const BIRD: Drawing = [
  area("M20 74 1 52 12 47 32 62z"),
  area("M30 50H68C75 56 76 61 76 64L93 70 75 74C72 90 60 99 44 99 26 99 17 86 20 70 21 61 24 55 30 50z"),
  paper("M60 62a4.2 4.2 0 1 0 .1 0z"),
  paperLine(3, "M38 61C48 55 60 55 70 60"),
  paperLine(2.6, "M28 76C36 72 46 76 48 86M32 84C38 82 42 84 43 90"),
  ...HAT,
];

const VIPER: Drawing = [
  area("M50 48C68 48 78 58 76 68 74 80 62 86 58 100H42C38 86 26 80 24 68 22 58 32 48 50 48z"),
  paper("M33 60 45 66 36 71zM67 60 55 66 64 71z"),
  paper("M45 77h3v4h-3zM52 77h3v4h-3z"),
  line(3.2, "M50 82V92M50 91 43 99M50 91 57 99"),
  paperLine(2.4, "M30 74C36 80 42 82 50 82S64 80 70 74"),
  ...HAT,
];

const WOLF: Drawing = [
  area("M14 54 12 18 38 44zM86 54 88 18 62 44z"),
  area("M22 50H78L88 70 72 78 62 96 50 100 38 96 28 78 12 70z"),
  paper("M31 62 45 65 35 70zM69 62 55 65 65 70z"),
  accent("M42 70H58L56 84H44z"),
  paper("M43 84H57C57 90 53 92 50 92S43 90 43 84z"),
  paperLine(2.4, "M30 78 36 84M70 78 64 84"),
  ...HAT,
];

/** By the names that the server gives to bots. */
const BOTS: Readonly<Record<string, Drawing>> = { Ash: HERON, Birch: LYNX, Cedar: OTTER, Dove: BIRD, Elm: VIPER, Fern: WOLF };
/** Of players in lessons, who are animals in every language. */
const ANIMALS: Readonly<Record<string, Drawing>> = { Heron: HERON, Lynx: LYNX, Otter: OTTER };

/** The face of a bot, by the name that the server gives it or that the page shows; a spy's for anybody else. */
export function faceOf(name: string): Drawing {
  const code = codeName(name);
  const given = Object.keys(BOTS).find((bot) => code === bot || code === codeName(shownName(bot)));
  return (given === undefined ? ANIMALS[code] : BOTS[given]) ?? SPY;
}
