/** A game of this device goes on at the server. */

import { goToTable } from "../lobby/createTable";
import { deleteTableHere } from "../net/content.svelte";
import { request } from "../net/http";
import type { MovedGame, TableToTryAgain } from "../net/protocol";

const part = encodeURIComponent;

/** Move a game to the server and go there, or notify the person of the error. It stays on this device until the server has it. */
export const moveToServer = (game: string, table: string): Promise<boolean> =>
  goToTable(game, async () => {
    const moved = await request<MovedGame>("GET", `/tables/${part(table)}/to-move`);
    const made = await request<TableToTryAgain>("POST", "/moved-tables", moved);
    await deleteTableHere(table).catch(() => undefined);
    return made;
  });
