/** The sentences of one's own games, of replays, and of the check of a deal. */

import { LOCALE, and, count } from "./grammar";

const when = new Intl.DateTimeFormat(LOCALE, { dateStyle: "medium", timeStyle: "short" });

export const records = {
  mine: {
    title: "My games",
    running: "Running",
    finished: "Finished",
    noneRunning: "No game is under way.",
    noneFinished: "No game has been finished yet.",
    start: "Start a game",
    goOn: "Go on",
    look: "Look",
    replay: "Replay",
    record: "Record",
    recordOf: (game: string, date: string) => `Download the record: ${game}, ${date}`,
    stages: { gathering: "waiting for players", playing: "in play", paused: "paused", over: "over" } as Record<string, string>,
    players: (players: number) => count(players, "player", "players"),
    won: (names: readonly string[]) => `${and(names)} won`,
    noWinner: "Nobody won",
    totals: (names: readonly string[], totals: readonly number[]) => names.map((name, seat) => `${name} ${totals[seat] ?? 0}`).join(", "),
    date: (at: number) => when.format(at),
    device: "These are the games of this device. A device link, made in the settings, carries them to another one.",
  },

  replay: {
    title: (game: string) => `${game}, replayed`,
    eyes: "Seen by",
    everyone: "Everyone, with open hands",
    spectator: "Somebody looking on",
    step: (step: number, of: number) => `Step ${step} of ${of}`,
    slider: "Step",
    first: "To the beginning",
    back: "One step back",
    on: "One step on",
    last: "To the end",
    keys: "Left and right arrow keys go step by step, with Shift by trick or turn, Home and End to the ends.",
    happened: "What happened",
    beginning: "The cards are dealt.",
    nothing: "Nothing that all can see.",
    hands: "Open hands",
    link: "Copy a link to this step",
    copied: "The link to this step is copied.",
    notCopied: "This browser does not copy; the link is in the address bar.",
    record: "Download the record",
    unknown: "There is no such finished game",
    unknownHint: "The link may be incomplete, or the game is not over yet. Your own games are listed under My games.",
  },

  check: {
    title: "Check this deal",
    about: "Before the cards were dealt, the server bound itself to a secret by publishing a number, the commitment. This page computes the commitment and all cards from the secret again, here in your browser, and compares.",
    seen: "The commitment that you saw before the cards",
    seenNote: "64 digits and letters. Kept by this device if it was at the table; without it the check shows only that the record fits itself.",
    check: "Check",
    checking: "Computing…",
    fair: "Everything fits. Nobody changed a card after the commitment was published.",
    unfair: "Something does not fit. What, is marked below.",
    commitment: "The secret gives the commitment in the record",
    commitmentOff: "The secret does not give the commitment in the record",
    mine: { game: "It is the commitment that you saw", coming: "The commitment that you saw is that of the next deal or round, which was never dealt", part: (name: string) => `The commitment that you saw is that of this part: ${name}` },
    notMine: "The commitment that you saw is none of this record: these cards come from another secret",
    notGiven: "No commitment that you saw was given",
    wholeGame: "The game",
    same: (cards: number) => (cards === 1 ? "the same" : `all ${cards} cards the same`),
    differs: (place: number, recorded: string, given: string) =>
      `different at place ${place}: the record has ${recorded || "nothing"}, the secret gives ${given || "nothing"}`,
    signs: { good: "Fits", bad: "Does not fit", open: "Open" },
    shows: "It does not show how the secret was chosen, nor that nobody looked at it or told of it.",
    troubles: {
      "no-record": "The record cannot be read.",
      "no-commitment": "This game was not dealt from a committed secret, so there is nothing to check.",
      "no-outcomes": "The record holds no dealt cards.",
    },
  },
};
