/** Every sentence of Spycard's table, in English. */

import { log } from "./log";
import { table as sentences } from "./table";

export const table = { ...sentences, log };

export type Table = typeof table;
