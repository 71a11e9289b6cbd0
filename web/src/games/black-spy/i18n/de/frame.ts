/** What the frame of the client says of Black Spy and its cards, in German. */

import { seatNumbers } from "../../../../i18n/format";
import type { Frame } from "../en/frame";

const SUITS: Readonly<Record<string, string>> = { B: "Blaue", Y: "Gelbe", R: "Rote", G: "Grüne", K: "Schwarze" };
const ROLES = [
  "Informant",
  "Verhörer",
  "Infiltrator",
  "Saboteur",
  "Attentäter",
  "Agent",
  "Spion",
  "Doppelagent",
  "Codeknacker",
  "Vizedirektor",
  "Direktor",
];

/** A card in the accusative: "die blaue 4", "einen Schwarzen Spion". */
export const card = (text: string): string =>
  text === "K7" ? "einen Schwarzen Spion" : `die ${SUITS[text.slice(0, 1)]?.toLowerCase()} ${text.slice(1)}`;

/** A certain card, of which the reader knows, in the accusative: "den Schwarzen Spion". */
export const theCard = (text: string): string => (text === "K7" ? "den Schwarzen Spion" : card(text));

export const cards: Frame["cards"] = {
  card: (suit, rank) => `${SUITS[suit]} ${rank}, ${ROLES[Number(rank) - 1]}`,
  danger: "Schwarzer Spion (schwarze 7)",
  dangerRole: "Schwarzer Spion",
  redStar: "Rote 1, Informant, mit dem roten Stern",
  role: (rank) => ROLES[rank - 1] ?? "",
};

export const game: Frame["game"] = {
  name: "Black Spy",
  line: "Wer die wenigsten Punkte hat, gewinnt: Schwarze Spione kosten 10, farbige bringen 5 zurück.",
  aim: "die wenigsten Punkte gewinnen",
  minutes: 45,
  about: {
    design: "Alan R. Moon",
    art: "Philippe Guérin, Chris Quilliams",
    age: 14,
    needed: "ein eigenes Blatt mit 60 Karten",
    editions: [
      { year: 1981, publisher: "Avalon Hill", more: "USA" },
      { year: 1990, publisher: "Hexagames", more: "Deutschland, als Gespenster" },
      { year: 2011, publisher: "Ali Baba Spieleclub", more: "Deutschland, als Gespenster" },
      { year: 2013, publisher: "Z-Man Games", more: "USA" },
      { year: 2016, publisher: "Abacusspiele", more: "Deutschland" },
    ],
  },
  options: {
    variants: {
      clause: "BS-26",
      title: "Varianten",
      note: "Beliebig kombinierbar; nur zwei schließen einander aus.",
      conflict: "Beim Durchmarsch zählen farbige Spione bei der einen, bei der anderen nicht.",
      alone: true,
      values: {
        "no-good-spies": { clause: "BS-27", title: "Keine guten Spione", note: "Farbige Spione bringen nichts zurück; jede Runde ergibt 80." },
        "capture-or-release": {
          clause: "BS-28",
          title: "Fangen oder Freilassen",
          note: "Wer alle schwarzen Karten bekommt, fängt (60 für alle anderen) oder lässt frei (60 vom eigenen Gesamtstand ab).",
        },
        "the-mole": {
          clause: "BS-30",
          title: "Der Maulwurf",
          note: "Ab der zweiten Runde liegen für jeden drei Karten beiseite; wer die meisten Punkte hat, wählt zuerst.",
        },
        "calling-color": {
          clause: "BS-33",
          title: "Farbe ansagen",
          note: "Nach dem Weitergeben sagt der Geber an, welche Farbe zum ersten Stich ausgespielt wird.",
        },
        "following-rank": { clause: "BS-34", title: "Wert bedienen", note: "Du darfst auch den Wert der Karte direkt vor deiner bedienen." },
        "going-back": {
          clause: "BS-35",
          title: "Zurückfallen",
          note: "Ein Gesamtstand, der genau den Endstand oder dessen Hälfte trifft, wird halbiert.",
        },
        "spies-count-on-sweep": {
          clause: "BS-26",
          title: "Spione zählen beim Durchmarsch",
          note: "Hausvariante: Nach einem Durchmarsch ziehen die anderen für jeden ihrer farbigen Spione trotzdem 5 ab.",
        },
      },
    },
    edition: {
      clause: "BS-36",
      title: "Ausgabe",
      note: "Legt die Optionen darunter fest; du kannst jede noch ändern.",
      values: {
        "z-man-2013": { title: "2013", note: "Die veröffentlichten Regeln mit den üblichen Optionen." },
        "gespenster-1990": {
          title: "1990, wie berichtet",
          note: "Karten gehen immer nach links, der linke Nachbar des Gebers spielt aus, keine guten Spione, bis 200.",
        },
      },
    },
    pass_direction: {
      clause: "BS-9",
      title: "Weitergeben",
      values: {
        alternate: { title: "Im Wechsel", note: "Links, rechts, links …; zu viert auch gegenüber." },
        left: { title: "Immer nach links" },
      },
    },
    first_lead: {
      clause: "BS-11",
      title: "Zuerst spielt aus",
      values: {
        "red-1": { title: "Wer die rote 1 hat" },
        "dealer-left": { title: "Links vom Geber", note: "Der linke Nachbar des Gebers spielt aus, aber keine schwarze Karte." },
      },
    },
    end_value: {
      clause: "BS-23",
      title: "Gespielt wird bis",
      phrase: (value) => `bis ${value} Punkte`,
      always: true,
      note: "Der Gesamtstand, mit dem die Partie endet.",
      values: { 1: { title: "eine Runde", alone: true } },
    },
    ages: {
      title: "Plätze, die Jüngsten zuerst",
      note: "Für den Maulwurf: Bei Gleichstand wählt der Jüngste zuerst.",
      unset: "Im Uhrzeigersinn ab dem Geber",
      phrase: (value) => `die Jüngsten zuerst: Plätze ${seatNumbers(value.split(","))}`,
    },
  },
  sheets: { reminder: "Kurzübersicht zum Drucken" },
  part: { name: "Runde", numbered: (number) => `Runde ${number}` },
  oddTotal: "* Halbiert (BS-35)",
  jumps: { small: ["Voriger Stich", "Nächster Stich"], big: ["Vorige Runde", "Nächste Runde"] },
  outcomes: { "dealer-draw": "Auslosung des Gebers", deal: "Karten" },
};

export const frame: Frame = { cards, game };
