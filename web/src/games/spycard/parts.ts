/** The parts that are loaded when the game is first shown. */

import { forFrame } from "../../play/contract";
import { sentence } from "./log";
import { decisive, passing } from "./moments";
import { reasons, whereIn } from "./sentences";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

export const parts = forFrame({ Table, Scores, endsSecret: true, where: whereIn, sentence, decisive, passing, reasons: () => reasons });
