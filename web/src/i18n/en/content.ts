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
    chart: "Totals so far",
    broken: "Some of what was entered does not fit any more. It was kept up to there.",
  },
};
