/** What Black Spy's cards are called, in German. */

import type { Frame } from "../en/frame";

const SUITS: Readonly<Record<string, string>> = { B: "Blaue", Y: "Gelbe", R: "Rote", G: "Grüne", K: "Schwarze" };
const ROLES = [
  "Informant",
  "Verhörer",
  "Infiltrator",
  "Saboteur",
  "Attentäter",
  "Agent",
  "Spion",
  "Doppelagent",
  "Codeknacker",
  "Vizedirektor",
  "Direktor",
];

/** A card in the accusative: "die blaue 4", "einen Schwarzen Spion". */
export const card = (text: string): string =>
  text === "K7" ? "einen Schwarzen Spion" : `die ${SUITS[text.slice(0, 1)]?.toLowerCase()} ${text.slice(1)}`;

/** A certain card, of which the reader knows, in the accusative: "den Schwarzen Spion". */
export const theCard = (text: string): string => (text === "K7" ? "den Schwarzen Spion" : card(text));

export const cards: Frame["cards"] = {
  card: (suit, rank) => `${SUITS[suit]} ${rank}, ${ROLES[Number(rank) - 1]}`,
  danger: "Schwarzer Spion (schwarze 7)",
  dangerRole: "Schwarzer Spion",
  redStar: "Rote 1, Informant, mit dem roten Stern",
  role: (rank) => ROLES[rank - 1] ?? "",
};
