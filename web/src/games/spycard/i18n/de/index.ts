/** Every sentence of Spycard's table, in German. */

import type { Table } from "../en";
import { log } from "./log";
import { reasons } from "./reasons";
import { table as sentences } from "./table";

export const table: Table = { ...sentences, log, reasons };
