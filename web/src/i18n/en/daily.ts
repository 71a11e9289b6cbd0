/** The sentences of the daily deal. */

import { LOCALE, capital, count, duration, number } from "./grammar";

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" });
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

const date = (day: string) => DAY.format(Date.parse(day));
const points = (value: number) => `${number(value)} ${Math.abs(value) === 1 ? "point" : "points"}`;
const outcome = (total: number | undefined, won: boolean) =>
  [total === undefined ? "" : points(total), won ? "won" : total === undefined ? "lost" : ""].filter(Boolean).join(", ");

export const daily = {
  title: "Daily deal",
  titleOf: (game: string) => `Daily deal: ${game}`,
  date,
  /** What a table plays. */
  of: ({ day, practice }: { readonly day: string; readonly practice: boolean }) => `Daily deal of ${date(day)}${practice ? ", practice" : ""}`,
  practising: "You are practising: this does not count.",
  kept: "Your game stays as it is. Come back at any time today.",
  result: "See how others did",
  line: "One deal a day, the same for everybody, in the same seat and against the same bots. One try counts.",
  left: (milliseconds: number) => `The next deal comes in ${duration(Math.max(60, milliseconds / 1000))}.`,
  states: {
    open: "Play",
    playing: "Continue",
    unfinished: "Not finished",
  },
  /** The state of a game's deal in the lobby, for a screen reader: the game, and what it leads to. */
  go: (game: string, state: string) => `${game}: ${state}`,
  /** The result of a game; `total` is undefined in a game without points. */
  outcome: (total: number | undefined, won: boolean) => capital(outcome(total, won)),
  won: "Won",
  lost: "Lost",
  yours: "Your try",
  play: "Play this deal",
  goOn: "Continue",
  playNote: "This try counts. There is no advice in it, and you can interrupt it at any time.",
  untilNote: (milliseconds: number) => `It counts if you finish by ${MOMENT.format(milliseconds)}.`,
  missed: "You did not finish this deal in time.",
  closed: (milliseconds: number) => `The day of this deal is over. It is revealed on ${MOMENT.format(milliseconds)}; then you can practise with it.`,
  notPlayed: "You did not play this deal. You can practise with it.",
  first: "You are the first to finish this deal.",
  standing: (better: number, level: number, all: number) => {
    if (all === 1 && better === 1) return "Better than the only other player.";
    if (all === 1 && level === 1) return "Level with the only other player.";
    const others = count(all, "other player", "other players");
    if (better > 0) return `Better than ${number(better)} of ${others}` + (level > 0 ? `, level with ${number(level)}.` : ".");
    return level > 0 ? `Level with ${number(level)} of ${others}.` : `${others} did better.`;
  },
  expert: {
    waiting: "The expert still plays this deal.",
    ahead: "Better than the expert",
    level: "Level with the expert",
    behind: "The expert did better",
    did: (total: number | undefined, won: boolean) => `The bot “expert” in your seat: ${outcome(total, won)}.`,
  },
  share: "Share",
  shared: "Copied. Paste it where you like.",
  notShared: "This browser cannot copy. Select the text and copy it yourself.",
  shareTitle: (game: string, day: string) => `Spydeck, ${game}, ${date(day)}`,
  shareFirst: "Nobody else has finished this deal yet.",
  shareStreak: (days: number) => `Streak: ${count(days, "day", "days")}`,
  practise: "Practise",
  practiseNote: "As often as you like. It does not count.",
  replay: "Replay your game",
  field: "Everybody",
  fieldNote: (players: number) => (players === 0 ? "Nobody has finished this deal yet." : `${count(players, "player has", "players have")} finished this deal.`),
  range: (least: number, most: number) => (least === most ? number(least) : `${number(least)} to ${number(most)}`),
  columns: { points: "Points", result: "Result", players: "Players" },
  marks: { you: "you", expert: "expert" },
  streak: "Streak",
  streakNow: (days: number) => (days === 0 ? "None yet. Finish a deal on two days in a row." : count(days, "day", "days")),
  longest: (days: number) => `Longest: ${count(days, "day", "days")}`,
  archive: "Earlier deals",
  noArchive: "This is the first one.",
  older: "Show older deals",
  others: "Other games",
  fairness: "Fair deal",
  commitment: (commitment: string, milliseconds: number) => `On ${MOMENT.format(milliseconds)} the server committed to this deal with the number ${commitment}.`,
  revealed: (secret: string) => `Its secret is ${secret}. Anyone can check the deal with it.`,
  sealed: (milliseconds: number) => `It reveals its secret on ${MOMENT.format(milliseconds)}, so that anyone can check the deal.`,
  upcoming: (day: string, commitment: string) => `The deal of ${date(day)} is fixed already, with the number ${commitment}.`,
  notFound: "No such deal",
  notFoundHint: "There is no daily deal of this day.",
  today: "To today’s deal",
};
