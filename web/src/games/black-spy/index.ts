/** Black Spy, for the frame. */

import type { Messages } from "../../i18n/messages";
import type { GameManifest } from "../manifest";
import BlackSpyCard from "./BlackSpyCard.svelte";
import { deck } from "./deck";
import { LOTS as lots } from "./facts";
import { loadFrame, loadTable } from "./i18n";
import { texts } from "./texts";

export const blackSpy: GameManifest = {
  name: "black-spy",
  clauses: "BS",
  refusals: import.meta.glob<Messages>("@spydeck/games/black_spy/text/*/refusals.ftl", { query: "?messages", import: "default" }),
  loadSentences: loadFrame,
  loadTable,
  get texts() {
    return texts();
  },
  deck,
  Card: BlackSpyCard,
  samples: { lobby: ["R1", "K7", "G7"], about: ["R1", "K7", "G11"] },
  points: "few",
  defaultOptions: {},
  showsSeats: false,
  steps: { small: "trick", big: "deal-over" },
  lots,
};
