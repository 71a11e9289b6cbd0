/** What Spy Tricks' cards are called, in English. */

const SUITS: Readonly<Record<string, string>> = { R: "Red", B: "Blue", W: "White" };

export const cards = {
  card: (text: string) => `${SUITS[text.slice(0, 1)] ?? ""} ${text.slice(1)}`,
  suit: (letter: string) => SUITS[letter] ?? "",
};
