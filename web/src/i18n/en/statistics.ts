/** The sentences of the person's statistics. */

import { LOCALE, count, numbersWith } from "./grammar";

const percent = numbersWith(LOCALE, { style: "percent" });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const number = numbersWith(LOCALE, { maximumFractionDigits: 1 });

export const statistics = {
  title: "Statistics",
  counts: "These are the finished games in which you gave at least half of your answers yourself.",
  skipped: (games: number) => `${count(games, "game", "games")}, played mostly by a bot or the clock for you, ${games === 1 ? "does" : "do"} not count.`,
  none: "No finished games yet. Play one, and it is counted here.",
  start: "Start a game",
  rows: "Measure",
  against: { all: "All", people: "People", bots: "Bots" },
  caption: (game: string) => `${game}: against all, against people, against bots only`,
  played: "Played",
  won: "Won",
  share: (won: number, played: number) => (played > 0 ? `${number(won)} (${percent(won / played)})` : number(won)),
  drawn: "Drawn",
  mean: (part: string) => `Mean points a ${part.toLowerCase()}`,
  best: (part: string) => `Best ${part.toLowerCase()}`,
  worst: (part: string) => `Worst ${part.toLowerCase()}`,
  streak: "Longest winning streak",
  lasting: "Winning streak now",
  nothing: "\u2013",
  number,
  deals: (part: string, latest: number) => `Your points, ${part.toLowerCase()} by ${part.toLowerCase()}: the latest ${number(latest)}`,
  results: (latest: number) => `Your results, game by game: the latest ${number(latest)}. Up is won, down is lost.`,
  result: { won: "won", lost: "lost", drawn: "drawn" },
  table: "As a table",
  date: "Date",
  points: "Points",
  outcome: "Result",
  day: (at: number) => days.format(at),
  download: "Download these games with their records",
  downloadNote: "A ZIP archive of the latest 200 finished games: records to replay, and their results as JSON.",
  replay: (date: string) => `Replay the game of ${date}`,
};
