/** The sentences of the first page and of setting up a game. */

import { LOCALE, count } from "./grammar";

const AGO = new Intl.RelativeTimeFormat(LOCALE, { numeric: "auto", style: "long" });

/** What each value of each option changes. */
const OPTIONS: Record<string, { title: string; note?: string; values?: Record<string, { title: string; note?: string }> }> = {
  variants: {
    title: "Variants",
    note: "Any combination.",
    values: {
      "no-good-spies": { title: "No Good Spies", note: "Coloured Spies give nothing back; every deal totals 80." },
      "capture-or-release": {
        title: "Capture or Release",
        note: "Whoever takes all black cards chooses: 60 for everyone else, or 60 off their own total.",
      },
      "the-mole": {
        title: "The Mole",
        note: "From the second deal on, three cards each are set aside; whoever has most points picks first.",
      },
      "calling-color": { title: "Calling Color", note: "After the pass the dealer calls the colour of the first lead." },
      "following-rank": { title: "Following Rank", note: "You may also play the rank of the card just before yours." },
      "going-back": { title: "Going Back", note: "A total that hits the end value, or half of it, exactly is halved." },
      "spies-count-on-sweep": {
        title: "Spies count on a sweep",
        note: "House rule: after a sweep the others still take 5 off for each of their coloured Spies. Not with Capture or Release.",
      },
    },
  },
  edition: {
    title: "Edition",
    note: "A bundle of rules; what you choose below goes before it.",
    values: {
      "z-man-2013": { title: "2013", note: "The rulebook as it stands." },
      "gespenster-1990": {
        title: "1990, as others report it",
        note: "Cards always go left, the dealer’s left leads, no good spies, to 200.",
      },
    },
  },
  pass_direction: {
    title: "Passing",
    values: {
      alternate: { title: "Changing", note: "Left, right, left…; with four also across." },
      left: { title: "Always left" },
    },
  },
  first_lead: {
    title: "First lead",
    values: {
      "red-1": { title: "Holder of the Red 1" },
      "dealer-left": { title: "Left of the dealer", note: "Whoever sits left of the dealer leads; not black." },
    },
  },
  end_value: { title: "Played to", note: "The total that ends the game. Left empty: 200, 150, 120 or 100 with 3, 4, 5 or 6 players." },
  ages: {
    title: "Seats from youngest to oldest",
    note: "For ties in the Mole the youngest picks first: seat numbers as in 2,1,3,4. Left empty: clockwise from the dealer.",
  },
  turn_limit: { title: "Turn limit", note: "Turns for each player before the game is a draw; 30 is a good measure. Left empty: none." },
};

const MINUTES: Record<string, string> = {
  "black-spy": "about 5 minutes a deal, 30 a game",
  "spy-tricks": "about 20 minutes",
  spycard: "about 20 minutes",
};

export const lobby = {
  title: "Choose a game",
  greeting: (name: string) => `Hello, ${name}.`,
  minutes: (game: string) => MINUTES[game] ?? "",
  quick: "One deal against bots",
  play: "Play against bots",
  friends: "Play with friends",
  choose: "Choose everything",
  rules: "Rules",
  about: "About",
  score: "Scorepad",
  newcomer: {
    more: "Other games",
    name: "Player",
  },
  starting: "Dealing…",
  oneDeal: "one deal",
  running: {
    title: "Your tables",
    go: "Go on",
    stages: { gathering: "waiting for players", playing: "in play", paused: "resting", over: "finished" },
    at: (milliseconds: number) => {
      const minutes = Math.round((milliseconds - Date.now()) / 60_000);
      if (minutes > -60) return AGO.format(minutes, "minute");
      return minutes > -1_440 ? AGO.format(Math.round(minutes / 60), "hour") : AGO.format(Math.round(minutes / 1_440), "day");
    },
  },
  open: {
    title: "Open tables",
    none: "No table is open just now. Open one yourself with “Choose everything”.",
    seats: (open: number, all: number) => (open > 0 ? `${open} of ${count(all, "seat", "seats")} free` : `full, ${all} play`),
    join: "Join",
    look: "Look on",
  },
  setup: {
    title: (game: string) => `A table of ${game}`,
    players: "Players",
    others: "The other seats",
    bots: "Bots",
    people: "Open for people",
    botLevel: "Bots play",
    levels: { random: "at random", sensible: "sensibly", expert: "like experts" } as Record<string, string>,
    level: (name: string) => lobby.setup.levels[name] ?? name,
    clock: "Clock",
    clockNote: "Seconds for each move; then a bot stands in until you are back.",
    clocks: (seconds: number | null) => (seconds === null ? "None" : `${seconds} seconds`),
    pace: "Bots wait",
    paceNote: "Before each move, whatever they hold.",
    paces: (seconds: number) => (seconds === 0 ? "Not at all" : `${seconds} s`),
    memory: "Memory",
    memoryNote: "Points taken and all tricks but the last are hidden.",
    access: "Who may come",
    accesses: { link: "Only with the invitation link", open: "Anybody; listed as an open table" },
    name: "Name of the table",
    nameNote: "May be left empty.",
    start: "Deal",
    gather: "Open the table",
    back: "Back",
    option: (name: string) => OPTIONS[name]?.title ?? name,
    optionNote: (name: string, help: string) => (OPTIONS[name] ? (OPTIONS[name].note ?? "") : help),
    value: (name: string, value: string) => OPTIONS[name]?.values?.[value]?.title ?? value,
    valueNote: (name: string, value: string) => OPTIONS[name]?.values?.[value]?.note ?? "",
    usual: "As usual",
    wrongNumber: (title: string) => `${title}: give a whole number from 1 to 1000, or leave it empty.`,
    wrongSeats: (players: number) => `Name each seat from 1 to ${players} once, as in 2,1,3.`,
  },
  house: {
    title: "House variants",
    hint: "A set of rules under your own name. Kept on this device; a link shares it.",
    none: "None yet. Choose everything for a game and save it here.",
    save: "Save as house variant",
    name: "Name",
    notes: "Notes",
    play: "Play",
    change: "Change",
    share: "Copy link",
    forget: "Forget",
    saved: (name: string) => `“${name}” is saved on this device.`,
    got: (name: string) => `Somebody shared the house variant “${name}” with you.`,
    keep: "Keep it",
    no: "No, thanks",
    wrong: "This link to a house variant is not complete. Ask for it again.",
    full: "Forty house variants is as many as this device keeps. Forget one first.",
    named: "Give it a name first.",
  },
  person: {
    title: "You",
    name: "Your name",
    rename: "Change name",
    renamed: (name: string) => `You are called ${name} now.`,
    device: "Play on another device",
    deviceNote: "A link that carries you, your seats and your games there. It works once, for ten minutes.",
    deviceMake: "Make a link",
    qr: "QR code of the link to another device",
    newcomer: "You are known once you have played.",
  },
};
