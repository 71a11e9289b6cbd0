/** The parts that are loaded when Spy Tricks is first shown: its table and its scores, its log and its decisive moments. */

import { forFrame } from "../../play/contract";
import { TRICKS, type View } from "./facts";
import { say } from "./i18n";
import { sentence } from "./log";
import { decisive } from "./moments";
import { reasons } from "./reasons";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

/** Where in a game a table is: "Round 1 of 4 · trick 4 of 5". */
const where = ({ round, rounds, tricks, stage }: View): string =>
  say("where", { round, rounds, number: Math.min(TRICKS, stage === "play" ? tricks.length + 1 : Math.max(1, tricks.length)), tricks: TRICKS });

export const parts = forFrame({ Table, Scores, sentence, played: (event) => (event.event === "play" ? event : undefined), decisive, reasons, where });
