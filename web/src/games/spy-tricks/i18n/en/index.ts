/** Every sentence of Spy Tricks's table, in English. */

import { reasons } from "./reasons";
import { table as sentences } from "./table";

export const table = { ...sentences, reasons };

export type Table = typeof table;
