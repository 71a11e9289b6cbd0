/** Every sentence of Black Spy's table, in English. */

import type { Who } from "../../../../i18n";
import { LOCALE, allDo, and, capital, count, does, number, sentence, signed, whom } from "../../../../i18n/en/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { blackSpyReasons, listing, withCards } from "../wording";
import { card } from "./frame";

const WAYS: Record<string, string> = { others: "capture", self: "release" };

const listed = listing({ and, card, spies: (amount) => `${amount} Black Spies` });

/** An action as it reads after "if you". */
function choice(action: string): string {
  const [verb = "", ...texts] = action.split(" ");
  if (verb === "settle") return WAYS[texts[0] ?? ""] ?? action;
  if (verb === "call") return action;
  return `${verb} ${listed(texts)}`;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/en/reasons.ftl?raw"),
  () => import("@spydeck/games/black_spy/text/en/reasons.ftl?raw"),
);

const reasons = blackSpyReasons(new ReasonWording(sentences, choice, " and "));

const NUMBERS: Record<number, string> = { 2: "two", 3: "three" };
const cardList = listing({ and, card, spies: (amount) => `${NUMBERS[amount] ?? amount} Black Spies` });

export const table = {
  pass: {
    ask: (name: string) => `Choose three cards for ${name}`,
    to: (name: string) => `Three cards go to ${name}`,
    confirm: (name: string) => `Pass to ${name}`,
    more: (missing: number) => `${missing} more`,
    passing: (cards: readonly string[], name: string) => `Passing ${cardList(cards)} to ${name}.`,
    waiting: (people: readonly Who[]) => `Your cards are passed. Waiting for ${and(people.map(whom))}.`,
    got: (cards: readonly string[], name: string) => `${name} passed you ${cardList(cards)}.`,
    done: "passed",
    full: "Three cards are already chosen. Put one back first.",
  },
  suggest: "Suggest",
  suggestNote: "Chooses what a bot would choose",
  noSuggestion: "No suggestion right now.",

  take: {
    ask: "The Mole: keep any three of these",
    confirm: "Keep these three",
    taking: (cards: readonly string[]) => `Keeping ${cardList(cards)}.`,
    waiting: (who: Who) => `${does(who, "look", "looks")} through the Mole.`,
    order: "Order of the Mole",
    taken: "has chosen",
    label: (size: number) => `The Mole, ${count(size, "card", "cards")}`,
  },

  call: {
    ask: "Call the colour of the first lead",
    waiting: (who: Who) => `${does(who, "call", "calls")} a colour.`,
    called: (colour: string) => `${capital(colour)} was called.`,
    colour: capital,
  },

  settle: {
    ask: "You have all the black cards. Capture or release?",
    waiting: (who: Who) =>
      `${does(who, "have all the black cards and choose", "has all the black cards and chooses")}: capture or release.`,
    others: "Capture: 60 for everyone else",
    self: "Release: 60 off my total",
    settling: { others: "Capturing: everyone else gets 60.", self: "Releasing: 60 come off your total." },
  },

  play: {
    lead: "You lead: play a card",
    follow: (led: string) => `Your turn: follow ${card(led)}`,
    waiting: (who: Who) => does(who, "play", "plays"),
    mark: "takes it",
    gain: signed,
    takes: (who: Who) => does(who, "take it", "takes it"),
    only: "Your only legal card is played automatically.",
    sending: "Sending…",
    area: "Cards played",
    finish: "Finish this deal",
    finishNote: "No remaining card can change the points. If all agree, the rest is played at once.",
    finishing: "All agree: the rest of this deal is played at once.",
  },

  refused: (message: string) => sentence(withCards(message, cardList)),

  taken: {
    short: (points: number) => count(points, "pt", "pts"),
    black: (black: number) => `${black} black`,
    label: (who: Who, points: number, black: number) =>
      `${does(who, "have", "has")} taken ${count(points, "point", "points")} in this deal, with ${count(black, "black card", "black cards")}.`,
    all: (black: number) => `black cards: ${black} of 16`,
    total: (total: number) => `total ${number(total)}`,
    dealer: "dealer",
  },

  draw: {
    mark: "deals",
    deals: (who: Who) => `Highest card: ${whom(who)} ${who.you ? "deal" : "deals"} first.`,
  },

  tricks: {
    last: "Last trick",
    all: "All tricks",
    none: "No trick has been taken yet in this deal.",
    number: (number: number) => `Trick ${number}`,
    passed: (cards: readonly string[], name: string) => `You passed ${cardList(cards)} to ${name}.`,
  },

  deal: {
    over: (deal: number) => `Deal ${deal + 1} is over`,
    points: "This deal",
    total: "Total",
    took: "Black cards and Spies taken",
    nothing: "none",
    next: "Next deal",
  },

  scores: {
    chart: "Running totals, deal by deal",
    deal: "Deal",
    ends: (end: number) => `The game ends at ${end}; the lowest total wins.`,
    total: "Total",
    wins: "wins",
    soFar: (deal: number) => `${deal}, so far`,
    hidden: "At this table, what was taken stays hidden until the deal is over.",
  },

  values: {
    title: "What counts",
    cards: (good: boolean): readonly (readonly [string, string])[] => [
      ["Black Spy (black 7)", "10 each"],
      ["Black 1 to 6", "1 each"],
      ["Black 8, 9, 10, 11", "2, 3, 4, 5"],
      ["Coloured 7", good ? "\u22125 each" : "0"],
    ],
    sweep: (choice: boolean): string =>
      choice
        ? "All 16 black cards: 60 for everyone else, or 60 off the taker\u2019s total."
        : "All 16 black cards: 0 for the taker, 60 for everyone else.",
  },

  guide: {
    pass: "Few points win, and each Black Spy costs 10: pass on what is dangerous.",
    lead: "You lead. Tap a raised card, or drag it up.",
    follow: "Play the colour led, or its rank in any colour: the raised cards.",
    free: "You have neither the colour nor the rank: get rid of any card, perhaps a Black Spy.",
    taken: "The highest card of the colour led took the trick, with the points in it.",
    points: "Under each name you see the points taken in this deal.",
  },

  log: {
    draw: (who: Who) => `${does(who, "draw the highest card and deal", "draws the highest card and deals")} first.`,
    deal: (deal: number, who: Who) => `Deal ${deal + 1}. ${does(who, "deal", "deals")}.`,
    pass: (who: Who, to: Who) => `${does(who, "have", "has")} chosen three cards for ${whom(to)}.`,
    passed: (who: Who, cards: readonly string[], to: Who) => `${does(who, "passed", "passed")} ${cardList(cards)} to ${whom(to)}.`,
    received: (who: Who, cards: readonly string[], from: Who) =>
      `${does(who, "received", "received")} ${cardList(cards)} from ${whom(from)}.`,
    moleShown: (who: Who, size: number) => `${does(who, "look", "looks")} through the Mole, ${count(size, "card", "cards")}.`,
    moleTaken: (who: Who) => `${does(who, "keep", "keeps")} three cards of the Mole.`,
    call: (who: Who, colour: string) => `${does(who, "call", "calls")} ${colour}.`,
    skip: (people: readonly Who[]) => `${allDo(people, "cannot lead that", "cannot lead that")}; the lead moves on.`,
    lead: (who: Who) => `${does(who, "lead", "leads")} the first trick.`,
    play: (who: Who, text: string) => `${does(who, "play", "plays")} ${card(text)}.`,
    trick: (who: Who) => `${does(who, "take", "takes")} the trick.`,
    sweep: (who: Who) => `${does(who, "have", "has")} taken all 16 black cards!`,
    capture: (who: Who) => `${does(who, "capture", "captures")}: 60 for everyone else.`,
    release: (who: Who) => `${does(who, "release", "releases")}: 60 off ${who.you ? "your" : "their"} own total.`,
    score: ({ name }: Who, points: number, total: number) => `${name}: ${count(points, "point", "points")}, total ${number(total)}.`,
    goingBack: ({ name }: Who, before: number, total: number) => `${name} reached ${before} exactly, so the total is halved to ${number(total)}.`,
    over: (people: readonly Who[]) => `${allDo(people, "win", "wins")} the game.`,
  },
  reasons,
};

export type Table = typeof table;
