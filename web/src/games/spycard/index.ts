/** Spycard, for the frame. */

import type { GameManifest } from "../manifest";
import { deck } from "./deck";
import { frame, loadFrame, loadTable } from "./i18n";
import { lots } from "./lots";
import SpycardCard from "./SpycardCard.svelte";

const SAMPLES = ["QH", "X", "AS"];

export const spycard: GameManifest = {
  name: "spycard",
  clauses: "SC",
  refusals: import.meta.glob<string>("@spydeck/games/spycard/text/*/refusals.ftl", { query: "?raw", import: "default" }),
  loadSentences: loadFrame,
  loadTable,
  get texts() {
    return frame.game;
  },
  deck,
  Card: SpycardCard,
  samples: { lobby: SAMPLES, about: SAMPLES },
  defaultOptions: {},
  showsSeats: true,
  keepsTable: true,
  steps: { small: "turn" },
  lots,
};
