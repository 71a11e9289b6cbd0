/** The names of cards. */

const COLOURS: Record<string, string> = { B: "Blue", Y: "Yellow", R: "Red", G: "Green", K: "Black", W: "White" };

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

const FRENCH_SUITS: Record<string, string> = { H: "Hearts", S: "Spades", C: "Clubs", D: "Diamonds" };
const COURT: Record<string, string> = { J: "Jack", Q: "Queen", K: "King", A: "Ace" };
const ABILITIES: Record<string, string> = { H: "Reveal", S: "Kill", C: "Hide", D: "Swap" };

const AGENDAS: Record<string, string> = {
  KC: "All yours are clubs, and no club is face up",
  AC: "Only you have agents in the field",
  KS: "Exactly X agents in play",
  AD: "One of each suit, face up",
  KH: "Exactly X agents face up",
  KD: "All hold equally many, but not four",
  AH: "Expose an opponent",
};

const number = (rank: string) => COURT[rank] ?? rank;

export const cards = {
  blackSpy: (suit: string, rank: string) => `${COLOURS[suit]} ${rank}, ${ROLES[Number(rank) - 1]}`,
  blackSpyDanger: "Black Spy (black 7)",
  dangerRole: "Black Spy",
  redStar: "Red 1, Informer, with the red star",
  role: (rank: number) => ROLES[rank - 1] ?? "",
  spyTricks: (suit: string, rank: string) => `${COLOURS[suit]} ${rank}`,
  suitName: (suit: string) => COLOURS[suit] ?? FRENCH_SUITS[suit] ?? "",
  agent: (suit: string, rank: string) => `${number(rank)} of ${FRENCH_SUITS[suit]}`,
  joker: "Joker",
  anySuit: "Any suit",
  ability: (suit: string) => ABILITIES[suit] ?? "",
  jack: "Stand-in",
  queen: "Move two",
  aceOfSpades: "Kill any",
  agenda: (suit: string, rank: string) => `Agenda: ${number(rank)} of ${FRENCH_SUITS[suit]}`,
  agendaLabel: "Agenda",
  agendaAim: (text: string) => AGENDAS[text] ?? "",
  faceDown: "Card, face down",
  agendaFaceDown: "Agenda, face down",
  peeked: (name: string) => `${name}, face down; only you may look`,
};
