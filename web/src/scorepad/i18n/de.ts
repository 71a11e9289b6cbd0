/** The sentences of the scorepad for paper cards, in German. */

import { and, count, number } from "../../i18n/de/grammar";
import type { Score } from "./en";

export const score: Score = {
  title: (game) => `Punkteblock für ${game}`,
  intro:
    "Für Partien mit echten Karten. Der Block zählt zusammen, prüft die Einträge und sagt dir, wann die Partie zu Ende ist. Er wird auf diesem Gerät gespeichert.",
  none: (game) => `Für ${game} gibt es keinen Punkteblock, denn es wird ohne Punkte gespielt.`,
  players: "Spieler",
  name: (seat) => `Name von Spieler ${seat}`,
  defaultName: (seat) => `Spieler ${seat}`,
  options: "Varianten und Optionen",
  start: "Starten",
  enter: "Eintragen",
  sign: (name) => `Vorzeichen der Punkte von ${name} ändern`,
  notPoints: "Gib eine ganze Zahl ein, etwa 12 oder 0.",
  sum: (sum) => `Summe: ${number(sum)}`,
  typeInstead: "Als Text eingeben",
  fieldsInstead: "Ein Feld pro Spieler",
  undo: "Rückgängig",
  restart: "Neuer Punkteblock",
  restartSure: "Einen neuen Punkteblock anfangen? Die Einträge auf diesem werden dabei gelöscht.",
  how: "So trägst du Ergebnisse ein",
  entries: "Einträge",
  over: "Die Partie ist zu Ende.",
  caption: "Punkte und Gesamtstand",
  chart: "Gesamtstand im Verlauf",
  offline: "Keine Verbindung: Dieses Gerät zählt zusammen. Sobald die Verbindung wieder da ist, wird alles noch einmal geprüft.",
  checkNow: "Jetzt prüfen",
  online: "Die Verbindung ist wieder da, und alle Einträge sind geprüft.",
  onlyServer: "Diesen Eintrag kann nur der Server lesen. Gib ohne Verbindung für jeden Spieler eine Zahl ein.",
  onlyServerAsks: "Mit dem nächsten Eintrag musst du warten, bis die Verbindung wieder da ist; „Rückgängig“ nimmt den letzten zurück.",
  noModel: "Es gibt keine Verbindung. Einen Punkteblock mit diesen Optionen kannst du erst anfangen, wenn sie wieder da ist.",
  waiting: (entries) =>
    `Dieser Punkteblock hat ${count(entries, "Eintrag", "Einträge")}. Du siehst ihn, sobald die Verbindung wieder da ist.`,
  refusedEntry: (number) => `Eintrag ${number} passt nicht`,
  laterKept: (later) => (later === 1 ? "Der Eintrag danach bleibt erhalten." : `Die ${later} Einträge danach bleiben erhalten.`),
  changeRow: (row) => `Zeile ${row} ändern`,
  leaveRow: "So lassen",
  corrected: "So soll der Eintrag lauten",
  correct: "Korrigieren",
  remove: "Eintrag löschen",
  and,
};
