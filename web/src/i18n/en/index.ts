/** Every sentence of the interface, in English. Another language is a folder like this one. */

import { content } from "./content";
import { count, sentence, number, signed } from "./grammar";
import { daily } from "./daily";
import { inPlace } from "./inPlace";
import { lobby } from "./lobby";
import { notifications } from "./notifications";
import { offline } from "./offline";
import { people } from "./people";
import { puzzles } from "./puzzles";
import { records } from "./records";
import { statistics } from "./statistics";
import { levels, table } from "./table";

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
