/** What the frame of the client says of Spy Tricks and its cards, in German. */

import type { GameTexts } from "../../../manifest";
import type { Frame } from "../en/frame";

const SUITS: Readonly<Record<string, string>> = { R: "Rot", B: "Blau", W: "Weiß" };

export const cards: Frame["cards"] = {
  card: (text) => `${SUITS[text.slice(0, 1)] ?? ""}e ${text.slice(1)}`,
  suit: (letter) => SUITS[letter] ?? "",
};

export const game: GameTexts = {
  name: "Spy Tricks",
  line: "Gewinne Stiche oder verliere sie gründlich, und komm dem Geheimdokument auf die Spur.",
  aim: "die meisten Punkte gewinnen",
  minutes: 20,
  about: {
    design: "Susumu Kawasaki",
    art: "Tori Hasegawa",
    needed: "27 eigene Karten, Spielplan und Figuren",
    editions: [{ year: 2018, publisher: "WizKids", more: "auf Englisch, Grafik von Clay Gardner" }],
  },
  options: {
    first_start_player: {
      clause: "ST-6",
      title: "Erster Startspieler",
      note: "Wer in der ersten Runde ausspielt.",
      unset: "Wird ausgelost",
      phrase: (seat) => `Platz ${Number(seat) + 1} beginnt`,
    },
    pawns: {
      clause: "ST-4",
      title: "Farben der Figuren",
      note: "Für jeden Platz eine andere Farbe.",
      values: {
        green: { title: "Grün" },
        yellow: { title: "Gelb" },
        purple: { title: "Lila" },
        grey: { title: "Grau" },
      },
    },
  },
  sheets: { mat: "Spielplan zum Drucken", reminder: "Kurzübersicht zum Drucken" },
  part: { name: "Runde", numbered: (number) => `Runde ${number}` },
  jumps: { small: ["Voriger Stich", "Nächster Stich"], big: ["Vorige Runde", "Nächste Runde"] },
  outcomes: { "start-player": "Startspieler", deal: "Karten" },
};

export const frame: Frame = { cards, game };
