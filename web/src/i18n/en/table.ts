/** The sentences around a table, whatever is played at it. */

import type { Who } from "../who";
import { count, does } from "./grammar";

const PHRASES: Record<string, string> = {
  hello: "Hello!",
  "good-luck": "Good luck!",
  "well-played": "Well played.",
  "thank-you": "Thank you.",
  sorry: "Sorry!",
  oops: "Oops.",
  "nice-one": "Nice one!",
  "hurry-please": "A little faster, please.",
  "one-moment": "One moment, please.",
  "good-game": "Good game.",
  again: "Another game?",
  goodbye: "Goodbye!",
};

const PROPOSED = { pause: "a pause", draw: "a draw", finish: "to finish this deal at once" };
const STAND_INS: Record<"away" | "clock" | "left", [string, string]> = {
  away: ["are away", "is away"],
  clock: ["ran out of time", "ran out of time"],
  left: ["left", "left"],
};

export const table = {
  you: "You",
  seat: (number: number) => `Seat ${number}`,
  seats: "Players",
  open: "Open seat",
  bot: "Bot",
  program: "Program",
  turnOf: (names: string[]) => (names.length > 3 ? "Everyone chooses" : `${names.join(", ")} to act`),
  yourTurn: "Your turn",
  answered: "You have answered",
  waitsForOthers: "You have chosen; others still choose.",
  hasTurn: "to act",
  isHost: "host",
  loading: "Taking your seat…",
  looking: "You are looking on.",
  spectators: (number: number) => count(number, "person looks on", "people look on"),

  stoodIn: {
    away: "away; a bot plays",
    clock: "out of time; a bot plays",
    left: "left; a bot plays",
  },
  absent: "away",
  absentFor: (seconds: number) => `away, bot in ${seconds} s`,
  back: "Take my seat back",
  standsIn: "A bot plays in your seat.",

  hint: {
    label: "Hint",
    dismiss: "Got it",
    off: "No more hints",
  },

  clock: (seconds: number) => `${seconds} s`,
  clockLabel: (seconds: number) => `${count(seconds, "second", "seconds")} left for your move`,

  reading: {
    waits: (seconds: number) => `Goes on in ${seconds} s`,
    waitsFor: (names: readonly string[], seconds: number) =>
      `Waiting for ${names.join(", ")}; goes on in ${seconds} s at the latest`,
  },

  connection: {
    coming: "Connecting…",
    open: "Connected",
    lost: "Connection lost. Trying again; your seat is kept.",
    ended: "Not connected",
  },

  bar: {
    lobby: "To the lobby",
    scores: "Scores",
    log: "Log and chat",
    menu: "Table",
    news: "something new",
  },

  paused: "The game rests.",
  resume: "Go on playing",
  proposal: {
    pause: (name: string) => `${name} proposes a pause.`,
    draw: (name: string) => `${name} proposes a draw.`,
    finish: (name: string) => `${name} would like to finish this deal: no card that is left can change its points.`,
    own: {
      pause: "You proposed a pause.",
      draw: "You proposed a draw.",
      finish: "You proposed to finish this deal.",
    },
    waits: (agreed: number, all: number) => `${agreed} of ${all} agree.`,
    agree: "Agree",
    refuse: "Go on playing",
  },

  menu: {
    title: "At this table",
    rules: "Rules",
    newTab: "In a new tab; the game stays here.",
    about: "About this game",
    invite: "Invite somebody",
    pause: "Propose a pause",
    draw: "Propose a draw",
    leave: "Leave the table",
    leaveNote: "In a game a bot plays on for you; come back at any time.",
    leaveSure: "Really leave?",
    people: "People here",
    mute: "Mute",
    unmute: "Hear again",
    remove: "Remove",
    muteName: (name: string) => `Mute ${name}`,
    unmuteName: (name: string) => `Hear ${name} again`,
    removeName: (name: string) => `Remove ${name}`,
    removeSure: (name: string) => `Remove ${name} for good?`,
    yes: "Yes",
    no: "No",
    settings: "Settings",
    fairness: "Fair deal",
    fairnessNote: (commitment: string) =>
      `Before dealing, the server bound itself to this game by the number ${commitment}. It shows its secret at the end, so that anybody can check the deal.`,
  },

  gathering: {
    title: (game: string) => `A table of ${game}`,
    who: "Who plays",
    sit: "Sit here",
    stand: "Stand up",
    bot: "Bot",
    openSeat: "Open seat",
    waiting: "Waiting for somebody",
    levels: {
      random: "Random",
      sensible: "Sensible",
      expert: "Expert",
    } as Record<string, string>,
    level: (name: string) => table.gathering.levels[name] ?? name,
    level_label: (seat: number) => `Who sits in seat ${seat}`,
    start: "Start the game",
    startNote: "Bots take the seats that are still open.",
    hostStarts: (name: string) => `${name} starts the game.`,
    lookOn: "You have no seat yet: take one, or look on.",
    full: "All seats are taken. You may look on, or ask the host for a seat.",
    options: "Played with",
    usual: "the usual rules",
  },

  invitation: {
    title: "Bring friends",
    hint: "Whoever opens this link gives a name and takes a seat. No account is needed.",
    link: "Invitation link",
    copy: "Copy the link",
    copied: "Copied. Paste it into a chat.",
    notCopied: "Select the link and copy it by hand.",
    qr: "QR code of the invitation link",
    local: "This server is reached only from this computer or this house. For friends elsewhere it needs a public address.",
    none: "The invitation could not be fetched. Try again in a moment.",
  },

  join: {
    title: "You are invited",
    to: (game: string, name: string | null) => (name ? `to “${name}”, a table of ${game}.` : `to a table of ${game}.`),
    free: (open: number) => (open > 0 ? `${count(open, "seat is", "seats are")} free.` : "All seats are taken, but you may look on."),
    name: "What shall we call you?",
    tooLong: (most: number) => `At most ${most} letters, in one line.`,
    needed: "Please give a name; any will do.",
    enter: "Come to the table",
    device: "Your games on this device",
    deviceHint: "This link makes this browser you, with all your seats and games. It works once.",
    deviceGo: "Be me here",
    deviceDone: (name: string) => `Welcome, ${name}. Your seats and games are here now.`,
  },

  finished: {
    title: "The game is over",
    won: "You win!",
    shared: (names: string[]) => `${names.join(" and ")} share the win.`,
    wins: (name: string) => `${name} wins.`,
    draw: "The game ended as a draw.",
    rematch: "Play again",
    lobby: "To the lobby",
    record: "Download the record",
    replay: "Watch it again",
  },

  talk: {
    title: "Log and chat",
    log: "What happened",
    empty: "Nothing has happened yet.",
    phrases: "Say something",
    phrase: (name: string) => PHRASES[name] ?? name,
    text: "Your words",
    say: "Say",
    preset: "At an open table there are only these phrases.",
    silent: "Who looks on is silent while a game is played.",
    muted: (name: string) => `${name} said something; you have muted them.`,
    said: (name: string, text: string) => `${name}: ${text}`,
  },

  news: {
    joined: (name: string) => `${name} came to the table.`,
    left: (name: string) => `${name} left.`,
    removed: (name: string) => `${name} was removed by the host.`,
    host: (name: string) => `${name} is the host now.`,
    started: (number: number) => (number > 1 ? `Game ${number} begins.` : "The game begins."),
    standsIn: (who: Who, why: "away" | "clock" | "left") => `${does(who, ...STAND_INS[why])}; a bot plays on.`,
    returned: (who: Who) => `${does(who, "play", "plays")} again.`,
    paused: "The game rests.",
    resumed: "The game goes on.",
    lapsed: "The proposal is off the table.",
    finishing: "All agree: the rest of this deal is played at once.",
    proposes: (who: Who, what: "pause" | "draw" | "finish") => `${does(who, "propose", "proposes")} ${PROPOSED[what]}.`,
    refused: (name: string) => `${name} would rather go on.`,
    ended: "The game is over.",
    rematch: "The table is ready for another game.",
    somebody: "Somebody",
  },

  scores: "Scores",
  noScores: "Nothing has been scored yet.",
  rulesAt: (clause: string) => `Rule ${clause}`,
};
