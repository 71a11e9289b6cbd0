/** Every sentence of the interface, in English. Another language is a folder like this one. */

import { LOCALE, count, number, numbersWith, sentence, signed } from "./grammar";
import { lobby } from "./lobby";
import { daily, puzzles, records, statistics } from "./records";
import { inPlace, levels, table } from "./table";

const content = {
  loading: "Loading…",
  unreachable: "The server is not responding. Nothing on this page is lost; try again in a moment.",
  again: "Try again",
  print: "Print",

  rules: {
    title: (game: string) => `${game} rules`,
    contents: "Contents",
    search: "Search the rules",
    found: (amount: number) => `${count(amount, "paragraph", "paragraphs")} found`,
    nothing: "Nothing found. Try other words, or a clause number such as 14.",
    link: (clause: string) => `Link to ${clause}`,
    about: "About this game",
    score: "Scorepad for paper cards",
    back: "Back to the rules",
  },

  about: {
    title: (game: string) => `About ${game}`,
    design: "Design",
    art: "Art",
    players: "Players",
    time: "Time",
    minutes: (minutes: number) => `about ${minutes} minutes`,
    age: "Age",
    years: (age: number) => `${age} and up`,
    needed: "Cards",
    editions: "Editions",
    edition: (year: number, publisher: string, more: string) => `${year}: ${publisher}, ${more}`,
    independent: (game: string) =>
      `Spydeck is an independent project, neither affiliated with nor endorsed by the authors, artists or publishers of ${game}. The rules are in our own words and the cards are our own drawings; the game and its name belong to them.`,
    play: "Play",
    rules: "Rules",
  },
};

const notifications = {
  title: "Notifications",
  note: "This browser can tell you when it is your turn in a game by the day, when that game is over, and when somebody invites you, even while this page is closed.",
  on: "Notifications are on in this browser.",
  off: "Notifications are off in this browser.",
  turnOn: "Turn on notifications",
  turnOff: "Turn off notifications",
  denied: "Your browser blocks notifications of this page. You can allow them in its settings for this page.",
  unavailable: "This browser cannot show notifications of this page. On an iPhone or iPad, first add the page to the Home Screen.",
  noService: "Your browser's push service is not responding. Try again later, or use another browser.",
  others: (browsers: number) =>
    browsers === 1 ? "They are also on in another browser of yours." : `They are also on in ${browsers} other browsers of yours.`,
  othersOff: "Turn them off there",
  othersDone: "Notifications are off in your other browsers.",
  turn: (game: string) => `${game}: your turn`,
  offer: "Get a notification when it is your turn?",
  accept: "Notify me",
  decline: "No, thanks",
  later: "You can turn notifications on in the settings.",
};

const percent = numbersWith(LOCALE, { style: "percent" });

const offline = {
  /** The sign in the header. */
  sign: "No connection",
  title: "No connection",
  line: "The server cannot be reached, and playing needs it. Your seats and games are kept. This page continues as soon as the connection is back.",
  works: "These work without a connection:",
  rules: (game: string) => `${game} rules`,
  score: (game: string) => `Scorepad for ${game}`,
  saved: "Saved replays",
  again: "Try again",
  back: "The connection is back.",

  update: {
    line: "There is a new version.",
    reload: "Reload",
  },

  replay: {
    save: "Save on this device",
    note: "Then this replay opens without a connection, too.",
    saved: "This replay opens without a connection.",
    saving: (part: number) => `Saving… ${percent(part)}`,
    done: "Saved. You find it under My games.",
    removed: "Removed from this device.",
    full: (most: number) => `${most} replays are saved already. Remove one under My games first.`,
    noSpace: "There is no space left for it in this browser. Remove other replays under My games, or free space on the device.",
    failed: "The replay was not saved. Check your connection and try again.",
  },

  list: {
    title: "Saved on this device",
    note: "These replays open without a connection.",
    open: "Replay",
    remove: "Remove",
    removeOne: (game: string, date: string) => `Remove from this device: ${game}, ${date}`,
  },

  install: {
    title: "App",
    note: "Install Spydeck to open it from the home screen, in a window of its own.",
    button: "Install",
    byHand: "To install Spydeck in Safari, tap Share, and then Add to Home Screen.",
    done: "Spydeck is being installed.",
  },
};

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });

const people = {
  title: "People",
  line: "Only you see this page. Nobody learns from it whether you are here, and nobody can look you up.",
  recent: "You have played with",
  games: (game: string, games: number, milliseconds: number) =>
    `${game} on ${DAY.format(milliseconds)}${games > 1 ? `, ${count(games, "game", "games")} together` : ""}`,
  none: "Nobody yet. People appear here after a game that you have finished together.",
  invite: "Invite again",
  inviteTo: (name: string, game: string) => `Invite ${name} to ${game}`,
  invited: (name: string) => `${name} is invited. The invitation waits on the home page for a day.`,
  block: "Block",
  blockName: (name: string) => `Block ${name}`,
  blockSure: (name: string) => `Block ${name}? “Play now” no longer brings you together, your tables are closed to ${name}, and invitations from ${name} do not arrive.`,
  blockNote: "Nobody is notified.",
  no: "Cancel",
  blockedName: (name: string) => `${name} is blocked. You can change that on the page “People”.`,
  blocked: "Blocked",
  since: (milliseconds: number) => `Since ${DAY.format(milliseconds)}`,
  unblock: "Unblock",
  unblockName: (name: string) => `Unblock ${name}`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
  atTable: "Or invite somebody whom you have played with",
  inviteOne: "Invite",
  inviteName: (name: string) => `Invite ${name}`,
  done: "Invited",
  invitations: {
    title: "Invitations",
    line: (name: string, game: string) => `${name} invites you to ${game}`,
    accept: "Look at the table",
    acceptOf: (name: string) => `Look at the table of ${name}`,
    decline: "Not now",
    declineOf: (name: string) => `Not now: invitation by ${name}`,
  },
};

export const en = {
  lobby,
  table,
  inPlace,
  levels,
  number,
  signed,

  app: {
    name: "Spydeck",
    motto: "Three spy card games",
    at: (game: string, aim: string | undefined) => (aim ? `Spydeck, ${game}: ${aim}` : `Spydeck, ${game}`),
    skip: "Skip to content",
    independent: "An independent project, not affiliated with the games' publishers.",
  },

  navigation: {
    label: "Main",
    games: "My games",
    puzzles: "Puzzles",
    settings: "Settings",
    home: "Home",
  },

  cards: {
    faceDown: "Card, face down",
    peeked: (name: string) => `${name}, face down; only you can see it`,
  },

  hand: {
    label: (size: number) => (size === 0 ? "Your hand is empty" : `Your hand, ${count(size, "card", "cards")}`),
    keys: "Arrow keys move along the hand; Enter or Space chooses a card.",
    lifted: (name: string) => `${name}, lifted`,
    refused: (name: string) => `${name}, not allowed now`,
  },

  undo: {
    button: "Undo",
    now: "Send now",
    soon: (seconds: number) => `Sends in ${count(seconds, "second", "seconds")}`,
    undone: "Undone. Choose again.",
  },

  dialog: { close: "Close" },

  settings: {
    title: "Settings",
    saved: "Saved on this device only.",
    systemLanguage: "System",
    theme: "Theme",
    themes: { system: "System", light: "Light", dark: "Dark" },
    motion: "Card animation",
    motions: { system: "System", full: "On", off: "Off" },
    speed: "Animation speed",
    speeds: { calm: "Slow", usual: "Normal", quick: "Fast" },
    trick: "A complete trick stays",
    tricks: { none: "Not at all", short: "Briefly (0.6 s)", usual: "Normally (1.3 s)", long: "Long (2.6 s)", tap: "Until I tap" },
    level: "Bots",
    order: "Hand order",
    orders: { suit: "By colour", rank: "By rank" },
    sound: "Sounds",
    soundNote: "A soft click for cards and a bell for your turn.",
    vibration: "Vibration",
    vibrationNote: "A short buzz on your turn, on phones that support it.",
    hints: "Show hints again",
    hintsBack: "Hints appear again, each when it is useful.",
    autoPlay: "Play my only legal card for me",
    autoPlayNote: "After the usual pause, so that nobody can tell.",
    notes: "Take notes for me",
    notesNote: "Beside names: what a player is known not to have, such as “Not KS”.",
  },

  content,
  daily,
  notifications,
  offline,
  people,
  puzzles,
  records,
  statistics,

  errors: {
    pageNotFound: "Page not found",
    pageNotFoundHint: "The link may be incomplete. Start a game from the home page, or ask for the link again.",
    unreachable: "The server is not responding. Check your connection and try again; your seat is kept.",
    again: "Try again",
    noCookies: "Allow cookies for this page: without them, the server cannot tell that you are the same person.",
    refused: (message: string) => (message ? sentence(message) : "Something went wrong. Try again."),
    tableNotFound: "Table not found",
    tableNotFoundHint: "It may have been deleted, or you may need its invitation link. Ask the person who invited you, or start a new game.",
    removed: "You are no longer at this table.",
    outdated: "This page is out of date.",
    notLoaded: "Part of the page failed to load.",
    reloadHint: "Reload the page to continue; your seat is kept.",
    reload: "Reload page",
  },
};

export type Words = typeof en;
