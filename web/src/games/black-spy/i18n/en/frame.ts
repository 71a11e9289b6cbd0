/** What the frame of the client says of Black Spy and its cards, in English. */

import type { GameTexts } from "../../../manifest";
import { seatNumbers } from "../../../../i18n/format";

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

export const game = {
  name: "Black Spy",
  line: "Few points win: Black Spies cost 10, coloured Spies give 5 back.",
  aim: "fewest points wins",
  minutes: 45,
  about: {
    design: "Alan R. Moon",
    art: "Philippe Guérin, Chris Quilliams",
    age: 14,
    needed: "Its own deck of 60 cards",
    editions: [
      { year: 1981, publisher: "Avalon Hill", more: "United States" },
      { year: 1990, publisher: "Hexagames", more: "Germany, as Gespenster" },
      { year: 2011, publisher: "Ali Baba Spieleclub", more: "Germany, as Gespenster" },
      { year: 2013, publisher: "Z-Man Games", more: "United States" },
      { year: 2016, publisher: "Abacusspiele", more: "Germany" },
    ],
  },
  options: {
    variants: {
      clause: "BS-26",
      title: "Variants",
      note: "Combine them as you like; two exclude each other.",
      conflict: "The two say opposite things about coloured Spies on a sweep.",
      alone: true,
      values: {
        "no-good-spies": { clause: "BS-27", title: "No Good Spies", note: "Coloured Spies give nothing back; every deal totals 80." },
        "capture-or-release": {
          clause: "BS-28",
          title: "Capture or Release",
          note: "The player who takes all the black cards captures (60 for everyone else) or releases (60 off their own total).",
        },
        "the-mole": {
          clause: "BS-30",
          title: "The Mole",
          note: "From the second deal on, three cards for each player are set aside; the player with the most points chooses first.",
        },
        "calling-color": { clause: "BS-33", title: "Calling Color", note: "After the pass, the dealer calls the colour of the first lead." },
        "following-rank": { clause: "BS-34", title: "Following Rank", note: "You may also play the rank of the card just before yours." },
        "going-back": { clause: "BS-35", title: "Going Back", note: "A total that hits the end value, or half of it, exactly is halved." },
        "spies-count-on-sweep": {
          clause: "BS-26",
          title: "Spies count on a sweep",
          note: "House rule: after a sweep, the others still take 5 off for each of their coloured Spies.",
        },
      },
    },
    edition: {
      clause: "BS-36",
      title: "Edition",
      note: "Sets the options below; each can still be changed.",
      values: {
        "z-man-2013": { title: "2013", note: "The published rulebook, and the usual options." },
        "gespenster-1990": {
          title: "1990, as reported",
          note: "Cards always go left, the player to the dealer’s left leads, no Good Spies, to 200.",
        },
      },
    },
    pass_direction: {
      clause: "BS-9",
      title: "Passing",
      values: {
        alternate: { title: "Alternating", note: "Left, right, left…; with four players also across." },
        left: { title: "Always left" },
      },
    },
    first_lead: {
      clause: "BS-11",
      title: "First lead",
      values: {
        "red-1": { title: "Holder of the Red 1" },
        "dealer-left": { title: "Left of the dealer", note: "The player to the dealer’s left leads, but not with a black card." },
      },
    },
    end_value: {
      clause: "BS-23",
      title: "Played to",
      phrase: (value) => `to ${value} points`,
      always: true,
      note: "The total that ends the game.",
      values: { 1: { title: "one deal", alone: true } },
    },
    ages: {
      title: "Seats from youngest to oldest",
      note: "Breaks ties in the Mole: the youngest chooses first.",
      unset: "Clockwise from the dealer",
      phrase: (value) => `youngest first: seats ${seatNumbers(value.split(","))}`,
    },
  },
  sheets: { reminder: "Reminder sheet to print" },
  part: { name: "Deal", numbered: (number) => `Deal ${number}` },
  oddTotal: "* Halved (BS-35)",
  jumps: { small: ["Previous trick", "Next trick"], big: ["Previous deal", "Next deal"] },
  outcomes: { "dealer-draw": "Draw for dealer", deal: "Cards" },
} satisfies GameTexts;

export const frame = { cards, game };

export type Frame = typeof frame;
