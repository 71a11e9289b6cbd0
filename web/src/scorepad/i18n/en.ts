/** The sentences of the scorepad for paper cards, in English. */

import { and, count, number } from "../../i18n/en/grammar";

export const score = {
  title: (game: string) => `Scorepad for ${game}`,
  intro: "For games with the paper cards. The pad adds up, checks the entries and tells you when the game is over. It is saved on this device.",
  none: (game: string) => `${game} has no scorepad, because it has no points.`,
  players: "Players",
  name: (seat: number) => `Name of player ${seat}`,
  defaultName: (seat: number) => `Player ${seat}`,
  options: "Variants and options",
  start: "Start",
  enter: "Enter",
  sign: (name: string) => `Change the sign of ${name}'s points`,
  notPoints: "Enter a whole number, such as 12 or 0.",
  sum: (sum: number) => `Sum: ${number(sum)}`,
  typeInstead: "Type the entry instead",
  fieldsInstead: "A field for each player",
  undo: "Undo",
  restart: "New scorepad",
  restartSure: "Start a new scorepad? This deletes the entries on this one.",
  how: "How to enter results",
  entries: "Entries",
  over: "The game is over.",
  caption: "Points and totals",
  chart: "Running totals",
  offline: "No connection: added up on this device. Everything is checked again when the connection returns.",
  checkNow: "Check now",
  online: "The connection is back, and every entry has been checked.",
  onlyServer: "Only the server can read this entry. Without a connection, enter a number for each player.",
  onlyServerAsks: "What you enter next has to wait for the connection; Undo takes back the last entry.",
  noModel: "There is no connection. A scorepad with these options can be started when there is one.",
  waiting: (entries: number) => `This scorepad has ${count(entries, "entry", "entries")}. It is shown when there is a connection.`,
  refusedEntry: (number: number) => `Entry ${number} does not fit`,
  laterKept: (later: number) => `${later === 1 ? "The entry after it is" : `The ${later} entries after it are`} kept.`,
  corrected: "The entry as it should be",
  correct: "Correct",
  remove: "Delete this entry",
  and,
};

export type Score = typeof score;
