/** Every sentence of Black Spy's table, in German. */

import type { Who } from "../../../../i18n";
import { LOCALE, allDo, and, capital, count, does, number, sentence, signed, toWhom, whom } from "../../../../i18n/de/grammar"; 
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { blackSpyReasons, listing, withCards } from "../wording";
import type { Table } from "../en";
import { card, theCard } from "./frame";

const VERBS: Readonly<Record<string, string>> = { pass: "weitergeben", take: "nehmen", play: "spielen" };
const WAYS: Readonly<Record<string, string>> = { others: "fangen", self: "freilassen" };
const listed = listing({ and, card, spies: (amount) => `${amount} Schwarze Spione` });

/** An action in the infinitive. */
function choice(action: string): string {
  const [verb = "", ...texts] = action.split(" ");
  const [first = ""] = texts;
  if (verb === "settle") return WAYS[first] ?? action;
  if (verb === "call") return `${colourName(first)} ansagen`;
  return `${listed(texts)} ${VERBS[verb] ?? verb}`;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/de/reasons.ftl?raw"),
  () => import("@spydeck/games/black_spy/text/de/reasons.ftl?raw"),
);

const reasons = blackSpyReasons(new ReasonWording(sentences, choice, " und "));

const NUMBERS: Readonly<Record<number, string>> = { 2: "zwei", 3: "drei" };
const spies = (amount: number) => `${NUMBERS[amount] ?? amount} Schwarze Spione`;
const cardList = listing({ and, card, spies });
const theCardList = listing({ and, card: theCard, spies });

const COLOURS: Readonly<Record<string, string>> = { blue: "Blau", yellow: "Gelb", red: "Rot", green: "Grün", black: "Schwarz" };
const colourName = (colour: string) => COLOURS[colour] ?? capital(colour);

const points = (amount: number) => count(amount, "Punkt", "Punkte");
const names = (people: readonly Who[]) => and(people.map(({ name, you }) => (you ? "du" : name)));

export const table: Table = {
  pass: {
    ask: (name) => `Wähle drei Karten für ${name}`,
    to: (name) => `Drei Karten gehen an ${name}`,
    confirm: (_name) => "Weitergeben",
    more: (missing) => `Noch ${missing}`,
    passing: (cards, name) => `Du gibst ${cardList(cards)} an ${name} weiter.`,
    waiting: (people) => `Deine Karten liegen bereit. Es ${people.length === 1 ? "wählt" : "wählen"} noch: ${names(people)}.`,
    got: (cards, name) => `${name} hat dir ${cardList(cards)} gegeben.`,
    done: "gewählt",
    full: "Drei Karten sind schon gewählt. Nimm erst eine zurück.",
  },
  suggest: "Empfehlung",
  suggestNote: "Wählt, was ein Bot wählen würde",
  noSuggestion: "Gerade gibt es keine Empfehlung.",

  take: {
    ask: "Der Maulwurf: Behalte drei dieser Karten",
    confirm: "Diese drei behalten",
    taking: (cards) => `Du behältst ${cardList(cards)}.`,
    waiting: (who) => `${does(who, "siehst dir", "sieht sich")} den Maulwurf an.`,
    order: "Reihenfolge beim Maulwurf",
    taken: "hat gewählt",
    label: (size) => `Der Maulwurf, ${count(size, "Karte", "Karten")}`,
  },

  call: {
    ask: "Sag an, welche Farbe zuerst ausgespielt wird",
    waiting: (who) => `${does(who, "sagst", "sagt")} eine Farbe an.`,
    called: (colour) => `${colourName(colour)} ist angesagt.`,
    colour: colourName,
  },

  settle: {
    ask: "Du hast alle schwarzen Karten. Fangen oder freilassen?",
    waiting: (who) =>
      `${does(who, "hast alle schwarzen Karten und wählst", "hat alle schwarzen Karten und wählt")}: fangen oder freilassen.`,
    others: "Fangen: 60 für alle anderen",
    self: "Freilassen: 60 weniger für mich",
    settling: { others: "Du fängst: Alle anderen bekommen 60.", self: "Du lässt frei: Dir werden 60 abgezogen." },
  },

  play: {
    lead: "Du spielst aus: Wähle eine Karte",
    follow: (led) => `Du bist am Zug: Bediene ${theCard(led)}`,
    waiting: (who) => `${does(who, "bist", "ist")} am Zug`,
    mark: "Stich",
    gain: signed,
    takes: (who) => `${does(who, "machst", "macht")} den Stich`,
    only: "Nur eine Karte ist erlaubt; sie wird für dich gespielt.",
    sending: "Wird gesendet …",
    area: "Gespielte Karten",
    finish: "Runde abkürzen",
    finishNote: "An den Punkten ändert sich nichts mehr. Wenn alle zustimmen, wird der Rest auf einmal gespielt.",
    finishing: "Alle stimmen zu: Der Rest der Runde wird auf einmal gespielt.",
  },

  refused: (message) => sentence(withCards(message, theCardList)),

  taken: {
    short: (amount) => `${number(amount)} Pkt.`,
    black: (black) => `${black} schwarz`,
    label: (who, amount, black) =>
      `${does(who, "hast", "hat")} in dieser Runde ${points(amount)} und ${count(black, "schwarze Karte", "schwarze Karten")}.`,
    all: (black) => `schwarze Karten: ${black} von 16`,
    total: (total) => `gesamt ${number(total)}`,
    dealer: "Geber",
  },

  draw: {
    mark: "gibt",
    deals: (who) => `Höchste Karte: ${who.you ? "Du gibst" : `${who.name} gibt`} zuerst.`,
  },

  tricks: {
    last: "Letzter Stich",
    all: "Alle Stiche",
    none: "In dieser Runde gibt es noch keinen Stich.",
    number: (number) => `Stich ${number}`,
    passed: (cards, name) => `Du hast ${cardList(cards)} an ${name} weitergegeben.`,
  },

  deal: {
    over: (deal) => `Runde ${deal + 1} ist zu Ende`,
    points: "Diese Runde",
    total: "Gesamt",
    took: "Schwarze Karten und Spione",
    nothing: "keine",
    next: "Nächste Runde",
  },

  scores: {
    chart: "Gesamtstand, Runde für Runde",
    deal: "Runde",
    ends: (end) => `Die Partie endet bei ${end}; der niedrigste Gesamtstand gewinnt.`,
    total: "Gesamt",
    wins: "gewinnt",
    soFar: (deal) => `${deal}, bisher`,
    hidden: "An diesem Tisch bleibt bis zum Ende der Runde verborgen, wer was bekommen hat.",
  },

  values: {
    title: "Was zählt",
    cards: (good) => [
      ["Schwarzer Spion (schwarze 7)", "je 10"],
      ["Schwarze 1 bis 6", "je 1"],
      ["Schwarze 8, 9, 10, 11", "2, 3, 4, 5"],
      ["Farbige 7", good ? "je \u22125" : "0"],
    ],
    sweep: (choice) =>
      choice
        ? "Wer alle 16 schwarzen Karten bekommt, gibt allen anderen 60 oder zieht sich selbst 60 ab."
        : "Wer alle 16 schwarzen Karten bekommt, schreibt 0, alle anderen schreiben 60.",
  },

  guide: {
    pass: "Wenige Punkte gewinnen, und jeder Schwarze Spion kostet 10: Gib weiter, was gefährlich ist.",
    lead: "Du spielst aus. Tippe eine angehobene Karte an oder zieh sie nach oben.",
    follow: "Spiel die ausgespielte Farbe oder den ausgespielten Wert: eine der angehobenen Karten.",
    free: "Du hast weder die Farbe noch den Wert: Wirf ab, was du willst, vielleicht einen Schwarzen Spion.",
    taken: "Die höchste Karte der ausgespielten Farbe hat den Stich gemacht, mit allen Punkten darin.",
    points: "Unter jedem Namen siehst du die Punkte aus dieser Runde.",
  },

  log: {
    draw: (who) => `${does(who, "ziehst die höchste Karte und gibst", "zieht die höchste Karte und gibt")} zuerst.`,
    deal: (deal, who) => `Runde ${deal + 1}. ${does(who, "gibst", "gibt")}.`,
    pass: (who, to) => `${does(who, "hast", "hat")} drei Karten für ${whom(to)} gewählt.`,
    passed: (who, cards, to) => `${does(who, "hast", "hat")} ${cardList(cards)} an ${whom(to)} weitergegeben.`,
    received: (who, cards, from) => `${does(who, "hast", "hat")} ${cardList(cards)} von ${toWhom(from)} bekommen.`,
    moleShown: (who, size) => `${does(who, "siehst dir", "sieht sich")} den Maulwurf an, ${count(size, "Karte", "Karten")}.`,
    moleTaken: (who) => `${does(who, "behältst", "behält")} drei Karten aus dem Maulwurf.`,
    call: (who, colour) => `${does(who, "sagst", "sagt")} ${colourName(colour)} an.`,
    skip: (people) => `${allDo(people, "kannst", "kann", "können", "könnt")} das nicht ausspielen; der Nächste ist dran.`,
    lead: (who) => `${does(who, "spielst", "spielt")} zum ersten Stich aus.`,
    play: (who, text) => `${does(who, "spielst", "spielt")} ${card(text)}.`,
    trick: (who) => `${does(who, "machst", "macht")} den Stich.`,
    sweep: (who) => `Durchmarsch! ${does(who, "hast", "hat")} alle 16 schwarzen Karten.`,
    capture: (who) => `${does(who, "fängst", "fängt")}: 60 für alle anderen.`,
    release: (who) => `${does(who, "lässt frei und ziehst dir", "lässt frei und zieht sich")} 60 ab.`,
    score: ({ name }, amount, total) => `${name}: ${points(amount)}, gesamt ${number(total)}.`,
    goingBack: (who, before, total) =>
      `${does(who, `triffst genau ${before} und fällst`, `trifft genau ${before} und fällt`)} auf ${number(total)} zurück.`,
    over: (people) => `${allDo(people, "gewinnst", "gewinnt", "gewinnen", "gewinnt")} die Partie.`,
  },
  reasons,
};
