/** Spy Tricks, for the frame. */

import { type GameManifest, type Lot, seats, suitOf, upTo } from "../manifest";
import { deck } from "./deck";
import { frame, loadFrame, loadTable } from "./i18n";
import SpyTricksCard from "./SpyTricksCard.svelte";

const cards = (players: number): Lot => ({
  laidOut: [..."RBW"].flatMap((letter) => suitOf(letter, upTo(9, players === 3 ? 3 : 1))),
  whole: true,
});

const lots = { "start-player": seats, deal: cards };

const SAMPLES = ["W2", "B5", "R9"];

export const spyTricks: GameManifest = {
  name: "spy-tricks",
  clauses: "ST",
  refusals: import.meta.glob<string>("@spydeck/games/spy_tricks/text/*/refusals.ftl", { query: "?raw", import: "default" }),
  loadSentences: loadFrame,
  loadTable,
  get texts() {
    return frame.game;
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
