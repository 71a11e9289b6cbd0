/** What is loaded when Spy Tricks is first shown: its table and its scores, what happens and what is decisive. */

import { forFrame } from "../../play/contract";
import { sentence } from "./log";
import { decisive } from "./moments";
import { reasons } from "./reasons";
import { where } from "./where";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

export const parts = forFrame({ Table, Scores, sentence, decisive, reasons, where });
