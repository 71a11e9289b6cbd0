/** The sentences of the rulebooks and the pages about the games. */

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
};
