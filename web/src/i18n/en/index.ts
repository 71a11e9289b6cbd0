/** Every sentence of the interface, in English. Another language is a folder like this one. */

import { count } from "./grammar";
import { lobby } from "./lobby";
import { papers } from "./content";
import { records } from "./records";
import { table } from "./table";

export const en = {
  language: "English",

  lobby,
  table,

  app: {
    name: "Spydeck",
    motto: "Three spy card games",
    skip: "Skip to what is here",
    independent: "An independent project; not connected with the games' publishers.",
  },

  navigation: {
    label: "Main",
    games: "My games",
    settings: "Settings",
    home: "To the first page",
  },

  cards: {
    faceDown: "Card, face down",
    peeked: (name: string) => `${name}, face down; only you may look`,
  },

  hand: {
    label: (size: number) => (size === 0 ? "Your hand is empty" : `Your hand, ${count(size, "card", "cards")}`),
    keys: "Arrow keys move along the hand, Enter or Space chooses.",
    lifted: (name: string) => `${name}, lifted`,
    refused: (name: string) => `${name}, not allowed now`,
  },

  undo: {
    button: "Undo",
    now: "Send now",
    soon: (seconds: number) => `Sent in ${count(seconds, "second", "seconds")}`,
    undone: "Taken back. Choose again.",
  },

  dialog: { close: "Close" },

  settings: {
    title: "Settings",
    kept: "Kept on this device only.",
    theme: "Theme",
    themes: { system: "As the device", light: "Light", dark: "Dark" },
    motion: "Card moves",
    motions: { system: "As the device", full: "Shown", off: "Off" },
    speed: "Speed of card moves",
    speeds: { calm: "Calm", usual: "Usual", quick: "Quick" },
    order: "Order of the hand",
    orders: { suit: "By colour", rank: "By rank" },
    sound: "Sounds",
    soundNote: "A soft click for cards, a bell when it is your turn.",
    vibration: "Vibration",
    vibrationNote: "A short buzz when it is your turn, on phones that can.",
    autoPlay: "Play my only legal card for me",
    autoPlayNote: "After the same short pause as always, so that nobody can tell.",
  },

  papers,
  records,

  trouble: {
    noPage: "There is nothing at this address.",
    away: "The server does not answer. Check your connection; your seat is kept. Then try again.",
    again: "Try again",
    wrong: (sentence: string) => sentence.replace(/[^.!?]$/, "$&.") || "That did not work. Please try again.",
    noTable: "There is no such table for you.",
    noTableHint: "It may have been cleared away, or you need its invitation link. Ask whoever invited you, or start a new game.",
    closed: "You are no longer at this table.",
    version: "This page is older than the server.",
    unfetched: "A part of the page did not come.",
    versionHint: "Reload it to go on; your seat is kept.",
    reload: "Reload the page",
    noPageHint: "The link may be incomplete. Start a game from the first page, or ask for the link again.",
  },
};

export type Words = typeof en;
