/** The sentences of the daily deal. */

import type { daily as english } from "../en/daily";
import { LOCALE, capital, count, duration, number } from "./grammar";

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const TIME = new Intl.DateTimeFormat(LOCALE, { timeStyle: "short" });

const date = (day: string) => DAY.format(Date.parse(day));
/** "24.12.2026 um 08:00 Uhr". */
const moment = (milliseconds: number) => `${DATE.format(milliseconds)} um ${TIME.format(milliseconds)} Uhr`;
const points = (value: number) => `${number(value)} ${Math.abs(value) === 1 ? "Punkt" : "Punkte"}`;
const outcome = (total: number | undefined, won: boolean) =>
  [total === undefined ? "" : points(total), won ? "gewonnen" : total === undefined ? "verloren" : ""].filter(Boolean).join(", ");

export const daily: typeof english = {
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
