/** Every sentence of the interface, in German. */

import type { Words } from "../en";
import { content } from "./content";
import { daily } from "./daily";
import { count, sentence, number, signed } from "./grammar";
import { inPlace } from "./inPlace";
import { lobby } from "./lobby";
import { notifications } from "./notifications";
import { offline } from "./offline";
import { people } from "./people";
import { puzzles } from "./puzzles";
import { records } from "./records";
import { statistics } from "./statistics";
import { levels, table } from "./table";

export const de: Words = {
  lobby,
  table,
  inPlace,
  levels,
  number,
  signed,

  app: {
    name: "Spydeck",
    motto: "Drei Spionage-Kartenspiele",
    at: (game, aim) => (aim ? `Spydeck, ${game}: ${aim}` : `Spydeck, ${game}`),
    skip: "Zum Inhalt",
    independent: "Ein unabhängiges Projekt, nicht mit den Verlagen der Spiele verbunden.",
  },

  navigation: {
    label: "Hauptmenü",
    games: "Partien",
    puzzles: "Aufgaben",
    settings: "Einstellungen",
    home: "Startseite",
  },

  cards: {
    faceDown: "Verdeckte Karte",
    peeked: (name) => `${name}, verdeckt; nur du siehst sie`,
  },

  hand: {
    label: (size) => (size === 0 ? "Deine Hand ist leer" : `Deine Hand, ${count(size, "Karte", "Karten")}`),
    keys: "Mit den Pfeiltasten gehst du durch die Hand; Eingabetaste oder Leertaste wählt eine Karte.",
    lifted: (name) => `${name}, angehoben`,
    refused: (name) => `${name}, jetzt nicht erlaubt`,
  },

  undo: {
    button: "Rückgängig",
    now: "Senden",
    soon: (seconds) => `Wird in ${count(seconds, "Sekunde", "Sekunden")} gesendet`,
    undone: "Rückgängig gemacht. Wähle noch einmal.",
  },

  dialog: { close: "Schließen" },

  settings: {
    title: "Einstellungen",
    saved: "Nur auf diesem Gerät gespeichert.",
    systemLanguage: "System",
    theme: "Darstellung",
    themes: { system: "System", light: "Hell", dark: "Dunkel" },
    motion: "Bewegte Karten",
    motions: { system: "System", full: "An", off: "Aus" },
    speed: "Tempo der Karten",
    speeds: { calm: "Langsam", usual: "Normal", quick: "Schnell" },
    trick: "Ein vollständiger Stich bleibt liegen",
    tricks: { none: "Gar nicht", short: "Kurz (0,6 s)", usual: "Normal (1,3 s)", long: "Lang (2,6 s)", tap: "Bis ich tippe" },
    level: "Bots",
    order: "Hand sortieren",
    orders: { suit: "Nach Farbe", rank: "Nach Wert" },
    sound: "Töne",
    soundNote: "Ein leises Klicken für Karten und eine Glocke, wenn du am Zug bist.",
    vibration: "Vibration",
    vibrationNote: "Ein kurzes Brummen, wenn du am Zug bist, auf Handys, die das können.",
    hints: "Hinweise wieder zeigen",
    hintsBack: "Hinweise erscheinen wieder, jeder dann, wenn er nützt.",
    autoPlay: "Ist nur eine Karte erlaubt, sie für mich spielen",
    autoPlayNote: "Nach der üblichen Pause, damit es niemand merkt.",
    notes: "Für mich mitschreiben",
    notesNote: "Neben den Namen: was jemand sicher nicht hat, etwa „Nicht KS“.",
  },

  content,
  daily,
  notifications,
  offline,
  people,
  puzzles,
  records,
  statistics,

  errors: {
    pageNotFound: "Seite nicht gefunden",
    pageNotFoundHint:
      "Vielleicht ist der Link unvollständig. Beginne eine Partie auf der Startseite, oder lass dir den Link noch einmal geben.",
    unreachable: "Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal; dein Platz bleibt dir erhalten.",
    again: "Noch einmal versuchen",
    noCookies: "Erlaube dieser Seite Cookies: Ohne sie erkennt der Server dich nicht wieder.",
    refused: (message) => (message ? sentence(message) : "Etwas ist schiefgegangen. Versuch es noch einmal."),
    tableNotFound: "Tisch nicht gefunden",
    tableNotFoundHint:
      "Vielleicht wurde er gelöscht, oder du brauchst seinen Einladungslink. Frag die Person, die dich eingeladen hat, oder beginne eine neue Partie.",
    removed: "Du bist nicht mehr an diesem Tisch.",
    outdated: "Diese Seite ist veraltet.",
    notLoaded: "Ein Teil der Seite konnte nicht geladen werden.",
    reloadHint: "Lade die Seite neu, um weiterzumachen; dein Platz bleibt dir erhalten.",
    reload: "Seite neu laden",
  },
};
