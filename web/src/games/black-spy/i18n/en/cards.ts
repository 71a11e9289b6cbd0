/** What Black Spy's cards are called, in English. */

const SUITS: Record<string, string> = { B: "Blue", Y: "Yellow", R: "Red", G: "Green", K: "Black" };
const ROLES = [
  "Informer",
  "Interrogator",
  "Infiltrator",
  "Saboteur",
  "Assassin",
  "Agent",
  "Spy",
  "Double Agent",
  "Code Breaker",
  "Deputy Director",
  "Director",
];

/** A card in running text: "Blue 4", "a Black Spy". */
export const card = (text: string) => (text === "K7" ? "a Black Spy" : `${SUITS[text[0] ?? ""]} ${text.slice(1)}`);

export const cards = {
  card: (suit: string, rank: string) => `${SUITS[suit]} ${rank}, ${ROLES[Number(rank) - 1]}`,
  danger: "Black Spy (black 7)",
  dangerRole: "Black Spy",
  redStar: "Red 1, Informer, with the red star",
  role: (rank: number) => ROLES[rank - 1] ?? "",
};
