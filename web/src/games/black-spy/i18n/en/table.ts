/** The sentences of Black Spy's table, in English. */

import { capital, count, sentence } from "../../../../i18n/en/grammar";
import { does } from "../../../grammar.en";
import { card } from "./cards";

const NUMBERS: Record<number, string> = { 2: "two", 3: "three" };
const COLOURS: Record<string, string> = { blue: "blue", yellow: "yellow", red: "red", green: "green" };
const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
/** Cards in running text; several Black Spies are counted. */
function listed(texts: readonly string[]): string {
  const spies = texts.filter((text) => text === "K7").length;
  if (spies < 2) return list(texts.map(card));
  return list([...texts.filter((text) => text !== "K7").map(card), `${NUMBERS[spies] ?? spies} Black Spies`]);
}
const whom = (name: string) => (name === "You" ? "you" : name);

export const table = {
  hand: (size: number) => `Your hand, ${count(size, "card", "cards")}`,

  pass: {
    ask: (name: string) => `Choose three cards for ${name}`,
    to: (name: string) => `Three cards go to ${name}`,
    deed: (name: string) => `Pass to ${name}`,
    more: (missing: number) => `${missing} more`,
    passing: (cards: readonly string[], name: string) => `Passing ${listed(cards)} to ${name}.`,
    waiting: (names: readonly string[]) => `Your cards are on their way. ${list(names)} still ${names.length === 1 && names[0] !== "You" ? "chooses" : "choose"}.`,
    got: (cards: readonly string[], name: string) => `${name} passed you ${listed(cards)}.`,
    done: "passed",
    full: "Three are lifted already; put one back first.",
    direction: { left: "to the left", right: "to the right", across: "across" },
  },
  suggest: "Suggest",
  suggestNote: "Lifts what a bot would choose",
  noSuggestion: "There is no suggestion just now.",

  take: {
    ask: "The Mole: keep any three of these",
    deed: "Keep these three",
    taking: (cards: readonly string[]) => `Keeping ${listed(cards)}.`,
    waiting: (name: string) => `${does(name, "look", "looks")} through the Mole.`,
    order: "Order of the Mole",
    taken: "has taken",
    label: (size: number) => `The Mole, ${count(size, "card", "cards")}`,
  },

  call: {
    ask: "Call the colour of the first lead",
    waiting: (name: string) => `${does(name, "call", "calls")} a colour.`,
    called: (colour: string) => `${capital(COLOURS[colour] ?? colour)} was called.`,
    colour: (colour: string) => capital(COLOURS[colour] ?? colour),
  },

  settle: {
    ask: "You have all the black cards. Capture or release?",
    waiting: (name: string) => `${does(name, "have", "has")} all the black cards and ${name === "You" ? "choose" : "chooses"}: capture or release.`,
    others: "60 for everyone else",
    self: "60 off my own total",
    settling: { others: "Everyone else gets 60.", self: "60 come off your total." },
  },

  play: {
    lead: "You lead: play a card",
    follow: (led: string) => `Your turn: follow ${card(led)}`,
    waiting: (name: string) => does(name, "play", "plays"),
    takes: (name: string) => does(name, "take it", "takes it"),
    only: "Your only legal card plays itself in a moment.",
    nothing: "The cards are on their way…",
    area: "Cards played",
    finish: "Finish this deal",
    finishNote: "No card that is left can change its points. When all agree, the rest is played at once.",
    finishing: "All agree: the rest of this deal is played at once.",
  },

  refused: (message: string) => sentence(message.replace(/\b[BYRGK](?:1[01]|[1-9])\b/g, card)),

  taken: {
    points: (points: number) => count(points, "point", "points"),
    short: (points: number) => `${points} pt`,
    black: (black: number) => `${black} black`,
    label: (name: string, points: number, black: number) =>
      `${does(name, "have", "has")} taken ${count(points, "point", "points")} in this deal, ${black} black.`,
    all: (black: number) => `black cards: ${black} of 16`,
    total: (total: number) => `total ${total}`,
    dealer: "dealer",
  },

  draw: {
    deals: (name: string) => `Highest card deals: ${name}.`,
  },

  tricks: {
    last: "Last trick",
    history: "All tricks",
    none: "No trick has been taken yet in this deal.",
    number: (number: number) => `Trick ${number}`,
    passed: (cards: readonly string[], name: string) => `You passed ${listed(cards)} to ${name}.`,
  },

  deal: {
    number: (deal: number) => `Deal ${deal + 1}`,
    over: (deal: number) => `Deal ${deal + 1} is over`,
    points: "This deal",
    total: "Total",
    took: "Black cards and Spies taken",
    nothing: "none",
    next: "Next deal",
  },

  scores: {
    title: "Scorepad",
    chart: "Running totals, deal by deal",
    deal: "Deal",
    ends: (end: number) => `The game ends at ${end}; the lowest total wins.`,
    total: "Total",
    wins: "wins",
  },

  guide: {
    pass: "Few points win: Black Spies cost 10, coloured Spies give 5 back.",
    lead: "You lead. Any card that stands up may be played; tap it, or drag it up.",
    follow: "Play the colour led, or the same rank in any colour. Cards that stand up are allowed.",
    free: "You have neither the colour nor the rank, so you may throw anything: a good moment to be rid of a Black Spy.",
    taken: "The highest card of the colour that was led takes the trick, and what is in it. Here you see who took what.",
  },

  log: {
    draw: (name: string) => `The highest card deals: ${name}.`,
    deal: (deal: number, name: string) => `Deal ${deal + 1}. ${does(name, "deal", "deals")}.`,
    pass: (name: string, to: string) => `${does(name, "have", "has")} chosen three cards for ${whom(to)}.`,
    passed: (cards: readonly string[], to: string) => `You passed ${listed(cards)} to ${to}.`,
    received: (cards: readonly string[], from: string) => `You got ${listed(cards)} from ${from}.`,
    moleShown: (name: string, size: number) => `${does(name, "look", "looks")} through the Mole, ${count(size, "card", "cards")}.`,
    moleTaken: (name: string) => `${does(name, "keep", "keeps")} three cards of the Mole.`,
    call: (name: string, colour: string) => `${does(name, "call", "calls")} ${COLOURS[colour] ?? colour}.`,
    skip: (names: readonly string[]) => `${list(names)} cannot lead that; the lead moves on.`,
    lead: (name: string) => `${does(name, "lead", "leads")} the first trick.`,
    play: (name: string, text: string) => `${does(name, "play", "plays")} ${card(text)}.`,
    trick: (name: string) => `${does(name, "take", "takes")} the trick.`,
    sweep: (name: string) => `${does(name, "have", "has")} taken all 16 black cards!`,
    settle: (name: string, how: "others" | "self") =>
      how === "others" ? `${does(name, "capture", "captures")}: 60 for everyone else.` : `${does(name, "release", "releases")}: 60 off ${name === "You" ? "your" : "their"} own total.`,
    score: (name: string, points: number, total: number) => `${name}: ${count(points, "point", "points")}, total ${total}.`,
    back: (name: string, before: number, total: number) => `${name} hit ${before} exactly, which is halved to ${total}.`,
    over: (names: readonly string[]) => `${list(names)} ${names.length === 1 && names[0] !== "You" ? "wins" : "win"} the game.`,
  },
};
