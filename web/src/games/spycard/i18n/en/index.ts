/** Every sentence of Spycard's table, in English. */

import { log } from "./log";
import { reasons } from "./reasons";
import { table as sentences } from "./table";

export const table = { ...sentences, log, reasons };

export type Table = typeof table;
