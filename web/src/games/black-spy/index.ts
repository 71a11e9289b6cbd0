/** Black Spy, for the frame. */

import type { Messages } from "../../i18n/messages";
import { type GameManifest, type Lot, suitOf, upTo } from "../manifest";
import BlackSpyCard from "./BlackSpyCard.svelte";
import { deck } from "./deck";
import { loadFrame, loadTable } from "./i18n";
import { texts } from "./texts";

function cards(): Lot {
  const black = [...suitOf("K", upTo(6)), ...Array<string>(6).fill("K7"), ...suitOf("K", upTo(11, 8))];
  return { laidOut: [..."BYRG"].flatMap((letter) => suitOf(letter, upTo(11))).concat(black), whole: true };
}

const lots = { "dealer-draw": cards, deal: cards };

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
