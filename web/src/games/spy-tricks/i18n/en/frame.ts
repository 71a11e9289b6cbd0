/** What the frame of the client says of Spy Tricks and its cards, in English. */

import type { GameTexts } from "../../../manifest";

const SUITS: Readonly<Record<string, string>> = { R: "Red", B: "Blue", W: "White" };

export const cards = {
  card: (text: string) => `${SUITS[text.slice(0, 1)] ?? ""} ${text.slice(1)}`,
  suit: (letter: string) => SUITS[letter] ?? "",
};

export const game: GameTexts = {
  name: "Spy Tricks",
  line: "Win tricks or lose them badly, and deduce the Secret Document.",
  aim: "most points wins",
  minutes: 20,
  about: {
    design: "Susumu Kawasaki",
    art: "Tori Hasegawa",
    needed: "Its own 27 cards, mat and pawns",
    editions: [{ year: 2018, publisher: "WizKids", more: "in English, graphic design by Clay Gardner" }],
  },
  options: {
    first_start_player: {
      clause: "ST-6",
      title: "First start player",
      note: "Who leads in the first round.",
      unset: "Drawn at random",
      phrase: (seat) => `seat ${Number(seat) + 1} starts`,
    },
    pawns: {
      clause: "ST-4",
      title: "Colours of the pawns",
      note: "A different colour for each player, by seat.",
      values: {
        green: { title: "Green" },
        yellow: { title: "Yellow" },
        purple: { title: "Purple" },
        grey: { title: "Grey" },
      },
    },
  },
  sheets: { mat: "Mat to print", reminder: "Reminder sheet to print" },
  part: { name: "Round", numbered: (number) => `Round ${number}` },
  jumps: { small: ["Previous trick", "Next trick"], big: ["Previous round", "Next round"] },
  outcomes: { "start-player": "Start player", deal: "Cards" },
};

export const frame = { cards, game };

export type Frame = typeof frame;
