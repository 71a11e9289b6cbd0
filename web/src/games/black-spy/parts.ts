/** The parts that are loaded when the game is first shown. */

import { forFrame } from "../../play/contract";
import type { View } from "./facts";
import { say } from "./i18n";
import { reasons, sentence } from "./log";
import { decisive } from "./moments";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

/** Where in a game a table is: "Deal 2 · trick 6 of 15 · to 150 points". */
function where(view: View): string {
  const { stage, deal, options } = view;
  const tricks = view.tricks.length + Math.max(...view.hand_sizes);
  const number = Math.min(view.tricks.length + 1, tricks);
  const now = stage === "pass" || stage === "take" || stage === "call" ? say("where-pass") : say("where-trick", { number, tricks });
  const line = say("where", { deal, now });
  return options.end_value > 1 ? say("where-end", { where: line, end: options.end_value }) : line;
}

export const parts = forFrame({ Table, Scores, sentence, played: (event) => (event.event === "play" ? event : undefined), decisive, reasons, where });
