/** Every sentence of Black Spy's table, in German. */

import type { Table } from "../en";
import { reasons } from "./reasons";
import { table as sentences } from "./table";

export const table: Table = { ...sentences, reasons };
