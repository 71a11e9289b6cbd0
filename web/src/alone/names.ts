/** Tables and finished games of this device: their names, where they are found, and whether there are any. */

import { base } from "../base";
import { store } from "../storage";

/** The beginning of their names (`browser/kept.py`); those of a server are hexadecimal numbers. */
const HERE = "here";
const KEY = "spydeck.here";

/** Whether a table or a finished game is on this device, by its name. */
export const isHere = (name: string): boolean => name.startsWith(HERE);

const PATH = /^\/(here\/|(finished|tables)\/here[0-9a-f])/;

/** Whether a request is about what is on this device, which no server knows. */
export const isHerePath = (path: string): boolean => PATH.test(path);

/** The address of a table, at a server or on this device. */
export const tableAddress = (game: string, table: string): string =>
  isHere(table) ? `${base}/alone/${game}?table=${table}` : `${base}/table/${table}`;

/** Note that there are games on this device, so that lists and statistics look for them. */
export const noteHere = (): void => store(KEY, true);

/** Whether a game was ever played or opened on this device. */
export function knowsHere(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
