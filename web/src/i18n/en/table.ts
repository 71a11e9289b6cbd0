/** The sentences around a table, whatever is played at it. */

import type { Who } from "../format";
import { LOCALE, allDo, and, count, does, duration, numbersWith, or, span, whom } from "./grammar";

/** The levels of bots for people, and what each means. */
export const levels = {
  names: { easy: "Easy", medium: "Medium", hard: "Hard", expert: "Expert" },
  lines: {
    easy: "Looks ahead a little, and misses things.",
    medium: "Looks ahead, and now and then takes the second best.",
    hard: "Looks further ahead, and learns from what the others play.",
    expert: "Does the best it can. Like every level, it sees only what its own seat sees.",
  },
  ask: "How strong should the bots be?",
  chosen: "Bots",
  note: "Until you choose, they play at Medium. You can change this at any time.",
};

/** The kinds of bots, shown where a table is set up and where its players gather. */
export const BOT_LEVELS: Record<string, string> = { random: "Random", sensible: "Sensible", ...levels.names };

/** The stages of a table, shown in lists of tables. */
export const STAGES = { gathering: "waiting for players", playing: "in progress", paused: "paused", over: "finished" };

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

const PROPOSED = { pause: "a pause", draw: "a draw", finish: "to finish this deal now" };
const STAND_INS: Record<"away" | "clock" | "left", [string, string]> = {
  away: ["are away", "is away"],
  clock: ["ran out of time", "ran out of time"],
  left: ["left", "left"],
};

const oneDecimal = numbersWith(LOCALE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const table = {
  you: "You",
  seat: (number: number) => `Seat ${number}`,
  seats: "Players",
  open: "Open seat",
  /** The names that the server gives to bots, as they read in this language. */
  botNames: {
    "Agent Ash": "Agent Ash",
    "Agent Birch": "Agent Birch",
    "Agent Cedar": "Agent Cedar",
    "Agent Dove": "Agent Dove",
    "Agent Elm": "Agent Elm",
    "Agent Fern": "Agent Fern",
  } as Record<string, string>,
  turnOf: (names: readonly string[]) => (names.length > 3 ? "Everyone chooses" : `${and(names)} to act`),
  yourTurn: "Your turn",
  answered: "You have answered",
  hasTurn: "to act",
  isHost: "host",
  loading: "Taking your seat…",
  spectating: "You are spectating.",
  waiting: "You are spectating. In the next game you get a seat if one is free.",
  waitingForDeal: "You are spectating. At the next deal you get a seat, in place of a bot.",
  spectators: (number: number) => count(number, "spectator", "spectators"),

  stoodIn: {
    away: "away; a bot plays",
    clock: "out of time; a bot plays",
    left: "left; a bot plays",
  },
  absent: "away",
  absentFor: (seconds: number) => `away, bot in ${seconds} s`,
  back: "Take back my seat",
  standsIn: "A bot is playing for you.",
  idle: "Nobody has played for two turns.",
  waits: (people: readonly Who[]) => `The game waits for ${or(people.map(whom))}.`,

  trickSeen: { line: "Tap anywhere to continue.", button: "Continue" },

  hint: {
    label: "Hint",
    dismiss: "Got it",
    off: "No more hints",
  },

  why: {
    label: "Why this is suggested",
    all: "Show all",
    close: "Close",
    simple: "That is only the simple bot's advice.",
    later: "Later suggestions are a strong bot's: its program is being compiled.",
    title: "What you can do",
    action: "Action",
    best: "best",
    equal: "= as good",
    result: oneDecimal,
    share: (percent: number) => `${percent} %`,
    played: (playouts: number, options: number, actions: number | null) =>
      `Played on ${playouts} times in worlds that are possible for you; \u00b1 is the standard error.` +
      (options === actions ? "" : ` Compared: ${options} of ${actions ?? "very many"} actions.`),
  },

  clock: (seconds: number) => (seconds < 600 ? `${seconds} s` : duration(seconds)),
  clockLabel: (seconds: number) => `${seconds < 600 ? count(seconds, "second", "seconds") : duration(seconds)} left for your move`,
  noTime: "There is no time limit now.",

  continuing: {
    in: (seconds: number) => `Continues in ${seconds} s`,
    waitsFor: (names: readonly string[], seconds: number) => `Waiting for ${and(names)}; continues within ${seconds} s`,
  },

  connectionLost: "Connection lost. Reconnecting; your seat is kept.",

  header: {
    scores: "Scores",
    log: "Log and chat",
    menu: "Table",
    unread: "unread messages",
  },

  paused: "Paused",
  resume: "Resume game",
  proposal: {
    pause: (name: string) => `${name} proposes a pause.`,
    draw: (name: string) => `${name} proposes a draw.`,
    finish: (name: string) => `${name} proposes to finish this deal now: no remaining card can change its points.`,
    own: {
      pause: "You proposed a pause.",
      draw: "You proposed a draw.",
      finish: "You proposed to finish this deal now.",
    },
    agreed: (agreed: number, all: number) => `${agreed} of ${all} agreed.`,
    agree: "Agree",
    decline: "Keep playing",
    withdraw: "Take back",
  },

  menu: {
    title: "This table",
    key: (key: string) => `Alt+${key} says how much time is left.`,
    rules: "Rules",
    invite: "Invite someone",
    pause: "Propose a pause",
    draw: "Propose a draw",
    leave: "Leave table",
    leaveNote: "During a game, a bot plays for you. Come back at any time.",
    leaveSure: "Leave this table?",
    people: "People here",
    mute: "Mute",
    unmute: "Unmute",
    remove: "Remove",
    muteName: (name: string) => `Mute ${name}`,
    unmuteName: (name: string) => `Unmute ${name}`,
    removeName: (name: string) => `Remove ${name}`,
    removeSure: (name: string) => `Remove ${name} permanently?`,
    yes: "Yes",
    no: "No",
    settings: "Settings",
    fairness: "Fair deal",
    fairnessNote: (commitment: string) =>
      `Before dealing, the server committed to this game with the number ${commitment}. When the game is over, it reveals its secret so that anyone can check the deal.`,
  },

  gathering: {
    title: (game: string) => `${game} table`,
    players: "Players",
    sit: "Sit here",
    sitAt: (seat: number) => `Sit here, seat ${seat}`,
    stand: "Stand up",
    bot: "Bot",
    openSeat: "Open seat",
    waiting: "Waiting for a player",
    level: (name: string) => BOT_LEVELS[name] ?? name,
    playerLabel: (seat: number) => `Player in seat ${seat}`,
    start: "Start game",
    startNote: "Bots fill the open seats.",
    startLevel: "Level of the bots in open seats",
    hostStarts: (name: string) => `${name} starts the game.`,
    noSeat: "You have no seat yet. Take one, also in place of a bot, or watch.",
    full: "All seats are taken. You can watch, or take a seat when somebody stands up.",
    size: (players: number) => count(players, "player", "players"),
    clock: (seconds: number) => `${span(seconds)} a move`,
    others: "Also here",
    waits: "waiting for a seat",
    watches: "no seat yet",
    nameNote: "Your friends see it when they open the invitation.",
    saveName: "Save name",
  },

  strangers: {
    title: "Looking for players",
    tab: (seconds: number) => `Starts in ${seconds} s`,
    left: (seconds: number) => `The game starts in ${count(seconds, "second", "seconds")}`,
    starts: "The game starts…",
    then: "Bots take the seats that are still open then.",
    later: "Bots take the seats that are still open then. People who come later take over a bot’s seat at the next deal.",
    elsewhere: "You can use another tab meanwhile. The title of this one says when the game starts.",
    stop: "Stop waiting",
    sit: "Take a seat",
    nameNote: "The others see it.",
  },
  news: { started: "The game has started", seated: "You have a seat" },

  invitation: {
    title: "Invite friends",
    hint: "Whoever opens this link enters a name and has a seat. No account needed.",
    link: "Invitation link",
    copy: "Copy link",
    share: "Share",
    copied: "Copied. Paste it into a chat.",
    notCopied: "Select the link and copy it yourself.",
    qr: "QR code of the invitation link",
    local: "Only this computer or local network can reach this server. Friends elsewhere need a public address.",
    none: "The invitation failed to load. Try again in a moment.",
  },

  join: {
    title: "You are invited",
    openTitle: "Open table",
    invites: (host: string | null, game: string) => (host ? `${host} invites you to ${game}` : `You are invited to ${game}`),
    free: (seats: number) => `${count(seats, "seat is", "seats are")} free.`,
    full: "All seats are taken by people. Wait for the next game, or only watch.",
    running: "The game has already started. Watch it now, and get a seat in the next one.",
    over: "A game has just ended. You get a seat in the next one.",
    removed: "The host has removed you from this table. You cannot join it again.",
    sit: "Take a seat",
    wait: "Wait for a seat",
    watch: "Only watch",
    late: "The last seat was taken just now. You get one in the next game, if one is free.",
    name: "Your name",
    tooLong: (max: number) => `Up to ${max} characters.`,
    needed: "Enter a name; any name will do.",
    device: "Your games on this device",
    deviceHint: "This link brings your name, seats and games to this browser. It works once.",
    deviceGo: "Use this device",
    deviceDone: (name: string) => `Welcome, ${name}. Your seats and games are on this device now.`,
  },

  finished: {
    title: "The game is over",
    won: "You win!",
    shared: (winners: readonly Who[]) => `${allDo(winners, "share", "shares")} the win.`,
    wins: (name: string) => `${name} wins.`,
    draw: "The game ended in a draw.",
    rematch: "Play again",
    wholeGame: "Play a whole game",
    anotherDeal: "Another deal",
    record: "Download record",
    replay: "Watch replay",
    review: "Review my moves",
    look: "Look at the table",
  },

  chat: {
    title: "Log and chat",
    log: "Game log",
    empty: "Nothing has happened yet.",
    phrases: "Quick messages",
    phrase: (name: string) => PHRASES[name] ?? name,
    text: "Message",
    send: "Send",
    preset: "Where anyone can join, only these messages are allowed.",
    silent: "Spectators cannot chat during a game.",
    muted: (name: string) => `${name} said something. You have muted them.`,
    said: (name: string, text: string) => `${name}: ${text}`,
  },

  events: {
    joined: (name: string) => `${name} joined the table.`,
    left: (name: string) => `${name} left.`,
    removed: (name: string) => `The host removed ${name}.`,
    host: (name: string) => `${name} is now the host.`,
    started: (number: number) => (number > 1 ? `Game ${number} begins.` : "The game begins."),
    sits: (who: Who) => `${does(who, "take", "takes")} a seat.`,
    standsIn: (who: Who, why: "away" | "clock" | "left") => `${does(who, ...STAND_INS[why])}; a bot takes over.`,
    returned: (who: Who) => `${does(who, "are", "is")} back.`,
    paused: "The game is paused.",
    resumed: "The game resumes.",
    lapsed: "The proposal has lapsed.",
    withdrawn: (who: Who) => `${does(who, "take", "takes")} the proposal back.`,
    finishing: "Everyone agrees: the rest of this deal is played automatically.",
    proposes: (who: Who, what: "pause" | "draw" | "finish") => `${does(who, "propose", "proposes")} ${PROPOSED[what]}.`,
    declined: (who: Who) => `${does(who, "prefer", "prefers")} to keep playing.`,
    rematch: "The table is ready for another game.",
    someone: "Someone",
  },

  scores: "Scores",
  noScores: "No scores yet.",
  rulesAt: (clause: string) => `Rule ${clause}`,
};

export const inPlace = {
  whole: "Whole rulebook",
  played: "What is played",
  players: (game: string, players: number) => `${game} with ${players} players`,
  none: "none",
};
