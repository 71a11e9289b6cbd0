/** Every sentence of Spy Tricks' table, in English. */

import type { Who } from "../../../../i18n";
import { LOCALE, allDo, and, capital, count, does, sentence, signed, whom, whose } from "../../../../i18n/en/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { spyTricksReasons } from "../wording";
import { cards } from "./frame";

const spotInside = (text: string) => (cards.suit(text.slice(0, 1)) ? cards.card(text) : text);

/** An action as it reads after "if you". */
function choice(action: string): string {
  const [verb = "", where = "", helper] = action.split(" ");
  if (verb === "guess") return `place a henchman on ${spotInside(where)}${helper ? " with your Helper" : ""}`;
  return verb === "play" ? `play ${cards.card(where)}` : action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/en/reasons.ftl?raw"),
  () => import("@spydeck/games/spy_tricks/text/en/reasons.ftl?raw"),
);

const reasons = spyTricksReasons(new ReasonWording(sentences, choice, " and "));

const { card } = cards;
/** "Red", "7", "Red 7". */
const spot = (text: string) => (cards.suit(text.slice(0, 1)) ? card(text) : capital(text));

/** "Ada wins!", "Ada and you share the win in a draw." (ST-24) */
const result = (people: readonly Who[]) =>
  people.length === 1 ? `${allDo(people, "win", "wins")}!` : `${allDo(people, "share", "shares")} the win in a draw.`;

export const table = {
  refused: sentence,
  card,
  spot,

  ask: {
    lead: "You lead. Play any card.",
    follow: (suit: string) => `${spot(suit)} was led. You may play the raised cards.`,
    won: "You won the trick. Place a henchman.",
    lost: "You lost the trick. Place a henchman.",
    salvation: "Place one more henchman, on a shared spot if you like, or decline.",
    plays: (who: Who) => `It is ${whose(who)} turn to play.`,
    places: (who: Who) => `It is ${whose(who)} turn to place a henchman.`,
    saves: (who: Who) => `${does(who, "are", "is")} offered salvation.`,
    over: (people: readonly Who[]) => `The game is over. ${result(people)}`,
    sent: "Sent. One moment.",
    suggest: "Suggest",
    noSuggestion: "No suggestion right now.",
    decline: "Decline",
  },

  salvation: {
    title: "Salvation",
    none: (who: Who) => `${does(who, "have", "has")} placed no henchman in this round.`,
    wrong: (who: Who, amount: number) => {
      if (amount === 1) return `The mat rules out ${whose(who)} only henchman.`;
      return `The mat rules out ${amount === 2 ? "both" : `all ${amount}`} of ${whose(who)} henchmen.`;
    },
    then: (people: readonly Who[]) => `Then ${and(people.map(whom))}.`,
    why: "Why?",
  },

  confirm: {
    title: (text: string) => `Henchman on ${spot(text)}`,
    helper: "With my Helper: counts double if right",
    place: "Place it",
    cancel: "Another spot",
    wrong: "The mat rules this spot out. It cannot be right.",
    impossible: "Your own cards and the mat rule this out.",
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
    impossible: "impossible, as you know",
    right: "right",
    henchmen: (names: readonly string[]) => `henchmen of ${and(names)}`,
    withHelper: (name: string) => `${name} with Helper`,
    notNow: "It is not time to place a henchman.",
    left: (amount: number) => `The secret is one of ${count(amount, "card", "cards")}, as far as you know.`,
    leftToAll: (amount: number) => `The secret is one of ${count(amount, "card", "cards")}, as far as everyone can see.`,
  },

  trick: {
    label: (number: number, of: number) => `Trick ${number} of ${of}`,
    last: (number: number) => `Trick ${number}`,
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
    helper: "Helper",
    helperUsed: "Helper used",
    turn: "to act",
  },

  scoring: {
    title: (round: number) => `Round ${round}: the Secret Document`,
    secret: (text: string) => `It is ${card(text)}.`,
    pays: (name: string, where: string, points: number, helper: boolean) =>
      `${name} on ${spot(where)}: ${count(points, "point", "points")}${helper ? ", doubled by the Helper" : ""}`,
    nobody: "Nobody was right.",
    total: (who: Who, points: number, total: number) => `${does(who, "score", "scores")} ${points}, for a total of ${total}.`,
    points: signed,
    chips: (amount: number) => `+${count(amount, "chip", "chips")}`,
    helpers: (people: readonly Who[]) =>
      people.length === 0 ? "All totals are level: nobody gets a Helper." : `${allDo(people, "get", "gets")} a Helper for the next round.`,
    ready: "Ready",
    skip: "Skip",
  },

  scores: {
    caption: "Points of each round and totals",
    round: "Round",
    secret: "Secret",
    chips: "Chips",
    empty: "No round is over yet.",
    chart: "Totals, round by round",
    guesses: (round: number) => `Guesses of round ${round}`,
    takenBack: "taken back",
    soFar: (round: number) => `Henchmen in round ${round}`,
    ruledOut: "ruled out",
    noGuess: "none yet",
    pays: "Points come when the Secret Document is shown: 2 for its suit, 5 for its rank, 10 for the card; a Helper doubles them.",
    winners: result,
  },

  guide: {
    lead: "Nobody holds the Secret Document. Each trick's Winner and Loser guess at it.",
    follow: "Follow suit if you can. The raised cards are allowed.",
    beats: "Suit counts before rank: Red beats Blue, Blue beats White.",
    guess: "Guess the Secret Document: 2 points for its suit, 5 for its rank, 10 for the card itself.",
    struck: (aided: boolean) =>
      `Struck through in red: the cards on the mat rule it out.${aided ? " Dotted: your own cards rule it out." : ""}`,
    helper: "You hold a Helper. Placed along with a henchman that is right, it doubles the points.",
  },

  log: {
    startPlayer: (who: Who) => `${does(who, "are", "is")} the first start player.`,
    deal: (round: number, who: Who) => `Round ${round}. ${does(who, "lead", "leads")} the first trick.`,
    faceUp: (cards: readonly string[]) => `Face up on the mat: ${and(cards.map(card))}.`,
    play: (who: Who, text: string) => `${does(who, "play", "plays")} ${card(text)}.`,
    trick: (winner: Who, loser: Who, number: number) =>
      `${does(winner, "win", "wins")} trick ${number}; ${loser.you ? "you lose" : `${loser.name} loses`} it.`,
    guess: (who: Who, where: string, helper: boolean) =>
      `${does(who, "guess", "guesses")} ${spot(where)}${helper ? " with a Helper" : ""}.`,
    salvation: (people: readonly Who[]) => `Salvation: ${and(people.map(whom))} may place one more henchman.`,
    takeBack: (who: Who, where: string) => `${does(who, "take", "takes")} back the henchman on ${spot(where)}.`,
    decline: (who: Who) => `${does(who, "decline", "declines")}.`,
    reveal: (text: string) => `The Secret Document is ${card(text)}!`,
    right: (who: Who, spots: readonly string[]) => `${does(who, "are", "is")} right about ${and(spots.map(spot))}.`,
    over: (people: readonly Who[]) => `The game is over. ${result(people)}`,
  },
  reasons,
};

export type Table = typeof table;
