/** The sentences of the home page, of setting up a table, and about the person. */

import type { Words } from "../en";
import { list } from "../format";
import { LOCALE, duration, number, span } from "./grammar";
import { BOT_LEVELS, STAGES, levels } from "./table";

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

const profile: Words["lobby"]["profile"] = {
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

const listed = list(LOCALE, "unit");
const AGO = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto", style: "long" });

export const lobby: Words["lobby"] = {
  title: "Wähle ein Spiel",
  quick: "Eine Runde gegen Bots",
  play: "Gegen Bots spielen",
  now: "Jetzt mit anderen spielen",
  friends: "Mit Freunden spielen",
  choose: "Tisch einrichten",
  rules: "Regeln",
  about: "Über das Spiel",
  score: "Punkteblock",
  newcomer: {
    more: "Andere Spiele",
  },
  starting: "Die Karten werden gegeben …",
  values: listed,
  option: (title, values) => `${title}: ${listed(values)}`,
  running: {
    title: "Deine Tische",
    go: "Weiterspielen",
    state: ({ stage, your_turn, until }) => {
      if (!your_turn) return STAGES[stage];
      return until === null ? "du bist am Zug" : `du bist am Zug, noch ${duration(Math.max(60, Math.round((until - Date.now()) / 1000)))}`;
    },
    at: (milliseconds) => {
      const minutes = Math.round((milliseconds - Date.now()) / 60_000);
      if (minutes >= 0) return "gerade eben";
      if (minutes > -60) return AGO.format(minutes, "minute");
      return minutes > -1_440 ? AGO.format(Math.round(minutes / 60), "hour") : AGO.format(Math.round(minutes / 1_440), "day");
    },
  },
  open: {
    title: "Offene Tische",
    none: "Gerade gibt es keine offenen Tische. Mit „Tisch einrichten“ kannst du einen eröffnen.",
    seats: (open, all) => (open > 0 ? `${open} von ${all} Plätzen frei` : `voll, ${all} spielen`),
    join: "Mitspielen",
    watch: "Zuschauen",
  },
  setup: {
    title: (game) => `Neuer Tisch: ${game}`,
    players: "Spieler",
    others: "Andere Plätze",
    bots: "Bots",
    people: "Offen für Mitspieler",
    botLevel: "Stufe der Bots",
    level: (name) => BOT_LEVELS[name] ?? name,
    levelLine: (name) => (levels.lines as Record<string, string>)[name] ?? "",
    clock: "Bedenkzeit",
    clockNote: "Die Zeit für jeden Zug. Ist die Zeit um, spielt ein Bot für dich, bis du zurückkommst.",
    clockDayNote:
      "Mit Stunden oder Tagen kommst du zurück, wann du magst: Niemand muss gleichzeitig da sein. Die Uhr läuft auch, wenn die Seite geschlossen ist; ist die Zeit um, macht ein Bot diesen einen Zug.",
    clocks: (seconds) => (seconds === null ? "Unbegrenzt" : span(seconds)),
    pace: "Bots warten",
    paceNote: "Vor jedem Zug, ganz gleich, welche Karten der Bot hat.",
    paces: (seconds) => (seconds === 0 ? "Gar nicht" : `${number(seconds)} s`),
    memory: "Aus dem Gedächtnis",
    memoryNote: "Blendet aus, was man sich merken kann: gewonnene Punkte, frühere Stiche und Züge, wieder verdeckte Agenten.",
    access: "Wer dazukommen kann",
    accesses: { link: "Alle mit dem Einladungslink", open: "Alle; der Tisch steht unter „Offene Tische“" },
    name: "Name des Tisches",
    nameNote: "Kann leer bleiben.",
    start: "Karten geben",
    gather: "Tisch eröffnen",
    back: "Zurück",
    wrongNumber: (title, least, most) => `${title}: Gib eine ganze Zahl von ${least} bis ${most} ein, oder lass das Feld leer.`,
    empty: (value) => `Leer heißt: ${value}.`,
    excluded: (other, why = "") => `Nicht zusammen mit ${other}. ${why}`.trim(),
    seat: (seat) => (seat === 0 ? "Platz 1, du" : `Platz ${seat + 1}`),
    order: "Reihenfolge festlegen",
    usualOrder: "Übliche Reihenfolge",
    up: (seat) => `Nach oben: ${seat}`,
    down: (seat) => `Nach unten: ${seat}`,
    placed: (seat, place, of) => `${seat}: Stelle ${place} von ${of}`,
  },
  house: {
    title: "Hausvarianten",
    hint: "Deine eigenen Regeln unter einem Namen. Auf diesem Gerät gespeichert; per Link gibst du sie weiter.",
    save: "Als Hausvariante speichern",
    name: "Name",
    notes: "Notizen",
    play: "Spielen",
    edit: "Bearbeiten",
    share: "Link kopieren",
    remove: "Löschen",
    saved: (name) => `„${name}“ ist auf diesem Gerät gespeichert.`,
    shared: (name) => `Du hast einen Link zur Hausvariante „${name}“ geöffnet.`,
    keep: "Behalten",
    no: "Nein, danke",
    wrong: "Der Link zu dieser Hausvariante ist unvollständig. Lass ihn dir noch einmal geben.",
    full: "Auf dieses Gerät passen 40 Hausvarianten. Lösche zuerst eine.",
    unnamed: "Gib zuerst einen Namen ein.",
  },
  profile,
};
