/** The sentences about games apart from tables: finished ones and their replays, statistics, daily deals, puzzles. */

import { list } from "../format";
import { LOCALE, and, capital, count, duration, number, numbersWith } from "./grammar";

const listed = list(LOCALE, "unit");
const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

export const records = {
  mine: {
    title: "My games",
    running: "In progress",
    finished: "Finished",
    noneRunning: "No games in progress.",
    noneFinished: "No finished games yet.",
    start: "Start a game",
    continue: "Continue",
    watch: "Watch",
    replay: "Replay",
    review: "Review",
    record: "Record",
    recordOf: (game: string, date: string) => `Download the record: ${game}, ${date}`,
    players: (players: number) => count(players, "player", "players"),
    won: (names: readonly string[]) => `${and(names)} won`,
    noWinner: "No winner",
    totals: (names: readonly string[], totals: readonly number[]) => listed(names.map((name, seat) => `${name} ${number(totals[seat] ?? 0)}`)),
    date: (at: number) => when.format(at),
    device: "These are the games on this device. To bring them to another device, create a link in the settings.",
  },

  replay: {
    title: (game: string) => `${game} replay`,
    eyes: "View as",
    everyone: "Everyone, all hands open",
    spectator: "Spectator",
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    stepIn: (step: number, of: number, part: string) => `Step ${step} of ${of} · ${part}`,
    slider: "Step",
    controls: "Steps",
    play: "Play",
    pause: "Pause",
    speed: "Speed",
    times: (speed: number) => `${number(speed)}×`,
    back: "Previous step",
    next: "Next step",
    keys: "Space plays and pauses. The left and right arrow keys move one step; with Shift, one trick or turn. Home and End go to the first and last step.",
    beginning: "The cards are dealt.",
    nothing: "Nothing visible to everyone.",
    hands: "Open hands",
    happened: "What happened",
    link: "Copy link to this step",
    share: "Share this step",
    copied: "Link copied.",
    notCopied: "This browser cannot copy. The link is in the address bar.",
    record: "Download record",
    notFound: "Finished game not found",
    notFoundHint: "The link may be incomplete, or the game may not be over yet. Your own games are under My games.",
  },

  review: {
    title: "Review",
    about: "A bot goes through the moves of one player and finds those that cost most. It judges each only by what that player could know at the time.",
    own: "Review my moves",
    whose: "Moves of",
    ask: "Review the moves",
    again: "Try again",
    waiting: "Waiting for the server…",
    progress: "Progress of the review",
    judged: (done: number, of: number) => `${done} of ${count(of, "choice", "choices")} judged`,
    failed: "The review failed on the server.",
    none: (decisions: number) =>
      decisions === 0 ? "No choice between several moves was made." : `Of ${count(decisions, "choice", "choices")}, none was clearly worse than the best.`,
    costly: (decisions: number, moves: number) =>
      `Of ${count(decisions, "choice", "choices")}, ${moves === 1 ? "this one" : `these ${moves}`} cost most.`,
    youAre: (name: string) => `\u201cYou\u201d means ${name} here.`,
    step: (step: number, part: string | undefined) => (part ? `${part}, step ${step}` : `Step ${step}`),
    better: (action: string) => `Better: ${action}.`,
    show: "Show in the replay",
    showStep: (step: number) => `Show in the replay: step ${step}`,
    compared: "Everything that was possible",
  },

  check: {
    title: "Check this deal",
    about: "Before dealing, the server committed to a secret by publishing a number, the commitment. This page recomputes the commitment and every card from the secret, here in your browser, and compares them.",
    seen: "The commitment you saw before the deal",
    seenNote: "64 digits and letters. This device keeps it if it was at the table. Without it, the check shows only that the record is consistent.",
    noRecord: "You have not finished this deal, so there are no dealt cards of yours to compare: only the secret is checked.",
    check: "Check",
    checking: "Computing…",
    fair: "Everything matches. No card was changed after the commitment was published.",
    unfair: "Something does not match. See the marks below.",
    commitment: "The secret matches the commitment",
    commitmentOff: "The secret does not match the commitment",
    mine: {
      game: "It is the commitment you saw",
      next: "The commitment you saw belongs to the next deal or round, which was never dealt",
      part: (name: string) => `The commitment you saw belongs to this part: ${name}`,
    },
    notMine: "The commitment you saw belongs to another secret, and so to other cards",
    notGiven: "You entered no commitment",
    wholeGame: "The game",
    same: (cards: number) => count(cards, "card matches", "cards match"),
    differs: (place: number, recorded: string, given: string) =>
      `different at position ${place}: the record has ${recorded || "nothing"}, the secret yields ${given || "nothing"}`,
    signs: { good: "Matches", bad: "Does not match", open: "Not checked" },
    shows: "This does not show how the secret was chosen, or that nobody looked at it or shared it.",
    failures: {
      "no-record": "The record cannot be read.",
      "no-commitment": "This game was not dealt from a committed secret, so there is nothing to check.",
      "no-outcomes": "The record contains no dealt cards.",
    },
  },
};

const percent = numbersWith(LOCALE, { style: "percent" });
const days = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium" });
const decimal = numbersWith(LOCALE, { maximumFractionDigits: 1 });

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
  share: (won: number, played: number) => (played > 0 ? `${decimal(won)} (${percent(won / played)})` : decimal(won)),
  drawn: "Drawn",
  mean: (part: string) => `Mean points a ${part.toLowerCase()}`,
  best: (part: string) => `Best ${part.toLowerCase()}`,
  worst: (part: string) => `Worst ${part.toLowerCase()}`,
  streak: "Longest winning streak",
  lasting: "Winning streak now",
  nothing: "\u2013",
  number,
  deals: (part: string, latest: number) => `Your points, ${part.toLowerCase()} by ${part.toLowerCase()}: the latest ${decimal(latest)}`,
  results: (latest: number) => `Your results, game by game: the latest ${decimal(latest)}. Up is won, down is lost.`,
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

export const puzzles = {
  title: "Puzzles",
  line: "Positions from games of bots in which one choice is clearly best by what you can know.",
  of: (game: string) => `${game} puzzle`,
  solved: (solved: number, all: number) => `${solved} of ${count(all, "puzzle", "puzzles")} solved`,
  start: "Solve the next one",
  rating: (rating: number) => `Rating ${rating} of 4`,
  facts: (rating: number, players: number) => `Rating ${rating} of 4, ${count(players, "player", "players")}. What do you do?`,
  numbered: (number: number) => `Puzzle ${number}`,
  right: "solved",
  wrong: "not solved",
  isRight: "Right.",
  alsoRight: (best: string) => `Right, as good as: ${best}.`,
  isWrong: (best: string) => `Not the best. Better: ${best}.`,
  compared: "Everything that you could do",
  solution: "Solution",
  next: "Next puzzle",
  all: "All puzzles",
  none: "There are no puzzles of this game.",
  notFound: "Puzzle not found",
  notFoundHint: "It may belong to another version of Spydeck.",
};
