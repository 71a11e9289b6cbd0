import { expect, test } from "vitest";
import STYLES from "../src/styles/tokens.css?raw";

const [LIGHT = "", DARK = ""] = STYLES.split(':root[data-theme="dark"]');
/** The smallest contrast at which large print is legible. */
const LEGIBLE = 3;

type Colour = readonly [number, number, number, number];

function colour(name: string, ...themes: string[]): Colour {
  const found = themes.flatMap((theme) => new RegExp(`--${name}: #([0-9a-f]{6,8});`).exec(theme)?.[1] ?? []);
  const digits = (found[0] ?? "").padEnd(8, "f");
  const part = (place: number) => Number.parseInt(digits.slice(2 * place, 2 * place + 2), 16) / 255;
  return [part(0), part(1), part(2), part(3)];
}

function under(veil: Colour, card: Colour): Colour {
  const mix = (place: 0 | 1 | 2) => veil[place] * veil[3] + card[place] * (1 - veil[3]);
  return [mix(0), mix(1), mix(2), 1];
}

function brightness(of: Colour): number {
  const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(of[0]) + 0.7152 * linear(of[1]) + 0.0722 * linear(of[2]);
}

function contrast(one: Colour, other: Colour): number {
  const [dark = 0, bright = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test.each([
  ["light", [LIGHT]],
  ["dark", [DARK, LIGHT]],
])("a Black Spy that may not be played is legible in the %s theme", (_, themes) => {
  const veil = colour("card-dim-night", ...themes);
  expect(veil[3]).toBeLessThan(1);
  const [print, card] = [colour("card-danger", ...themes), colour("card-night", ...themes)];
  expect(contrast(under(veil, print), under(veil, card))).toBeGreaterThanOrEqual(LEGIBLE);
});
