/** Every sentence of Black Spy's table, in English. */

import { table } from "./table";

export { table };

export type Table = typeof table;
