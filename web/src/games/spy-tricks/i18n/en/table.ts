/** The sentences of Spy Tricks' table, in English. */

import { capital, count, sentence } from "../../../../i18n/en/grammar";
import { does } from "../../../grammar.en";

const SUITS: Readonly<Record<string, string>> = { R: "Red", B: "Blue", W: "White" };

const listed = (names: readonly string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
const all = (names: readonly string[], third: string, second: string) =>
  names.length > 1 ? `${listed(names)} ${second}` : does(names[0] ?? "", second, third);

const card = (text: string) => `${SUITS[text.slice(0, 1)] ?? ""} ${text.slice(1)}`;
/** "Red", "7", "Red 7". */
const spot = (text: string) => (SUITS[text.slice(0, 1)] ? card(text) : capital(text));

export const table = {
  refused: sentence,
  card,
  spot,
  suit: (letter: string) => SUITS[letter] ?? "",

  ask: {
    lead: "You lead. Play any card.",
    follow: (suit: string) => `${spot(suit)} was led. You may play the lifted cards.`,
    won: "You won the trick. Place a henchman.",
    lost: "You lost the trick. Place a henchman.",
    salvation: "Place one more henchman, on a shared spot if you like, or decline.",
    plays: (who: string) => `${does(who, "are", "is")} to play.`,
    places: (who: string) => `${does(who, "are", "is")} to place a henchman.`,
    saves: (who: string) => `${does(who, "are", "is")} offered salvation.`,
    over: (names: readonly string[]) => `The game is over. ${all(names, "wins", "win")}!`,
    sent: "Sent. One moment.",
    suggest: "Suggest",
    noSuggestion: "There is no suggestion just now.",
    decline: "Decline",
  },

  salvation: {
    title: "Salvation",
    none: (who: string) => `${does(who, "have", "has")} placed no henchman in this round.`,
    wrong: (who: string, amount: number) => {
      if (who === "You") return `The mat rules out ${amount === 1 ? "your only henchman" : `${amount === 2 ? "both" : `all ${amount}`} of your henchmen`}.`;
      return `The mat rules out ${amount === 1 ? "the only henchman" : `${amount === 2 ? "both" : `all ${amount}`} henchmen`} of ${who}.`;
    },
    then: (names: readonly string[]) => `Then ${listed(names)}.`,
    why: "Why?",
  },

  confirm: {
    title: (text: string) => `Henchman on ${spot(text)}`,
    helper: "With my Helper: counts double if right",
    place: "Place it",
    cancel: "Another spot",
    wrong: "The mat rules this spot out. It cannot be right.",
    impossible: "By your own cards and the mat, this cannot be right.",
    chosen: (text: string) => `${spot(text)} chosen. Place the henchman, or choose another spot.`,
    placing: (text: string, helper: boolean) => `Henchman on ${spot(text)}${helper ? ", with your Helper" : ""}.`,
    declining: "You decline salvation.",
  },

  mat: {
    label: "The mat",
    keys: "Arrow keys move over the mat, Enter or Space chooses a spot.",
    faceUp: "card face up",
    leftOut: "card out of the game",
    wrong: "ruled out",
    impossible: "cannot be, as you know",
    right: "right",
    free: "free",
    henchmen: (names: readonly string[]) => `henchmen of ${listed(names)}`,
    withHelper: (who: string) => `${who} with Helper`,
    notNow: "No henchman is placed just now.",
    legend: {
      faceUp: "card face up",
      wrong: "ruled out by the mat",
      impossible: "cannot be, as you know",
    },
    left: (amount: number) => `The secret is one of ${count(amount, "card", "cards")}, as far as you know.`,
    leftToAll: (amount: number) => `The secret is one of ${count(amount, "card", "cards")}, as far as the table shows.`,
  },

  trick: {
    label: (number: number, of: number) => `Trick ${number} of ${of}`,
    last: (number: number) => `Trick ${number}`,
    empty: "Nothing played yet",
    winner: "Winner",
    loser: "Loser",
    start: "Start",
  },

  seats: {
    label: "Players",
    round: (round: number, of: number) => `Round ${round} of ${of}`,
    points: (amount: number) => count(amount, "point", "points"),
    chips: (amount: number) => count(amount, "chip", "chips"),
    pawns: (amount: number) => `${count(amount, "henchman", "henchmen")} left`,
    cards: (amount: number) => count(amount, "card", "cards"),
    helper: "Helper",
    helperUsed: "Helper used",
    turn: "to act",
  },

  scoring: {
    title: (round: number) => `Round ${round}: the Secret Document`,
    hidden: "The Secret Document, face down",
    secret: (text: string) => `It is ${card(text)}.`,
    pays: (who: string, where: string, points: number, helper: boolean) =>
      `${who} on ${spot(where)}: ${count(points, "point", "points")}${helper ? ", doubled by the Helper" : ""}`,
    nobody: "Nobody was right.",
    total: (who: string, points: number, total: number) => `${does(who, "score", "scores")} ${points}, which makes ${total}.`,
    points: (points: number) => `+${points}`,
    chips: (amount: number) => `+${count(amount, "chip", "chips")}`,
    helpers: (names: readonly string[]) =>
      names.length === 0 ? "All totals are level: nobody gets a Helper." : `${all(names, "gets", "get")} a Helper for the next round.`,
    ready: "Ready",
    skip: "Skip",
  },

  scores: {
    title: "Scorepad",
    caption: "Points of each round and totals",
    round: "Round",
    secret: "Secret",
    chips: "Chips",
    total: "Total",
    empty: "No round is over yet.",
    chart: "Totals, round by round",
    guesses: (round: number) => `Guesses of round ${round}`,
    takenBack: "taken back",
    winners: (names: readonly string[]) => `${all(names, "wins", "win")}!`,
  },

  guide: {
    lead: "Nobody holds the Secret Document. Each trick's Winner and Loser guess at it.",
    follow: "Follow suit if you can. Suit counts before rank: Red beats Blue, Blue beats White.",
    guess: "Guess the Secret Document: 2 points for its suit, 5 for its rank, 10 for the card itself.",
    struck: (aided: boolean) =>
      `Struck through in red: the cards on the mat rule it out.${aided ? " Dotted: your own cards do, too." : ""}`,
    helper: "You hold a Helper. Placed along with a henchman that is right, it doubles the points.",
  },

  log: {
    startPlayer: (who: string) => `${does(who, "are", "is")} the first start player.`,
    deal: (round: number, who: string) => `Round ${round}. ${does(who, "lead", "leads")} the first trick.`,
    faceUp: (cards: readonly string[]) => `Face up on the mat: ${listed(cards.map(card))}.`,
    play: (who: string, text: string) => `${does(who, "play", "plays")} ${card(text)}.`,
    trick: (winner: string, loser: string, number: number) =>
      `${does(winner, "win", "wins")} trick ${number}, ${loser === "You" ? "you lose" : `${loser} loses`} it.`,
    guess: (who: string, where: string, helper: boolean) =>
      `${does(who, "guess", "guesses")} ${spot(where)}${helper ? " with a Helper" : ""}.`,
    salvation: (names: readonly string[]) => `Salvation: ${listed(names)} may place one more henchman.`,
    takeBack: (who: string, where: string) => `${does(who, "take", "takes")} back the henchman on ${spot(where)}.`,
    decline: (who: string) => `${does(who, "decline", "declines")}.`,
    reveal: (text: string) => `The Secret Document is ${card(text)}!`,
    right: (who: string, spots: readonly string[]) => `${does(who, "are", "is")} right about ${listed(spots.map(spot))}.`,
    over: (names: readonly string[]) => `The game is over. ${all(names, "wins", "win")}!`,
  },
};
