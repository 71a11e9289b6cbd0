/** Every sentence of Spy Tricks' table, in German. */

import type { Who } from "../../../../i18n";
import { LOCALE, Whose, allDo, and, count, does, sentence, signed } from "../../../../i18n/de/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { kindOf, letterOf, rankOf } from "../../mat";
import { spyTricksReasons } from "../wording";
import type { Table } from "../en";
import { cards } from "./frame";

/** A spot with the article and the ending of a case: "die 7", "der roten 7"; suits have neither. */
function declined(spot: string, article: string, ending: string): string {
  const suit = cards.suit(letterOf(spot));
  if (kindOf(spot) === "suit") return suit;
  return kindOf(spot) === "rank" ? `${article} ${spot}` : `${article} ${suit.toLowerCase()}${ending} ${rankOf(spot)}`;
}

/** A spot by itself: "Rot", "7", "Rote 7". */
const spot = (text: string): string => (kindOf(text) === "card" ? cards.card(text) : cards.suit(letterOf(text)) || text);
/** A card, or a spot in the accusative: "Rot", "die 7", "die rote 7". */
const theSpot = (text: string): string => declined(text, "die", "e");
/** A spot in the dative: "Rot", "der 7", "der roten 7". */
const ofSpot = (text: string): string => declined(text, "der", "en");

/** An action in the infinitive. */
function choice(action: string): string {
  const [verb = "", where = "", helper] = action.split(" ");
  if (verb === "guess") return `einen Handlanger${helper ? " mit deinem Helfer" : ""} auf ${theSpot(where)} setzen`;
  if (verb === "decline") return "verzichten";
  return verb === "play" ? `${theSpot(where)} spielen` : action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/de/reasons.ftl?raw"),
  () => import("@spydeck/games/spy_tricks/text/de/reasons.ftl?raw"),
);

const reasons = spyTricksReasons(new ReasonWording(sentences, choice, " und "));

/** "Ada gewinnt!", "Unentschieden: Ada und du teilt euch den Sieg." (ST-24) */
const result = (people: readonly Who[]) =>
  people.length === 1
    ? `${allDo(people, "gewinnst", "gewinnt", "gewinnen", "gewinnt")}!`
    : `Unentschieden: ${allDo(people, "gewinnst", "gewinnt", "teilen sich den Sieg", "teilt euch den Sieg")}.`;

const over = (people: readonly Who[]) => `Die Partie ist zu Ende. ${result(people)}`;

/** Ends a sentence in which each of several people gets something: "je einen Helfer", but alone "einen Helfer". */
const one = (people: readonly Who[], what: string) => `${people.length > 1 ? "je " : ""}einen ${what}`;

export const table: Table = {
  refused: sentence,
  card: cards.card,
  spot,

  ask: {
    lead: "Du spielst aus. Nimm eine beliebige Karte.",
    follow: (suit) => `${spot(suit)} wurde ausgespielt. Wähle eine angehobene Karte.`,
    won: "Du hast den Stich gewonnen. Setze einen Handlanger.",
    lost: "Du hast den Stich verloren. Setze einen Handlanger.",
    salvation: "Setze noch einen Handlanger, auch auf ein besetztes Feld, oder verzichte.",
    plays: (who) => `${does(who, "bist", "ist")} am Zug.`,
    places: (who) => `${does(who, "setzt", "setzt")} jetzt einen Handlanger.`,
    saves: (who) => `${does(who, "darfst", "darf")} die Rettung nutzen.`,
    over,
    sent: "Gesendet. Einen Moment.",
    suggest: "Empfehlung",
    noSuggestion: "Gerade gibt es keine Empfehlung.",
    decline: "Verzichten",
  },

  salvation: {
    title: "Rettung",
    none: (who) => `${does(who, "hast", "hat")} in dieser Runde keinen Handlanger gesetzt.`,
    wrong: (who, amount) => {
      if (amount === 1) return `${Whose(who)} einziger Handlanger steht laut Spielplan falsch.`;
      return `${Whose(who, "e")} Handlanger stehen laut Spielplan ${amount === 2 ? "beide" : `alle ${amount}`} falsch.`;
    },
    then: (people) => `Danach: ${and(people.map(({ name, you }) => (you ? "du" : name)))}.`,
    why: "Warum?",
  },

  confirm: {
    title: (text) => `Handlanger auf ${theSpot(text)}`,
    helper: "Mit Helfer: zählt doppelt, wenn der Tipp stimmt",
    place: "Setzen",
    cancel: "Anderes Feld",
    wrong: "Laut Spielplan ist das Feld sicher falsch.",
    impossible: "Deine Karten und der Spielplan schließen das aus.",
    chosen: (text) => `${spot(text)} gewählt. Setze den Handlanger oder wähle ein anderes Feld.`,
    placing: (text, helper) => `Handlanger auf ${theSpot(text)}${helper ? ", mit deinem Helfer" : ""}.`,
    declining: "Du verzichtest auf die Rettung.",
  },

  mat: {
    label: "Spielplan",
    keys: "Mit den Pfeiltasten gehst du über den Spielplan, mit Eingabe- oder Leertaste wählst du ein Feld.",
    faceUp: "Karte liegt offen",
    leftOut: "Karte nicht im Spiel",
    wrong: "ausgeschlossen",
    impossible: "für dich ausgeschlossen",
    right: "richtig",
    henchmen: (names) => `Handlanger von ${and(names)}`,
    withHelper: (name) => `${name} mit Helfer`,
    notNow: "Jetzt wird kein Handlanger gesetzt.",
    left: (amount) => `Das Geheimdokument ist eine von ${count(amount, "Karte", "Karten")}, soweit du weißt.`,
    leftToAll: (amount) => `Das Geheimdokument ist eine von ${count(amount, "Karte", "Karten")}, nach allem, was offen liegt.`,
  },

  trick: {
    label: (number, of) => `Stich ${number} von ${of}`,
    last: (number) => `Stich ${number}`,
    winner: "Gewinner",
    loser: "Verlierer",
    start: "Startspieler",
  },

  seats: {
    label: "Spieler",
    round: (round, of) => `Runde ${round} von ${of}`,
    points: (amount) => count(amount, "Punkt", "Punkte"),
    chips: (amount) => count(amount, "Chip", "Chips"),
    pawns: (amount) => `noch ${count(amount, "Handlanger", "Handlanger")}`,
    helper: "Helfer",
    helperUsed: "Helfer verbraucht",
    turn: "am Zug",
  },

  scoring: {
    title: (round) => `Runde ${round}: das Geheimdokument`,
    secret: (text) => `Es ist ${theSpot(text)}.`,
    pays: (name, where, points, helper) =>
      `${name} auf ${ofSpot(where)}: ${count(points, "Punkt", "Punkte")}${helper ? ", vom Helfer verdoppelt" : ""}`,
    nobody: "Niemand lag richtig.",
    total: (who, points, total) => `${does(who, "bekommst", "bekommt")} ${count(points, "Punkt", "Punkte")}, gesamt ${total}.`,
    points: signed,
    chips: (amount) => `+${count(amount, "Chip", "Chips")}`,
    helpers: (people) =>
      people.length === 0
        ? "Alle liegen gleichauf: Niemand bekommt einen Helfer."
        : `${allDo(people, "bekommst", "bekommt", "bekommen", "bekommt")} ${one(people, "Helfer")} für die nächste Runde.`,
    ready: "Bereit",
    skip: "Überspringen",
  },

  scores: {
    caption: "Punkte jeder Runde und Gesamtstand",
    round: "Runde",
    secret: "Karte",
    chips: "Chips",
    empty: "Noch ist keine Runde zu Ende.",
    chart: "Gesamtstand, Runde für Runde",
    guesses: (round) => `Tipps in Runde ${round}`,
    takenBack: "zurückgenommen",
    soFar: (round) => `Handlanger in Runde ${round}`,
    ruledOut: "ausgeschlossen",
    noGuess: "noch keiner",
    pays: "Punkte gibt es, wenn das Geheimdokument aufgedeckt wird: 2 für seine Farbe, 5 für seinen Wert, 10 für die Karte; ein Helfer verdoppelt sie.",
    winners: result,
  },

  guide: {
    lead: "Niemand hat das Geheimdokument auf der Hand. Gewinner und Verlierer jedes Stichs geben einen Tipp ab.",
    follow: "Bediene, wenn du kannst. Die angehobenen Karten sind erlaubt.",
    beats: "Die Farbe zählt vor dem Wert: Rot schlägt Blau, Blau schlägt Weiß.",
    guess: "Was ist das Geheimdokument? Die richtige Farbe bringt 2 Punkte, der richtige Wert 5, die Karte selbst 10.",
    struck: (aided) =>
      `Rot durchgestrichen: Die Karten auf dem Spielplan schließen das Feld aus.${aided ? " Gepunktet: Deine eigenen Karten schließen es aus." : ""}`,
    helper: "Du hast einen Helfer. Steht er bei einem richtigen Handlanger, verdoppelt er die Punkte.",
  },

  log: {
    startPlayer: (who) => `${does(who, "beginnst", "beginnt")} die erste Runde.`,
    deal: (round, who) => `Runde ${round}. ${does(who, "spielst", "spielt")} zum ersten Stich aus.`,
    faceUp: (open) => `Offen auf dem Spielplan: ${and(open.map(theSpot))}.`,
    play: (who, text) => `${does(who, "spielst", "spielt")} ${theSpot(text)}.`,
    trick: (winner, loser, number) =>
      `${does(winner, "gewinnst", "gewinnt")} Stich ${number}, ${loser.you ? "du verlierst" : `${loser.name} verliert`} ihn.`,
    guess: (who, where, helper) => `${does(who, "tippst", "tippt")} ${helper ? "mit Helfer " : ""}auf ${theSpot(where)}.`,
    salvation: (people) => `Rettung: ${allDo(people, "darfst", "darf", "dürfen", "dürft")} noch ${one(people, "Handlanger")} setzen.`,
    takeBack: (who, where) => `${does(who, "nimmst", "nimmt")} den Handlanger von ${ofSpot(where)} zurück.`,
    decline: (who) => `${does(who, "verzichtest", "verzichtet")}.`,
    reveal: (text) => `Das Geheimdokument ist ${theSpot(text)}!`,
    right: (who, spots) => `${does(who, "liegst", "liegt")} mit ${and(spots.map(ofSpot))} richtig.`,
    over,
  },
  reasons,
};
