/** Spycard, for the frame. */

import { type GameManifest, type Lot, seats, upTo } from "../manifest";
import { deck } from "./deck";
import { frame, loadFrame, loadTable } from "./i18n";
import SpycardCard from "./SpycardCard.svelte";

function agents(): Lot {
  const ranks = [...upTo(10, 2).map(String), "J", "Q"];
  return { laidOut: [...[..."HSCD"].flatMap((letter) => ranks.map((rank) => rank + letter)), "AS", "X", "X"], whole: true };
}

const agendas = (players: number): Lot => ({
  laidOut: ["KC", "AC", "KS", "AD", "KH", ...(players > 3 ? ["KD", "AH"] : [])],
  whole: true,
});

const lots = { agents, agendas, "first-player": seats };

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
