/** The sentences about what works without a connection, and about installing the client. */

import { LOCALE, numbersWith } from "./grammar";

const percent = numbersWith(LOCALE, { style: "percent" });

export const offline = {
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
