/** The sentences of a person's own games, of replays, and of the check of a deal. */

import { list } from "../format";
import { LOCALE, and, count, number } from "./grammar";

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
