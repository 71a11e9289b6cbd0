/** The sentences about what works without a connection, and about installing the client. */

import type { offline as english } from "../en/offline";
import { LOCALE, numbersWith } from "./grammar";

const percent = numbersWith(LOCALE, { style: "percent" });

export const offline: typeof english = {
  sign: "Keine Verbindung",
  title: "Keine Verbindung",
  line: "Der Server ist nicht zu erreichen, und ohne ihn kannst du nicht spielen. Deine Plätze und Partien bleiben dir erhalten. Sobald die Verbindung wieder da ist, geht es hier weiter.",
  works: "Das geht auch ohne Verbindung:",
  rules: (game) => `Regeln von ${game}`,
  score: (game) => `Punkteblock für ${game}`,
  saved: "Gespeicherte Replays",
  again: "Noch einmal versuchen",
  back: "Die Verbindung ist wieder da.",

  update: {
    line: "Es gibt eine neue Version.",
    reload: "Neu laden",
  },

  replay: {
    save: "Auf diesem Gerät speichern",
    note: "Dann kannst du dieses Replay auch ohne Verbindung ansehen.",
    saved: "Dieses Replay kannst du auch ohne Verbindung ansehen.",
    saving: (part) => `Wird gespeichert … ${percent(part)}`,
    done: "Gespeichert. Du findest es unter „Meine Partien“.",
    removed: "Von diesem Gerät entfernt.",
    full: (most) => `Es sind schon ${most} Replays gespeichert. Entferne zuerst eines unter „Meine Partien“.`,
    noSpace: "In diesem Browser ist dafür kein Platz mehr. Entferne andere Replays unter „Meine Partien“, oder schaff Platz auf dem Gerät.",
    failed: "Das Replay wurde nicht gespeichert. Prüfe deine Verbindung und versuch es noch einmal.",
  },

  list: {
    title: "Auf diesem Gerät gespeichert",
    note: "Diese Replays kannst du auch ohne Verbindung ansehen.",
    open: "Replay",
    remove: "Entfernen",
    removeOne: (game, date) => `Von diesem Gerät entfernen: ${game}, ${date}`,
  },

  install: {
    title: "App",
    note: "Installiere Spydeck, dann öffnest du es vom Startbildschirm aus in einem eigenen Fenster.",
    button: "Installieren",
    byHand: "In Safari installierst du Spydeck so: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“.",
    done: "Spydeck wird installiert.",
  },
};
