/** What the frame says about Spy Tricks, in English. */

import type { GameTexts } from "../../../manifest";

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
