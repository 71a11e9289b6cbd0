/** The sentences about games apart from tables: finished ones and their replays, statistics, daily deals, puzzles. */

import type { Words } from "../en";
import { list } from "../format";
import { LOCALE, and, capital, count, duration, number, numbersWith } from "./grammar";

const listed = list(LOCALE, "unit");
const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

const choices = (amount: number) => count(amount, "Entscheidung", "Entscheidungen");

export const records: Words["records"] = {
  mine: {
    title: "Meine Partien",
    running: "Laufende Partien",
    finished: "Beendete Partien",
    noneRunning: "Gerade läuft keine Partie.",
    noneFinished: "Noch keine beendete Partie.",
    start: "Partie beginnen",
    continue: "Weiterspielen",
    watch: "Zuschauen",
    replay: "Replay",
    review: "Analyse",
    record: "Aufzeichnung",
    recordOf: (game, date) => `Aufzeichnung herunterladen: ${game}, ${date}`,
    players: (players) => `${players} Spieler`,
    won: (names) => `${and(names)} ${names.length === 1 ? "hat" : "haben"} gewonnen`,
    noWinner: "Niemand hat gewonnen",
    totals: (names, totals) => listed(names.map((name, seat) => `${name} ${number(totals[seat] ?? 0)}`)),
    date: (at) => when.format(at),
    device: "Das sind die Partien auf diesem Gerät. Mit einem Link aus den Einstellungen bringst du sie auf ein anderes.",
  },

  replay: {
    title: (game) => `Replay: ${game}`,
    eyes: "Ansicht",
    everyone: "Alle Hände offen",
    spectator: "Zuschauer",
    step: (step, of) => `Schritt ${step} von ${of}`,
    stepIn: (step, of, part) => `Schritt ${step} von ${of} · ${part}`,
    slider: "Schritt",
    controls: "Schritte",
    play: "Abspielen",
    pause: "Anhalten",
    speed: "Tempo",
    times: (speed) => `${number(speed)}×`,
    back: "Voriger Schritt",
    next: "Nächster Schritt",
    keys: "Die Leertaste spielt ab und hält an. Die Pfeiltasten nach links und rechts gehen einen Schritt weiter, mit der Umschalttaste einen Stich oder Zug. Pos1 und Ende führen zum ersten und letzten Schritt.",
    beginning: "Die Karten sind gegeben.",
    nothing: "Nichts, was alle sehen können.",
    hands: "Offene Hände",
    happened: "Was geschehen ist",
    link: "Link zu diesem Schritt kopieren",
    share: "Diesen Schritt teilen",
    copied: "Link kopiert.",
    notCopied: "Dieser Browser kann nicht kopieren. Der Link steht in der Adresszeile.",
    record: "Aufzeichnung herunterladen",
    notFound: "Beendete Partie nicht gefunden",
    notFoundHint:
      "Vielleicht ist der Link unvollständig, oder die Partie ist noch nicht zu Ende. Deine eigenen Partien stehen unter „Meine Partien“.",
  },

  review: {
    title: "Analyse",
    about: "Ein Bot geht die Züge eines Spielers durch und sucht die, die am meisten gekostet haben. Jeden beurteilt er nur nach dem, was dieser Spieler in dem Moment wissen konnte.",
    own: "Meine Züge analysieren",
    whose: "Züge von",
    ask: "Züge analysieren",
    again: "Noch einmal versuchen",
    waiting: "Warten auf den Server …",
    progress: "Fortschritt der Analyse",
    judged: (done, of) => `${done} von ${choices(of)} beurteilt`,
    failed: "Die Analyse ist auf dem Server gescheitert.",
    none: (decisions) =>
      decisions === 0 ? "Du hattest nie eine Wahl." : `Keine deiner ${choices(decisions)} war klar schlechter als der beste Zug.`,
    costly: (decisions, moves) => `Von ${choices(decisions)} ${moves === 1 ? "hat diese" : `haben diese ${moves}`} am meisten gekostet.`,
    youAre: (name) => `„Du“ ist hier ${name}.`,
    step: (step, part) => (part ? `${part}, Schritt ${step}` : `Schritt ${step}`),
    better: (action) => `Besser: ${action}.`,
    show: "Im Replay zeigen",
    showStep: (step) => `Im Replay zeigen: Schritt ${step}`,
    compared: "Alles, was möglich war",
  },

  check: {
    title: "Karten nachprüfen",
    about: "Vor dem Geben hat sich der Server auf ein Geheimnis festgelegt: Er hat eine Prüfsumme veröffentlicht, die Festlegung. Diese Seite berechnet hier in deinem Browser aus dem Geheimnis die Festlegung und jede Karte noch einmal und vergleicht sie.",
    seen: "Die Festlegung, die du vor dem Geben gesehen hast",
    seenNote: "64 Ziffern und Buchstaben. Dieses Gerät hat sie, wenn es am Tisch war. Ohne sie zeigt sich nur, ob die Aufzeichnung in sich stimmig ist.",
    noRecord: "Du hast dieses Spiel nicht beendet, also gibt es keine gegebenen Karten zu vergleichen: Geprüft wird nur das Geheimnis.",
    check: "Prüfen",
    checking: "Wird berechnet …",
    fair: "Alles stimmt. Nach der Festlegung wurde keine Karte mehr geändert.",
    unfair: "Etwas stimmt nicht. Die Zeichen unten zeigen, was.",
    commitment: "Das Geheimnis passt zur Festlegung",
    commitmentOff: "Das Geheimnis passt nicht zur Festlegung",
    mine: {
      game: "Es ist die Festlegung, die du gesehen hast",
      next: "Die Festlegung, die du gesehen hast, gehört zur nächsten Runde, die nie gegeben wurde",
      part: (name) => `Die Festlegung, die du gesehen hast, gehört hierzu: ${name}`,
    },
    notMine: "Die Festlegung, die du gesehen hast, gehört zu einem anderen Geheimnis und damit zu anderen Karten",
    notGiven: "Du hast keine Festlegung eingegeben",
    wholeGame: "Die Partie",
    same: (cards) => count(cards, "Karte stimmt", "Karten stimmen"),
    differs: (place, recorded, given) =>
      `Unterschied an Stelle ${place}: In der Aufzeichnung steht ${recorded || "nichts"}, aus dem Geheimnis folgt ${given || "nichts"}`,
    signs: { good: "Stimmt", bad: "Stimmt nicht", open: "Nicht geprüft" },
    shows: "Das zeigt nicht, wie das Geheimnis gewählt wurde, und auch nicht, ob es jemand angesehen oder weitergegeben hat.",
    failures: {
      "no-record": "Die Aufzeichnung lässt sich nicht lesen.",
      "no-commitment": "Vor dieser Partie gab es keine Festlegung, also gibt es nichts zu prüfen.",
      "no-outcomes": "Die Aufzeichnung enthält keine gegebenen Karten.",
    },
  },
};

const percent = numbersWith(LOCALE, { style: "percent" });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
/** A hyphen that is only there at the end of a line: the table is narrow on a phone. */
const SOFT = "\u00ad";
const decimal = numbersWith(LOCALE, { maximumFractionDigits: 1 });

export const statistics: Words["statistics"] = {
  title: "Statistik",
  counts: "Hier zählen die beendeten Partien, in denen du mindestens die Hälfte deiner Züge selbst gemacht hast.",
  skipped: (games) =>
    games === 1
      ? "1 Partie zählt nicht, weil darin meist ein Bot oder die Uhr für dich gespielt hat."
      : `${count(games, "Partie", "Partien")} zählen nicht, weil darin meist ein Bot oder die Uhr für dich gespielt hat.`,
  none: "Noch keine beendete Partie. Spiel eine, dann zählt sie hier.",
  start: "Partie beginnen",
  rows: "Kennzahl",
  against: { all: "Alle", people: "Menschen", bots: "Bots" },
  caption: (game) => `${game}: gegen alle, gegen Menschen, nur gegen Bots`,
  played: "Gespielt",
  won: "Gewonnen",
  share: (won, played) => (played > 0 ? `${decimal(won)} (${percent(won / played)})` : decimal(won)),
  drawn: `Unent${SOFT}schieden`,
  mean: (part) => `Schnitt je ${part}`,
  best: (part) => `Beste ${part}`,
  worst: (part) => `Schlech${SOFT}teste ${part}`,
  streak: `Längste Sieges${SOFT}serie`,
  lasting: `Sieges${SOFT}serie jetzt`,
  nothing: "\u2013",
  number,
  deals: (part, latest) => `Deine Punkte, ${part} für ${part}: die letzten ${decimal(latest)}`,
  results: (latest) => `Deine Ergebnisse, Partie für Partie: die letzten ${decimal(latest)}. Nach oben: gewonnen, nach unten: verloren.`,
  result: { won: "gewonnen", lost: "verloren", drawn: "unentschieden" },
  table: "Als Tabelle",
  date: "Datum",
  points: "Punkte",
  outcome: "Ergebnis",
  day: (at) => days.format(at),
  download: "Diese Partien herunterladen",
  downloadNote: "Ein ZIP-Archiv der letzten 200 beendeten Partien: Aufzeichnungen für Replays und die Ergebnisse als JSON.",
  replay: (date) => `Replay der Partie vom ${date}`,
};

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short" });

const date = (day: string) => DAY.format(Date.parse(day));
/** "24.12.2026 um 08:00 Uhr". */
const moment = (milliseconds: number) => `${DATE.format(milliseconds)} um ${TIME.format(milliseconds)} Uhr`;
const points = (value: number) => `${number(value)} ${Math.abs(value) === 1 ? "Punkt" : "Punkte"}`;
const outcome = (total: number | undefined, won: boolean) =>
  [total === undefined ? "" : points(total), won ? "gewonnen" : total === undefined ? "verloren" : ""].filter(Boolean).join(", ");

export const daily: Words["daily"] = {
  title: "Spiel des Tages",
  titleOf: (game) => `Spiel des Tages: ${game}`,
  date,
  of: ({ day, practice }) => `Spiel des Tages vom ${date(day)}${practice ? ", zum Üben" : ""}`,
  practising: "Du übst gerade: Das zählt nicht.",
  kept: "Deine Partie bleibt, wie sie ist. Heute kannst du jederzeit zurückkommen.",
  result: "So spielten die anderen",
  line: "Jeden Tag ein Spiel, für alle mit denselben Karten, auf demselben Platz und gegen dieselben Bots. Ein Versuch zählt.",
  left: (milliseconds) => `Das nächste Spiel kommt in ${duration(Math.max(60, milliseconds / 1000))}.`,
  states: {
    open: "Spielen",
    playing: "Weiterspielen",
    unfinished: "Nicht beendet",
  },
  go: (game, state) => `${game}: ${state}`,
  outcome: (total, won) => capital(outcome(total, won)),
  won: "Gewonnen",
  lost: "Verloren",
  yours: "Dein Versuch",
  play: "Jetzt spielen",
  goOn: "Weiterspielen",
  playNote: "Dieser Versuch zählt. Empfehlungen gibt es dabei nicht, und unterbrechen kannst du ihn jederzeit.",
  untilNote: (milliseconds) => `Er zählt, wenn du bis zum ${moment(milliseconds)} fertig bist.`,
  missed: "Du bist mit diesem Spiel nicht rechtzeitig fertig geworden.",
  closed: (milliseconds) => `Der Tag dieses Spiels ist vorbei. Am ${moment(milliseconds)} wird es aufgedeckt; dann kannst du damit üben.`,
  notPlayed: "Dieses Spiel hast du nicht gespielt. Du kannst damit üben.",
  first: "Vor dir ist mit diesem Spiel noch niemand fertig geworden.",
  standing: (better, level, all) => {
    if (all === 1 && better === 1) return "Besser als der einzige andere Spieler.";
    if (all === 1 && level === 1) return "Gleichauf mit dem einzigen anderen Spieler.";
    const others = `${number(all)} anderen`;
    if (better > 0) return `Besser als ${number(better)} von ${others}` + (level > 0 ? `, gleichauf mit ${number(level)}.` : ".");
    return level > 0 ? `Gleichauf mit ${number(level)} von ${others}.` : `${count(all, "anderer war", "andere waren")} besser.`;
  },
  expert: {
    waiting: "Der Experte spielt dieses Spiel noch.",
    ahead: "Besser als der Experte",
    level: "Gleichauf mit dem Experten",
    behind: "Der Experte war besser",
    did: (total, won) => `Der Bot „Experte“ auf deinem Platz: ${outcome(total, won)}.`,
  },
  share: "Teilen",
  shared: "Kopiert. Füge es ein, wo du magst.",
  notShared: "Dieser Browser kann nicht kopieren. Markiere den Text und kopiere ihn selbst.",
  shareTitle: (game, day) => `Spydeck, ${game}, ${date(day)}`,
  shareFirst: "Sonst ist damit noch niemand fertig geworden.",
  shareStreak: (days) => `Serie: ${count(days, "Tag", "Tage")}`,
  practise: "Üben",
  practiseNote: "So oft du magst. Es zählt nicht.",
  replay: "Replay ansehen",
  field: "Alle Ergebnisse",
  fieldNote: (players) =>
    players === 0 ? "Noch niemand hat dieses Spiel beendet." : `${count(players, "Spieler hat", "Spieler haben")} dieses Spiel beendet.`,
  range: (least, most) => (least === most ? number(least) : `${number(least)} bis ${number(most)}`),
  columns: { points: "Punkte", result: "Ergebnis", players: "Spieler" },
  marks: { you: "du", expert: "Experte" },
  streak: "Serie",
  streakNow: (days) => (days === 0 ? "Noch keine. Beende an zwei Tagen hintereinander ein Spiel." : count(days, "Tag", "Tage")),
  longest: (days) => `Längste Serie: ${count(days, "Tag", "Tage")}`,
  archive: "Frühere Tage",
  noArchive: "Dies ist der erste Tag.",
  older: "Ältere anzeigen",
  others: "Andere Spiele",
  fairness: "Fair gemischt",
  commitment: (commitment, milliseconds) =>
    `Am ${moment(milliseconds)} hat sich der Server auf die Karten dieses Spiels festgelegt, mit der Prüfsumme ${commitment}.`,
  revealed: (secret) => `Das Geheimnis dazu ist ${secret}. Damit lassen sich die Karten nachprüfen.`,
  sealed: (milliseconds) => `Am ${moment(milliseconds)} deckt er sein Geheimnis auf, damit alle die Karten nachprüfen können.`,
  upcoming: (day, commitment) => `Das Spiel vom ${date(day)} steht schon fest, mit der Prüfsumme ${commitment}.`,
  notFound: "Dieses Spiel gibt es nicht",
  notFoundHint: "Für diesen Tag gibt es kein Spiel des Tages.",
  today: "Zum Spiel von heute",
};

export const puzzles: Words["puzzles"] = {
  title: "Aufgaben",
  line: "Stellungen aus Partien von Bots, in denen ein Zug klar der beste ist, nach allem, was du wissen kannst.",
  of: (game) => `Aufgabe: ${game}`,
  solved: (solved, all) => `${solved} von ${count(all, "Aufgabe", "Aufgaben")} gelöst`,
  start: "Die nächste lösen",
  rating: (rating) => `Schwierigkeit ${rating} von 4`,
  facts: (rating, players) => `Schwierigkeit ${rating} von 4, ${players} Spieler. Was tust du?`,
  numbered: (number) => `Aufgabe ${number}`,
  right: "gelöst",
  wrong: "nicht gelöst",
  isRight: "Richtig.",
  alsoRight: (best) => `Richtig, genauso gut wie: ${best}.`,
  isWrong: (best) => `Nicht der beste Zug. Besser: ${best}.`,
  compared: "Alles, was du tun konntest",
  solution: "Lösung",
  next: "Nächste Aufgabe",
  all: "Alle Aufgaben",
  none: "Zu diesem Spiel gibt es keine Aufgaben.",
  notFound: "Aufgabe nicht gefunden",
  notFoundHint: "Vielleicht gehört sie zu einer anderen Version von Spydeck.",
};
