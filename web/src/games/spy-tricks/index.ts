/** Spy Tricks, for the frame. */

import type { GameManifest } from "../manifest";
import { deck } from "./deck";
import { frame, loadFrame, loadTable } from "./i18n";
import { lots } from "./lots";
import SpyTricksCard from "./SpyTricksCard.svelte";

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
