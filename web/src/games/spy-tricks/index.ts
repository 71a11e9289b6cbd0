/** Spy Tricks, for the frame. */

import type { Messages } from "../../i18n/messages";
import type { GameManifest, GameTexts } from "../manifest";
import { deck } from "./deck";
import { LOTS as lots } from "./facts";
import { frame, loadFrame, loadTable } from "./i18n";
import { COLOURS } from "./pawns";
import SpyTricksCard from "./SpyTricksCard.svelte";

const SAMPLES = ["W2", "B5", "R9"];

const texts = (): GameTexts => ({
  name: "Spy Tricks",
  line: frame("line"),
  aim: frame("aim"),
  minutes: 20,
  minutesWith: (players) => 5 * players,
  about: {
    design: "Susumu Kawasaki",
    art: "Tori Hasegawa",
    needed: frame("needed"),
    editions: [{ year: 2018, publisher: "WizKids", more: frame("edition-of-2018") }],
  },
  options: {
    first_start_player: {
      clause: "ST-6",
      title: frame("start-title"),
      note: frame("start-note"),
      unset: frame("start-unset"),
      phrase: (seat) => frame("start-phrase", { seat }),
    },
    pawns: {
      clause: "ST-4",
      title: frame("pawns-title"),
      note: frame("pawns-note"),
      values: Object.fromEntries(COLOURS.map((colour) => [colour, { title: frame(`pawns-${colour}`) }])),
    },
  },
  sheets: { mat: frame("sheet-mat"), reminder: frame("sheet-reminder"), scorepad: frame("sheet-scorepad") },
  part: { name: frame("part"), numbered: (number) => frame("part-number", { number }) },
  jumps: { small: [frame("previous-trick"), frame("next-trick")], big: [frame("previous-round"), frame("next-round")] },
  outcomes: { "start-player": frame("outcome-start-player"), deal: frame("outcome-deal") },
});

export const spyTricks: GameManifest = {
  name: "spy-tricks",
  clauses: "ST",
  refusals: import.meta.glob<Messages>("@spydeck/games/spy_tricks/text/*/refusals.ftl", { query: "?messages", import: "default" }),
  loadSentences: loadFrame,
  loadTable,
  get texts() {
    return texts();
  },
  deck,
  Card: SpyTricksCard,
  samples: { lobby: SAMPLES, about: SAMPLES },
  points: "many",
  defaultOptions: {},
  showsSeats: true,
  steps: { small: "trick", big: "round-over" },
  lots,
};
