/** The sentences of the home page and of setting up a table. */

import type { TableSummary } from "../../net/protocol";
import { list } from "../format";
import { LOCALE, count, duration, span, number } from "./grammar";
import { BOT_LEVELS, STAGES, levels } from "./table";

const listed = list(LOCALE, "unit");
const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: "long" });
const AGO = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto", style: "long" });

export const lobby = {
  title: "Choose a game",
  quick: "One deal against bots",
  play: "Play against bots",
  now: "Play now with others",
  friends: "Play with friends",
  choose: "Custom game",
  rules: "Rules",
  about: "About",
  score: "Scorepad",
  newcomer: {
    more: "Other games",
  },
  starting: "Dealing…",
  /** The chosen values of an option, without and with the option's title. */
  values: listed,
  option: (title: string, values: readonly string[]) => `${title}: ${listed(values)}`,
  running: {
    title: "Your tables",
    go: "Continue",
    state: ({ stage, your_turn, until }: TableSummary) => {
      if (!your_turn) return STAGES[stage];
      return until === null ? "your turn" : `your turn, ${duration(Math.max(60, Math.round((until - Date.now()) / 1000)))} left`;
    },
    at: (milliseconds: number) => {
      const minutes = Math.round((milliseconds - Date.now()) / 60_000);
      if (minutes >= 0) return "just now";
      if (minutes > -60) return AGO.format(minutes, "minute");
      return minutes > -1_440 ? AGO.format(Math.round(minutes / 60), "hour") : AGO.format(Math.round(minutes / 1_440), "day");
    },
  },
  open: {
    title: "Open tables",
    none: "No open tables right now. Create one with “Custom game”.",
    seats: (open: number, all: number) => (open > 0 ? `${open} of ${count(all, "seat", "seats")} free` : `full, ${all} playing`),
    join: "Join",
    watch: "Watch",
  },
  setup: {
    title: (game: string) => `New ${game} table`,
    players: "Players",
    others: "Other seats",
    bots: "Bots",
    people: "Open to people",
    botLevel: "Bot level",
    level: (name: string) => BOT_LEVELS[name] ?? name,
    levelLine: (name: string) => (levels.lines as Record<string, string>)[name] ?? "",
    clock: "Clock",
    clockNote: "The time for each move. When seconds run out, a bot plays until you return.",
    clockDayNote: "With hours or days, come back whenever you like: nobody has to be there at the same time. The clock also runs while the page is closed; when it runs out, a bot makes that one move.",
    clocks: (seconds: number | null) => (seconds === null ? "No limit" : span(seconds)),
    pace: "Bot delay",
    paceNote: "Before each move, whatever cards the bot holds.",
    paces: (seconds: number) => (seconds === 0 ? "No delay" : `${number(seconds)} s`),
    memory: "Memory",
    memoryNote: "Hides what people can remember: points taken, earlier tricks and turns, agents that are face down again.",
    access: "Who can join",
    accesses: { link: "Anyone with the invitation link", open: "Anyone; shown under open tables" },
    name: "Table name",
    nameNote: "Optional.",
    start: "Deal",
    gather: "Create table",
    back: "Back",
    wrongNumber: (title: string, least: number, most: number) => `${title}: enter a whole number from ${least} to ${most}, or leave it empty.`,
    empty: (value: string) => `Left empty: ${value}.`,
    excluded: (other: string, why = "") => `Not together with ${other}. ${why}`.trim(),
    seat: (seat: number) => (seat === 0 ? "Seat 1, you" : `Seat ${seat + 1}`),
    order: "Set the order",
    usualOrder: "Use the usual order",
    up: (seat: string) => `Move up: ${seat}`,
    down: (seat: string) => `Move down: ${seat}`,
    placed: (seat: string, place: number, of: number) => `${seat}: place ${place} of ${of}`,
  },
  house: {
    title: "House variants",
    hint: "Your own named sets of rules. Saved on this device; a link shares them.",
    save: "Save as house variant",
    name: "Name",
    notes: "Notes",
    play: "Play",
    edit: "Edit",
    share: "Copy link",
    remove: "Delete",
    saved: (name: string) => `“${name}” is saved on this device.`,
    shared: (name: string) => `Someone shared the house variant “${name}” with you.`,
    keep: "Keep it",
    no: "No, thanks",
    wrong: "This house variant link is incomplete. Ask for it again.",
    full: "This device keeps up to 40 house variants. Delete one first.",
    unnamed: "Enter a name first.",
  },
  profile: {
    title: "You",
    name: "Your name",
    rename: "Change name",
    renamed: (name: string) => `Your name is now ${name}.`,
    device: "Play on another device",
    deviceNote: "A link that brings your name, seats and games to another device. It works once, within ten minutes.",
    deviceMake: "Create link",
    qr: "QR code of the device link",
    newcomer: "Available after your first game.",
    signOut: {
      title: "Sign out everywhere",
      note: "For when you have lost a device, or played on somebody else's: only this browser stays signed in. Your recovery code and your passkeys keep working.",
      everywhere: "Sign out everywhere else",
      done: "Now you are signed in only here.",
    },
    recovery: {
      title: "Recovery code",
      note: "If this browser forgets you, or you lose the device, the code brings back your name, seats and games on any device. Whoever has it can play as you.",
      make: "Create recovery code",
      once: "Write it down or print it now: it is not shown again.",
      print: "Print",
      copy: "Copy code",
      copied: "Copied. Keep it where nobody else reads it.",
      notCopied: "Select the code and copy it yourself.",
      slip: (name: string, milliseconds: number) => `Recovery code of ${name}, ${DAY.format(milliseconds)}`,
      since: (milliseconds: number) => `You have had a recovery code since ${DAY.format(milliseconds)}.`,
      replace: "Create a new code",
      replaceSure: "The old code no longer works then.",
      no: "Keep the old code",
      have: "I have a recovery code",
      restore: "Restore",
      restoreNote: (name: string) => `This browser belongs to ${name} now. Restoring replaces ${name}, who can return only with a recovery code, too.`,
    },
    welcomeBack: (name: string) => `Welcome back, ${name}. Your seats and games are here.`,
    passkeys: {
      title: "Passkeys",
      note: "Your device or password manager keeps a passkey and unlocks it with your face, finger or PIN. With it you are the same person in any browser that has it.",
      add: "Add a passkey",
      use: "Sign in with a passkey",
      added: "Passkey added.",
      known: "This device has a passkey of yours already.",
      declined: "Nothing was changed.",
      one: (since: number, used: number | null) =>
        `Added on ${DAY.format(since)}` + (used === null ? "" : `, last used on ${DAY.format(used)}`),
      remove: "Remove",
      removeOne: (since: number) => `Remove the passkey of ${DAY.format(since)}`,
      removeSure: "Nobody can sign in with it then.",
      keep: "Keep it",
      removed: "Passkey removed.",
    },
    data: {
      title: "Your data",
      note: "Everything that this server and this browser keep of you, in one file: your name, tables, words, daily deals, and all your games with their records.",
      download: "Download everything",
      collecting: "Collecting …",
      remove: "Delete everything …",
      sure: (name: string) => `Delete everything about ${name}?`,
      consequences:
        "Your seats, games, statistics, passkeys and recovery code are gone at once, on every device, and nobody can restore them. Games that other people played with you stay theirs, without your name and your words.",
      keep: "Keep everything",
      confirm: "Delete everything",
      deleted: "Everything about you is deleted. If you play here again, you are a newcomer.",
    },
  },
};
