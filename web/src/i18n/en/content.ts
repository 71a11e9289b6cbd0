/** The sentences of the rulebooks, the pages about the games, and the scorepad for paper cards. */

import { count } from "./grammar";

export const content = {
  loading: "Loading…",
  unreachable: "The server is not responding. Nothing on this page is lost; try again in a moment.",
  again: "Try again",
  print: "Print",

  rules: {
    title: (game: string) => `${game} rules`,
    contents: "Contents",
    search: "Search the rules",
    found: (amount: number) => `${count(amount, "paragraph", "paragraphs")} found`,
    nothing: "Nothing found. Try other words, or a clause number such as 14.",
    link: (clause: string) => `Link to ${clause}`,
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
    years: (age: number) => `${age} and up`,
    needed: "Cards",
    editions: "Editions",
    edition: (year: number, publisher: string, more: string) => `${year}: ${publisher}, ${more}`,
    independent: (game: string) =>
      `Spydeck is an independent project, neither affiliated with nor endorsed by the authors, artists or publishers of ${game}. The rules are in our own words and the cards are our own drawings; the game and its name belong to them.`,
    play: "Play",
    rules: "Rules",
  },

  score: {
    title: (game: string) => `Scorepad for ${game}`,
    intro: "For games with the paper cards. The pad adds up, checks the entries and tells you when the game is over. It is saved on this device.",
    none: (game: string) => `${game} has no scorepad, because it has no points.`,
    players: "Players",
    name: (seat: number) => `Name of player ${seat}`,
    defaultName: (seat: number) => `Player ${seat}`,
    options: "Variants and options",
    start: "Start",
    enter: "Enter",
    sign: (name: string) => `Change the sign of ${name}'s points`,
    notPoints: "Enter a whole number, such as 12 or 0.",
    sum: (sum: number) => `Sum: ${sum < 0 ? `\u2212${-sum}` : sum}`,
    typeInstead: "Type the entry instead",
    fieldsInstead: "A field for each player",
    undo: "Undo",
    restart: "New scorepad",
    restartSure: "Start a new scorepad? This deletes the entries on this one.",
    how: "How to enter results",
    entries: "Entries",
    over: "The game is over.",
    caption: "Points and totals",
    chart: "Running totals",
    broken: "Some entries no longer fit. The entries before them are kept.",
  },
};
