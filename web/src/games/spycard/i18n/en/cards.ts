/** What Spycard's cards are called and what is printed on them, in English. */

const SUITS: Record<string, string> = { H: "Hearts", S: "Spades", C: "Clubs", D: "Diamonds" };
const COURT: Record<string, string> = { J: "Jack", Q: "Queen", K: "King", A: "Ace" };
const ABILITIES: Record<string, string> = { H: "Reveal", S: "Kill", C: "Hide", D: "Swap" };

const AGENDAS: Record<string, string> = {
  KC: "All yours are clubs, and no club is face up",
  AC: "Only you have agents in the field",
  KS: "Exactly X agents in play",
  AD: "One of each suit, face up",
  KH: "Exactly X agents face up",
  KD: "Same number each, but not four",
  AH: "Expose an opponent",
};

const number = (rank: string) => COURT[rank] ?? rank;

export const cards = {
  agent: (suit: string, rank: string) => `${number(rank)} of ${SUITS[suit]}`,
  joker: "Joker",
  anySuit: "Any suit",
  ability: (suit: string) => ABILITIES[suit] ?? "",
  jack: "Stand-in",
  queen: "Move two",
  aceOfSpades: "Kill any",
  agenda: (suit: string, rank: string) => `Agenda: ${number(rank)} of ${SUITS[suit]}`,
  agendaLabel: "Agenda",
  agendaAim: (text: string) => AGENDAS[text] ?? "",
  agendaFaceDown: "Agenda, face down",
};
