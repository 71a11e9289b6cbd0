/** Spy Tricks, for the frame. */

import type { GameManifest } from "../manifest";
import { deck } from "./deck";
import { loadSentences, sentences } from "./i18n";
import { lots } from "./lots";
import SpyTricksCard from "./SpyTricksCard.svelte";

const SAMPLES = ["W2", "B5", "R9"];

export const spyTricks: GameManifest = {
  name: "spy-tricks",
  loadSentences,
  get texts() {
    return sentences.game;
  },
  deck,
  Card: SpyTricksCard,
  samples: { lobby: SAMPLES, about: SAMPLES },
  defaultOptions: {},
  showsSeats: true,
  steps: { small: "trick", big: "round-over" },
  lots,
  parts: async () => (await import("./parts")).parts,
};
