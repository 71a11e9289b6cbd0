/** What the frame of the client says of Spycard and its cards, in English. */

import type { GameTexts } from "../../../manifest";

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

export const game: GameTexts = {
  name: "Spycard",
  line: "Bluff with agents face down, and carry out your secret agenda.",
  aim: "the first secret agenda carried out wins",
  minutes: 20,
  about: {
    needed: "A standard deck with two Jokers",
    editions: [],
    note: "Its authors published the rules on the web. The text used here names neither its authors nor a year.",
  },
  options: {
    jack_on_accusation: {
      clause: "SC-24",
      title: "Jacks answer accusations",
      note: "A Jack may be turned up instead of an accused agent. Otherwise the agent itself is turned up.",
      values: { true: { title: "Jacks answer accusations", alone: true }, false: { title: "no Jacks on accusations", alone: true } },
    },
    turn_limit: {
      clause: "SC-33",
      title: "Turn limit",
      note: "Turns for each player before the game ends in a draw.",
      phrase: (turns) => `at most ${turns} turns each`,
    },
  },
  sheets: { reminder: "Reminder sheet to print" },
  jumps: { small: ["Previous turn", "Next turn"] },
  outcomes: { agents: "Agents", agendas: "Agendas", "first-player": "First player" },
};

export const frame = { cards, game };

export type Frame = typeof frame;
