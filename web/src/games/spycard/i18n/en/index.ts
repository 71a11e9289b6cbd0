/** Every sentence of Spycard, in English. */

import { cards } from "./cards";
import { game } from "./game";
import { log } from "./log";
import { table } from "./table";

export const catalogue = { ...table, cards, game, log };

export type Catalogue = typeof catalogue;
