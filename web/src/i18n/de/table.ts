/** The sentences around a table, whatever is played at it. */

import type { Words } from "../en";
import type * as english from "../en/table";
import { LOCALE, allDo, and, count, does, duration, numbersWith, or, span, whom } from "./grammar";

/** The levels of bots for people, and what each means. */
export const levels: typeof english.levels = {
  names: { easy: "Leicht", medium: "Mittel", hard: "Schwer", expert: "Experte" },
  lines: {
    easy: "Denkt ein wenig voraus und übersieht manches.",
    medium: "Denkt voraus und nimmt ab und zu das Zweitbeste.",
    hard: "Denkt weiter voraus und lernt aus dem, was die anderen spielen.",
    expert: "Spielt, so gut er kann. Wie jede Stufe sieht er nur, was von seinem Platz aus zu sehen ist.",
  },
  ask: "Wie stark sollen die Bots sein?",
  chosen: "Bots",
  note: "Solange du nichts wählst, spielen sie auf Mittel. Ändern kannst du das jederzeit.",
};

/** The kinds of bots, shown where a table is set up and where its players gather. */
export const BOT_LEVELS: typeof english.BOT_LEVELS = { random: "Zufall", sensible: "Vernünftig", ...levels.names };

/** The stages of a table, shown in lists of tables. */
export const STAGES: typeof english.STAGES = { gathering: "wartet auf Mitspieler", playing: "läuft", paused: "Pause", over: "beendet" };

const PHRASES: Record<string, string> = {
  hello: "Hallo!",
  "good-luck": "Viel Glück!",
  "well-played": "Gut gespielt.",
  "thank-you": "Danke.",
  sorry: "Entschuldigung!",
  oops: "Hoppla.",
  "nice-one": "Klasse!",
  "hurry-please": "Bitte etwas schneller.",
  "one-moment": "Einen Moment, bitte.",
  "good-game": "Schöne Partie.",
  again: "Noch eine Partie?",
  goodbye: "Tschüss!",
};

const PROPOSED = { pause: "eine Pause vor", draw: "ein Unentschieden vor", finish: "vor, diese Runde jetzt zu beenden" };
const STAND_INS: Record<"away" | "clock" | "left", [string, string]> = {
  away: ["bist weg", "ist weg"],
  clock: ["hast keine Bedenkzeit mehr", "hat keine Bedenkzeit mehr"],
  left: ["bist gegangen", "ist gegangen"],
};
const oneDecimal = numbersWith(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const table: typeof english.table = {
  you: "Du",
  seat: (number) => `Platz ${number}`,
  seats: "Spieler",
  open: "Freier Platz",
  botNames: {
    "Agent Ash": "Agent Reiher",
    "Agent Birch": "Agent Luchs",
    "Agent Cedar": "Agent Otter",
    "Agent Dove": "Agent Rabe",
    "Agent Elm": "Agent Viper",
    "Agent Fern": "Agent Wolf",
  },
  turnOf: (names) => (names.length > 3 ? "Alle wählen" : `${and(names)} ${names.length === 1 ? "ist" : "sind"} am Zug`),
  yourTurn: "Du bist am Zug",
  answered: "Du hast geantwortet",
  hasTurn: "am Zug",
  isHost: "Gastgeber",
  loading: "Du nimmst Platz …",
  spectating: "Du schaust zu.",
  waiting: "Du schaust zu. In der nächsten Partie bekommst du einen Platz, wenn einer frei ist.",
  waitingForDeal: "Du schaust zu. In der nächsten Runde bekommst du den Platz eines Bots.",
  spectators: (number) => `${number} Zuschauer`,

  stoodIn: {
    away: "weg; Bot spielt",
    clock: "Zeit um; Bot spielt",
    left: "gegangen; Bot spielt",
  },
  absent: "weg",
  absentFor: (seconds) => `weg, Bot in ${seconds} s`,
  back: "Platz wieder nehmen",
  standsIn: "Ein Bot spielt für dich.",
  idle: "Seit zwei Zügen hat niemand mehr gespielt.",
  waits: (people) => `Die Partie wartet auf ${or(people.map(whom))}.`,

  trickSeen: { line: "Zum Weiterspielen irgendwohin tippen.", button: "Weiter" },

  hint: {
    label: "Hinweis",
    dismiss: "Verstanden",
    off: "Keine Hinweise mehr",
  },

  why: {
    label: "Warum das empfohlen wird",
    all: "Alles zeigen",
    close: "Schließen",
    simple: "Das ist nur der Rat des einfachen Bots.",
    later: "Spätere Empfehlungen kommen von einem starken Bot: Sein Programm wird noch übersetzt.",
    title: "Was du tun kannst",
    action: "Zug",
    best: "am besten",
    equal: "= genauso gut",
    result: oneDecimal,
    share: (percent) => `${percent} %`,
    played: (playouts, options, actions) =>
      `${playouts}-mal weitergespielt, mit Kartenverteilungen, die für dich noch möglich sind; \u00b1 ist der Standardfehler.` +
      (options === actions ? "" : ` Verglichen: ${options} von ${actions ?? "sehr vielen"} Zügen.`),
  },

  clock: (seconds) => (seconds < 600 ? `${seconds} s` : duration(seconds)),
  clockLabel: (seconds) => `Noch ${seconds < 600 ? count(seconds, "Sekunde", "Sekunden") : duration(seconds)} für deinen Zug`,
  noTime: "Gerade läuft keine Zeit ab.",

  continuing: {
    in: (seconds) => `Weiter in ${seconds} s`,
    waitsFor: (names, seconds) => `Warten auf ${and(names)}; weiter in höchstens ${seconds} s`,
  },

  connectionLost: "Verbindung verloren. Sie wird wieder aufgebaut; dein Platz bleibt dir erhalten.",

  header: {
    scores: "Punktestand",
    log: "Verlauf und Chat",
    menu: "Tisch",
    unread: "ungelesene Nachrichten",
  },

  paused: "Pause",
  resume: "Weiterspielen",
  proposal: {
    pause: (name) => `${name} schlägt eine Pause vor.`,
    draw: (name) => `${name} schlägt ein Unentschieden vor.`,
    finish: (name) => `${name} schlägt vor, diese Runde jetzt zu beenden: Keine Karte kann ihre Punkte mehr ändern.`,
    own: {
      pause: "Du hast eine Pause vorgeschlagen.",
      draw: "Du hast ein Unentschieden vorgeschlagen.",
      finish: "Du hast vorgeschlagen, diese Runde jetzt zu beenden.",
    },
    agreed: (agreed, all) => `${agreed} von ${all} ${agreed === 1 ? "ist" : "sind"} einverstanden.`,
    agree: "Einverstanden",
    decline: "Weiterspielen",
    withdraw: "Zurückziehen",
  },

  menu: {
    title: "Dieser Tisch",
    key: (key) => `Alt+${key} sagt, wie viel Zeit noch bleibt.`,
    rules: "Regeln",
    invite: "Jemanden einladen",
    pause: "Pause vorschlagen",
    draw: "Unentschieden vorschlagen",
    leave: "Tisch verlassen",
    leaveNote: "Während einer Partie spielt ein Bot für dich. Zurückkommen kannst du jederzeit.",
    leaveSure: "Diesen Tisch verlassen?",
    people: "Wer hier ist",
    mute: "Stummschalten",
    unmute: "Wieder hören",
    remove: "Entfernen",
    muteName: (name) => `${name} stummschalten`,
    unmuteName: (name) => `${name} wieder hören`,
    removeName: (name) => `${name} entfernen`,
    removeSure: (name) => `${name} endgültig entfernen?`,
    yes: "Ja",
    no: "Nein",
    settings: "Einstellungen",
    fairness: "Fair gemischt",
    fairnessNote: (commitment) =>
      `Vor dem Geben hat sich der Server auf die Karten dieser Partie festgelegt, mit der Prüfsumme ${commitment}. Ist die Partie zu Ende, deckt er sein Geheimnis auf, damit alle die Karten nachprüfen können.`,
  },

  gathering: {
    title: (game) => `Tisch für ${game}`,
    players: "Spieler",
    sit: "Hinsetzen",
    sitAt: (seat) => `Hinsetzen, Platz ${seat}`,
    stand: "Aufstehen",
    bot: "Bot",
    openSeat: "Freier Platz",
    waiting: "Freier Platz",
    level: (name) => BOT_LEVELS[name] ?? name,
    playerLabel: (seat) => `Spieler auf Platz ${seat}`,
    start: "Partie beginnen",
    startNote: "Auf freie Plätze kommen Bots.",
    startLevel: "Stufe der Bots auf freien Plätzen",
    hostStarts: (name) => `${name} beginnt die Partie.`,
    noSeat: "Du hast noch keinen Platz. Nimm dir einen, gern auch den eines Bots, oder schau zu.",
    full: "Alle Plätze sind besetzt. Du kannst zuschauen, oder dich setzen, sobald jemand aufsteht.",
    size: (players) => `${players} Spieler`,
    clock: (seconds) => `${span(seconds)} pro Zug`,
    others: "Auch hier",
    waits: "wartet auf einen Platz",
    watches: "noch ohne Platz",
    nameNote: "Deine Freunde sehen ihn, wenn sie die Einladung öffnen.",
    saveName: "Name speichern",
  },

  strangers: {
    title: "Mitspieler gesucht",
    tab: (seconds) => `Beginnt in ${seconds} s`,
    left: (seconds) => `Die Partie beginnt in ${count(seconds, "Sekunde", "Sekunden")}`,
    starts: "Die Partie beginnt …",
    then: "Auf Plätze, die dann noch frei sind, kommen Bots.",
    later: "Auf Plätze, die dann noch frei sind, kommen Bots. Wer später kommt, übernimmt in der nächsten Runde den Platz eines Bots.",
    elsewhere: "Du kannst so lange in einen anderen Tab wechseln. Der Titel dieses Tabs sagt dir, wann die Partie beginnt.",
    stop: "Nicht mehr warten",
    sit: "Platz nehmen",
    nameNote: "Die anderen sehen ihn.",
  },
  news: { started: "Die Partie hat begonnen", seated: "Du hast einen Platz" },

  invitation: {
    title: "Freunde einladen",
    hint: "Wer diesen Link öffnet, gibt einen Namen ein und hat einen Platz. Ein Konto braucht niemand.",
    link: "Einladungslink",
    copy: "Link kopieren",
    share: "Teilen",
    copied: "Kopiert. Füge ihn in einen Chat ein.",
    notCopied: "Markiere den Link und kopiere ihn selbst.",
    qr: "QR-Code des Einladungslinks",
    local: "Erreichbar ist dieser Server nur von diesem Computer und aus dem lokalen Netz. Freunde anderswo brauchen eine öffentliche Adresse.",
    none: "Die Einladung konnte nicht geladen werden. Versuch es gleich noch einmal.",
  },

  join: {
    title: "Du bist eingeladen",
    openTitle: "Offener Tisch",
    invites: (host, game) => (host ? `${host} lädt dich zu ${game} ein` : `Du bist zu ${game} eingeladen`),
    free: (seats) => `${count(seats, "Platz ist", "Plätze sind")} frei.`,
    full: "Auf allen Plätzen sitzen Menschen. Warte auf die nächste Partie, oder schau nur zu.",
    running: "Die Partie hat schon begonnen. Schau jetzt zu, in der nächsten bekommst du einen Platz.",
    over: "Gerade ist eine Partie zu Ende gegangen. In der nächsten bekommst du einen Platz.",
    removed: "Du wurdest von diesem Tisch entfernt und kannst nicht mehr dazukommen.",
    sit: "Platz nehmen",
    wait: "Auf einen Platz warten",
    watch: "Nur zuschauen",
    late: "Der letzte Platz ist gerade weggegangen. In der nächsten Partie bekommst du einen, wenn einer frei ist.",
    name: "Dein Name",
    tooLong: (max) => `Höchstens ${max} Zeichen.`,
    needed: "Gib einen Namen ein, irgendeinen.",
    device: "Deine Partien auf diesem Gerät",
    deviceHint: "Dieser Link bringt deinen Namen, deine Plätze und deine Partien in diesen Browser. Er gilt nur einmal.",
    deviceGo: "Auf diesem Gerät spielen",
    deviceDone: (name) => `Willkommen, ${name}. Deine Plätze und Partien sind jetzt auf diesem Gerät.`,
  },

  finished: {
    title: "Die Partie ist zu Ende",
    won: "Gewonnen!",
    shared: (winners) => `${allDo(winners, "teilst dir", "teilt sich", "teilen sich", "teilt euch")} den Sieg.`,
    wins: (name) => `${name} gewinnt.`,
    draw: "Die Partie endet unentschieden.",
    rematch: "Noch eine Partie",
    wholeGame: "Eine ganze Partie spielen",
    anotherDeal: "Noch eine Runde",
    record: "Aufzeichnung herunterladen",
    replay: "Replay ansehen",
    review: "Meine Züge analysieren",
    look: "Tisch ansehen",
  },

  chat: {
    title: "Verlauf und Chat",
    log: "Verlauf der Partie",
    empty: "Noch ist nichts geschehen.",
    phrases: "Kurze Nachrichten",
    phrase: (name) => PHRASES[name] ?? name,
    text: "Nachricht",
    send: "Senden",
    preset: "Wo alle dazukommen können, gibt es nur diese Nachrichten.",
    silent: "Während einer Partie können Zuschauer nicht mitreden.",
    muted: (name) => `${name} hat etwas gesagt, ist für dich aber stummgeschaltet.`,
    said: (name, text) => `${name}: ${text}`,
  },

  events: {
    joined: (name) => `${name} kommt an den Tisch.`,
    left: (name) => `${name} ist gegangen.`,
    removed: (name) => `${name} wurde vom Tisch entfernt.`,
    host: (name) => `${name} ist jetzt Gastgeber.`,
    started: (number) => (number > 1 ? `Partie ${number} beginnt.` : "Die Partie beginnt."),
    sits: (who) => `${does(who, "nimmst", "nimmt")} Platz.`,
    standsIn: (who, why) => `${does(who, ...STAND_INS[why])}; ein Bot übernimmt.`,
    returned: (who) => `${does(who, "bist", "ist")} wieder da.`,
    paused: "Die Partie macht Pause.",
    resumed: "Die Partie geht weiter.",
    lapsed: "Der Vorschlag gilt nicht mehr.",
    withdrawn: (who) => `${does(who, "ziehst", "zieht")} den Vorschlag zurück.`,
    finishing: "Alle sind einverstanden: Der Rest dieser Runde spielt sich von selbst.",
    proposes: (who, what) => `${does(who, "schlägst", "schlägt")} ${PROPOSED[what]}.`,
    declined: (who) => `${does(who, "willst", "will")} lieber weiterspielen.`,
    rematch: "Der Tisch ist bereit für die nächste Partie.",
    someone: "Jemand",
  },

  scores: "Punktestand",
  noScores: "Noch keine Punkte.",
  rulesAt: (clause) => `Regel ${clause}`,
};

/** By the number of players. */
const TOGETHER = ["", "allein", "zu zweit", "zu dritt", "zu viert", "zu fünft", "zu sechst"];

export const inPlace: Words["inPlace"] = {
  whole: "Ganzes Regelheft",
  played: "Was gespielt wird",
  players: (game, players) => `${game} ${TOGETHER[players] ?? `mit ${players} Spielern`}`,
  none: "keine",
};
