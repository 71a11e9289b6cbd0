/** Every sentence of the interface, in German. */

import type { Words } from "../en";
import { LOCALE, count, number, numbersWith, sentence, signed } from "./grammar";
import { lobby } from "./lobby";
import { daily, puzzles, records, statistics } from "./records";
import { inPlace, levels, table } from "./table";

const content: Words["content"] = {
  loading: "Wird geladen …",
  unreachable: "Der Server antwortet nicht. Auf dieser Seite geht nichts verloren; versuch es gleich noch einmal.",
  again: "Noch einmal versuchen",
  print: "Drucken",

  rules: {
    title: (game) => `Regeln von ${game}`,
    contents: "Inhalt",
    search: "In den Regeln suchen",
    found: (amount) => `${count(amount, "Absatz", "Absätze")} gefunden`,
    nothing: "Nichts gefunden. Versuch es mit anderen Wörtern oder mit der Nummer einer Regel, etwa 14.",
    link: (clause) => `Link zu ${clause}`,
    about: "Über dieses Spiel",
    score: "Punkteblock für echte Karten",
    back: "Zurück zu den Regeln",
  },

  about: {
    title: (game) => `Über ${game}`,
    design: "Spielidee",
    art: "Illustration",
    players: "Spieler",
    time: "Dauer",
    minutes: (minutes) => `etwa ${minutes} Minuten`,
    age: "Alter",
    years: (age) => `ab ${age} Jahren`,
    needed: "Material",
    editions: "Ausgaben",
    edition: (year, publisher, more) => `${year}: ${publisher}, ${more}`,
    independent: (game) =>
      `Spydeck ist ein unabhängiges Projekt. Mit den Autoren, Illustratoren und Verlagen von ${game} ist es nicht verbunden, und sie unterstützen es nicht. Die Regeln stehen hier in unseren eigenen Worten, und die Karten haben wir selbst gezeichnet; das Spiel und sein Name gehören ihnen.`,
    play: "Spielen",
    rules: "Regeln",
  },
};

const notifications: Words["notifications"] = {
  title: "Benachrichtigungen",
  note: "Dieser Browser kann dir Bescheid geben, wenn du in einer Fernpartie am Zug bist, wenn sie zu Ende ist und wenn dich jemand einlädt, auch wenn diese Seite geschlossen ist.",
  on: "In diesem Browser sind Benachrichtigungen an.",
  off: "In diesem Browser sind Benachrichtigungen aus.",
  turnOn: "Benachrichtigungen einschalten",
  turnOff: "Benachrichtigungen ausschalten",
  denied: "Dein Browser blockiert Benachrichtigungen von dieser Seite. Erlauben kannst du sie in seinen Einstellungen für diese Seite.",
  unavailable:
    "Dieser Browser kann keine Benachrichtigungen von dieser Seite zeigen. Auf einem iPhone oder iPad leg die Seite zuerst auf den Home-Bildschirm.",
  noService: "Der Push-Dienst deines Browsers antwortet nicht. Versuch es später noch einmal, oder nimm einen anderen Browser.",
  others: (browsers) =>
    browsers === 1 ? "Auch in einem anderen deiner Browser sind sie an." : `Auch in ${browsers} anderen deiner Browser sind sie an.`,
  othersOff: "Dort ausschalten",
  othersDone: "In deinen anderen Browsern sind Benachrichtigungen jetzt aus.",
  turn: (game) => `${game}: Du bist am Zug`,
  offer: "Soll dein Browser Bescheid geben, wenn du am Zug bist?",
  accept: "Ja, gern",
  decline: "Nein, danke",
  later: "In den Einstellungen kannst du Benachrichtigungen einschalten.",
};

const percent = numbersWith(LOCALE, { style: "percent" });

const offline: Words["offline"] = {
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

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

const people: Words["people"] = {
  title: "Mitspieler",
  line: "Diese Seite siehst nur du. Durch sie erfährt niemand, ob du hier bist, und niemand kann nach dir suchen.",
  recent: "Mit wem du gespielt hast",
  games: (game, games, milliseconds) =>
    `${game} am ${DAY.format(milliseconds)}${games > 1 ? `, zusammen ${count(games, "Partie", "Partien")}` : ""}`,
  none: "Noch mit niemandem. Wer mit dir eine Partie zu Ende spielt, steht danach hier.",
  invite: "Wieder einladen",
  inviteTo: (name, game) => `${name} zu ${game} einladen`,
  invited: (name) => `${name} ist eingeladen. Die Einladung wartet einen Tag lang auf der Startseite.`,
  block: "Blockieren",
  blockName: (name) => `${name} blockieren`,
  blockSure: (name) =>
    `${name} blockieren? „Jetzt mit anderen spielen“ bringt euch dann nicht mehr zusammen, deine Tische sind für ${name} geschlossen, und Einladungen von ${name} kommen nicht an.`,
  blockNote: "Niemand erfährt davon.",
  no: "Abbrechen",
  blockedName: (name) => `${name} ist blockiert. Ändern kannst du das auf der Seite „Mitspieler“.`,
  blocked: "Blockiert",
  since: (milliseconds) => `Seit dem ${DAY.format(milliseconds)}`,
  unblock: "Freigeben",
  unblockName: (name) => `${name} freigeben`,
  unblocked: (name) => `${name} ist nicht mehr blockiert.`,
  atTable: "Oder lade jemanden ein, mit dem du schon gespielt hast",
  inviteOne: "Einladen",
  inviteName: (name) => `${name} einladen`,
  done: "Eingeladen",
  invitations: {
    title: "Einladungen",
    line: (name, game) => `${name} lädt dich zu ${game} ein`,
    accept: "Zum Tisch",
    acceptOf: (name) => `Zum Tisch von ${name}`,
    decline: "Jetzt nicht",
    declineOf: (name) => `Jetzt nicht: Einladung von ${name}`,
  },
};

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
