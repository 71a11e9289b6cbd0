/** What the frame of the client says of Spycard and its cards, in German. */

import type { GameTexts } from "../../../manifest";
import type { Frame } from "../en/frame";

const SUITS: Record<string, string> = { H: "Herz", S: "Pik", C: "Kreuz", D: "Karo" };
const COURT: Record<string, string> = { J: "Bube", Q: "Dame", K: "König", A: "Ass" };
const ABILITIES: Record<string, string> = { H: "Aufdecken", S: "Ausschalten", C: "Verdecken", D: "Tauschen" };

const AGENDAS: Record<string, string> = {
  KC: "Du hast nur Kreuz, kein Kreuz liegt offen",
  AC: "Nur du hast Agenten im Einsatz",
  KS: "Genau X Agenten im Spiel",
  AD: "Du hast alle vier Farben offen",
  KH: "Genau X Agenten offen",
  KD: "Alle gleich viele, aber nicht vier",
  AH: "Enttarne einen Gegner",
};

/** "Herz 7", "Kreuz-König". */
const name = (suit: string, rank: string) => (COURT[rank] ? `${SUITS[suit]}-${COURT[rank]}` : `${SUITS[suit]} ${rank}`);

export const cards: Frame["cards"] = {
  agent: name,
  joker: "Joker",
  anySuit: "Jede Farbe",
  ability: (suit) => ABILITIES[suit] ?? "",
  jack: "Springt ein",
  queen: "Zwei versetzen",
  aceOfSpades: "Irgendwen ausschalten",
  agenda: (suit, rank) => `Auftrag ${name(suit, rank)}`,
  agendaLabel: "Auftrag",
  agendaAim: (text) => AGENDAS[text] ?? "",
  agendaFaceDown: "Auftrag, verdeckt",
};

export const game: GameTexts = {
  name: "Spycard",
  line: "Bluffe mit verdeckten Agenten und erfülle deinen geheimen Auftrag.",
  aim: "wer zuerst seinen geheimen Auftrag erfüllt, gewinnt",
  minutes: 20,
  about: {
    needed: "Ein Kartenspiel mit 52 Karten und zwei Joker",
    editions: [],
    note: "Die Autoren haben die Regeln im Web veröffentlicht. Der Text, der hier verwendet wird, nennt weder die Autoren noch ein Jahr.",
  },
  options: {
    jack_on_accusation: {
      clause: "SC-24",
      title: "Buben springen bei Zweifeln ein",
      note: "Statt eines angezweifelten Agenten darf ein Bube aufgedeckt werden. Sonst wird der Agent selbst aufgedeckt.",
      values: {
        true: { title: "Buben springen bei Zweifeln ein", alone: true },
        false: { title: "keine Buben bei Zweifeln", alone: true },
      },
    },
    turn_limit: {
      clause: "SC-33",
      title: "Zuglimit",
      note: "So viele Züge haben alle, bevor die Partie unentschieden endet.",
      phrase: (turns) => `höchstens ${turns} Züge für jeden`,
    },
  },
  sheets: { reminder: "Kurzübersicht zum Drucken" },
  jumps: { small: ["Voriger Zug", "Nächster Zug"] },
  outcomes: { agents: "Agenten", agendas: "Aufträge", "first-player": "Startspieler" },
};

export const frame: Frame = { cards, game };
