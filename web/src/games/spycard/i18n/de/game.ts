/** What the frame says about Spycard, in German. */

import type { GameTexts } from "../../../manifest";

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
