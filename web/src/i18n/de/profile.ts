/** The sentences about the person: the name, the ways to be the same person elsewhere, and the data. */

import type { lobby } from "../en/lobby";
import { LOCALE } from "./grammar";

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

export const profile: typeof lobby.profile = {
  title: "Du",
  name: "Dein Name",
  rename: "Namen ändern",
  renamed: (name) => `Du heißt jetzt ${name}.`,
  device: "Auf einem anderen Gerät spielen",
  deviceNote: "Ein Link bringt deinen Namen, deine Plätze und deine Partien auf ein anderes Gerät. Er gilt nur einmal und zehn Minuten lang.",
  deviceMake: "Link erstellen",
  qr: "QR-Code des Links zum anderen Gerät",
  newcomer: "Nach deiner ersten Partie möglich.",
  signOut: {
    title: "Überall abmelden",
    note: "Falls du ein Gerät verloren oder auf einem fremden gespielt hast: Nur dieser Browser bleibt angemeldet. Dein Wiederherstellungscode und deine Passkeys gelten weiter.",
    everywhere: "Überall sonst abmelden",
    done: "Jetzt bist du nur noch hier angemeldet.",
  },
  recovery: {
    title: "Wiederherstellungscode",
    note: "Wenn dieser Browser dich vergisst oder du das Gerät verlierst, holt der Code deinen Namen, deine Plätze und deine Partien auf jedes Gerät zurück. Wer ihn hat, kann als du spielen.",
    make: "Code erstellen",
    once: "Schreib ihn jetzt auf oder druck ihn aus: Er wird nicht noch einmal gezeigt.",
    print: "Drucken",
    copy: "Code kopieren",
    copied: "Kopiert. Bewahre ihn auf, wo ihn sonst niemand liest.",
    notCopied: "Markiere den Code und kopiere ihn selbst.",
    slip: (name, milliseconds) => `Wiederherstellungscode von ${name}, ${DAY.format(milliseconds)}`,
    since: (milliseconds) => `Seit dem ${DAY.format(milliseconds)} hast du einen Wiederherstellungscode.`,
    replace: "Neuen Code erstellen",
    replaceSure: "Der alte Code gilt dann nicht mehr.",
    no: "Alten Code behalten",
    have: "Ich habe einen Wiederherstellungscode",
    restore: "Wiederherstellen",
    restoreNote: (name) =>
      `Dieser Browser gehört jetzt ${name}. Stellst du hier jemand anderen wieder her, kommt auch ${name} nur mit einem Wiederherstellungscode zurück.`,
  },
  welcomeBack: (name) => `Willkommen zurück, ${name}. Deine Plätze und Partien sind wieder da.`,
  passkeys: {
    title: "Passkeys",
    note: "Einen Passkey verwahrt dein Gerät oder dein Passwortmanager, und du gibst ihn mit Gesicht, Finger oder PIN frei. Damit bist du in jedem Browser, der ihn hat, dieselbe Person.",
    add: "Passkey hinzufügen",
    use: "Mit Passkey anmelden",
    added: "Passkey hinzugefügt.",
    known: "Dieses Gerät hat schon einen Passkey von dir.",
    declined: "Es wurde nichts geändert.",
    one: (since, used) => `Hinzugefügt am ${DAY.format(since)}` + (used === null ? "" : `, zuletzt benutzt am ${DAY.format(used)}`),
    remove: "Entfernen",
    removeOne: (since) => `Passkey vom ${DAY.format(since)} entfernen`,
    removeSure: "Damit kann sich dann niemand mehr anmelden.",
    keep: "Behalten",
    removed: "Passkey entfernt.",
  },
  data: {
    title: "Deine Daten",
    note: "Alles, was dieser Server und dieser Browser von dir haben, in einer Datei: dein Name, deine Tische, was du geschrieben hast, deine Spiele des Tages und alle deine Partien mit ihren Aufzeichnungen.",
    download: "Alles herunterladen",
    collecting: "Wird gesammelt …",
    remove: "Alles löschen …",
    sure: (name) => `Alles über ${name} löschen?`,
    consequences:
      "Deine Plätze, Partien, Statistiken, Passkeys und dein Wiederherstellungscode sind sofort weg, auf jedem Gerät, und niemand kann sie zurückholen. Partien, die andere mit dir gespielt haben, bleiben ihnen erhalten, ohne deinen Namen und ohne das, was du geschrieben hast.",
    keep: "Alles behalten",
    confirm: "Alles löschen",
    deleted: "Alles über dich ist gelöscht. Wenn du hier wieder spielst, fängst du neu an.",
  },
};
