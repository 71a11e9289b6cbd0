/** What Spy Tricks' cards are called, in German. */

import type { Frame } from "../en/frame";

const SUITS: Readonly<Record<string, string>> = { R: "Rot", B: "Blau", W: "Weiß" };

export const cards: Frame["cards"] = {
  card: (text) => `${SUITS[text.slice(0, 1)] ?? ""}e ${text.slice(1)}`,
  suit: (letter) => SUITS[letter] ?? "",
};
