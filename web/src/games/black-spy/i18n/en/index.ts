/** Every sentence of Black Spy, in English. */

import { cards } from "./cards";
import { game } from "./game";
import { table } from "./table";

export const catalogue = { ...table, cards, game };

export type Catalogue = typeof catalogue;
