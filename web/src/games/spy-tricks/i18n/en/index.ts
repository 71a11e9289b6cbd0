/** Every sentence of Spy Tricks, in English. */

import { game } from "./game";
import { table } from "./table";

export const catalogue = { ...table, game };

export type Catalogue = typeof catalogue;
