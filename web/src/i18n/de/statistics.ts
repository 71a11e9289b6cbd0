/** The sentences of the person's statistics. */

import type { statistics as english } from "../en/statistics";
import { LOCALE, count, numbersWith } from "./grammar";

const percent = numbersWith(LOCALE, { style: "percent" });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
/** A hyphen that is only there at the end of a line: the table is narrow on a phone. */
const SOFT = "\u00ad";
const number = numbersWith(LOCALE, { maximumFractionDigits: 1 });

export const statistics: typeof english = {
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
  share: (won, played) => (played > 0 ? `${number(won)} (${percent(won / played)})` : number(won)),
  drawn: `Unent${SOFT}schieden`,
  mean: (part) => `Schnitt je ${part}`,
  best: (part) => `Beste ${part}`,
  worst: (part) => `Schlech${SOFT}teste ${part}`,
  streak: `Längste Sieges${SOFT}serie`,
  lasting: `Sieges${SOFT}serie jetzt`,
  nothing: "\u2013",
  number,
  deals: (part, latest) => `Deine Punkte, ${part} für ${part}: die letzten ${number(latest)}`,
  results: (latest) => `Deine Ergebnisse, Partie für Partie: die letzten ${number(latest)}. Nach oben: gewonnen, nach unten: verloren.`,
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
