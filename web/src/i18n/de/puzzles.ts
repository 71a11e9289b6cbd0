/** The sentences of puzzles. */

import type { puzzles as english } from "../en/puzzles";
import { count } from "./grammar";

export const puzzles: typeof english = {
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
