/** Spycard, for the frame. */

import type { Messages } from "../../i18n/messages";
import type { GameManifest, GameTexts } from "../manifest";
import { deck } from "./deck";
import { LOTS as lots } from "./facts";
import { frame, loadFrame, loadTable } from "./i18n";
import SpycardCard from "./SpycardCard.svelte";

/** The frame's sentences about the game, each made when it is read. */
const texts: GameTexts = {
  name: "Spycard",
  get line() {
    return frame("game-line");
  },
  get aim() {
    return frame("game-aim");
  },
  minutes: 20,
  minutesWith: (players: number) => 5 * players,
  get about() {
    return { needed: frame("game-needed"), editions: [], note: frame("game-note") };
  },
  get options() {
    return {
      jack_on_accusation: {
        clause: "SC-24",
        title: frame("jack-on-accusation"),
        note: frame("jack-on-accusation-note"),
        values: {
          true: { title: frame("jack-on-accusation"), alone: true },
          false: { title: frame("no-jack-on-accusation"), alone: true },
        },
      },
      turn_limit: {
        clause: "SC-33",
        title: frame("turn-limit"),
        note: frame("turn-limit-note"),
        phrase: (turns: string) => frame("turn-limit-phrase", { turns }),
      },
    };
  },
  get sheets() {
    return { reminder: frame("sheet") };
  },
  get jumps() {
    return { small: [frame("turn-before"), frame("turn-after")] as const };
  },
  get outcomes() {
    return {
      agents: frame("outcome-agents"),
      agendas: frame("outcome-agendas"),
      "first-player": frame("outcome-first-player"),
    };
  },
};

const SAMPLES = ["QH", "X", "AS"];

export const spycard: GameManifest = {
  name: "spycard",
  clauses: "SC",
  refusals: import.meta.glob<Messages>("@spydeck/games/spycard/text/*/refusals.ftl", { query: "?messages", import: "default" }),
  loadSentences: loadFrame,
  loadTable,
  texts,
  deck,
  Card: SpycardCard,
  samples: { lobby: SAMPLES, about: SAMPLES },
  defaultOptions: {},
  showsSeats: true,
  keepsTable: true,
  steps: { small: "turn" },
  lots,
};
