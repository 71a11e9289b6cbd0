/** What is loaded when the game is first shown. */

import { forFrame } from "../../play/contract";
import { reasons, sentence } from "./log";
import { where } from "./where";
import { decisive } from "./moments";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

export const parts = forFrame({ Table, Scores, sentence, decisive, reasons, where });
