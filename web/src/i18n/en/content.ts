/** The sentences of rulebooks, of what is told about the games, and of the scorepad for paper cards. */

import { count } from "./grammar";

export const papers = {
  reading: "Reading…",
  away: "The server does not answer. What you have here stays; try again in a moment.",
  again: "Try again",
  print: "Print",

  rules: {
    title: (game: string) => `Rules of ${game}`,
    contents: "Contents",
    search: "Search the rules",
    found: (amount: number) => `${count(amount, "paragraph", "paragraphs")} found`,
    nothing: "Nothing found. Try fewer or other words, or a number like 14.",
    link: (clause: string) => `Link to ${clause}`,
    whole: "All the rules",
    about: "About this game",
    score: "Scorepad for paper cards",
    sheets: { mat: "The mat, to print", reminder: "Reminder sheet, to print" } as Record<string, string>,
    back: "Back to the rules",
  },

  about: {
    title: (game: string) => `About ${game}`,
    design: "Design",
    art: "Art",
    players: "Players",
    time: "Time",
    minutes: (minutes: number) => `about ${minutes} minutes`,
    age: "Age",
    years: (age: number) => `from ${age}`,
    needed: "Cards",
    editions: "Editions",
    edition: (year: number, publisher: string, more: string) => `${year}: ${publisher}, ${more}`,
    independent: (game: string) =>
      `Spydeck is an independent project. It is not connected with the authors, artists or publishers of ${game}, and nobody of them has approved it. The rules are told in our own words and the cards are drawn by ourselves; the game and its name are theirs.`,
    play: "Play",
    rules: "Rules",
    facts: {
      "black-spy": {
        design: "Alan R. Moon",
        art: "Philippe Guérin, Chris Quilliams",
        minutes: 45,
        age: 14,
        needed: "60 cards of its own",
        editions: [
          { year: 1981, publisher: "Avalon Hill", more: "United States" },
          { year: 1990, publisher: "Hexagames", more: "Germany, as Gespenster" },
          { year: 2011, publisher: "Ali Baba Spieleclub", more: "Germany, as Gespenster" },
          { year: 2013, publisher: "Z-Man Games", more: "United States" },
          { year: 2016, publisher: "Abacusspiele", more: "Germany" },
        ],
      },
      "spy-tricks": {
        design: "Susumu Kawasaki",
        art: "Tori Hasegawa",
        needed: "27 cards, a mat and pawns of its own",
        editions: [{ year: 2018, publisher: "WizKids", more: "in English, graphic design by Clay Gardner" }],
      },
      spycard: {
        needed: "A standard deck with two Jokers",
        editions: [],
        note: "Its authors published the rules on the web. The text that we work from names neither them nor a year.",
      },
    } as Record<string, AboutFacts>,
  },

  score: {
    title: (game: string) => `Scorepad for ${game}`,
    intro: "For a game with the paper cards. The pad adds up, checks, and says when the game is over. It stays on this device.",
    none: (game: string) => `There is no scorepad for ${game}: it has no points.`,
    players: "Players",
    name: (seat: number) => `Name of player ${seat}`,
    usual: (seat: number) => `Player ${seat}`,
    options: "Variants and options",
    begin: "Begin",
    enter: "Enter",
    undo: "Take back",
    anew: "New scorepad",
    anewSure: "Begin anew? What is on this pad is lost.",
    how: "What to enter",
    entry: "Entry",
    entries: "What was entered",
    over: "The game is over.",
    caption: "Points and totals",
    part: { "black-spy": "Deal", "spy-tricks": "Round" } as Record<string, string>,
    chart: "Totals so far",
    odd: "* does not just add up: halved (BS-35)",
    broken: "Some of what was entered does not fit any more. It was kept up to there.",
  },
};

export interface AboutFacts {
  readonly design?: string;
  readonly art?: string;
  readonly minutes?: number;
  readonly age?: number;
  readonly needed: string;
  readonly editions: readonly { readonly year: number; readonly publisher: string; readonly more: string }[];
  readonly note?: string;
}
