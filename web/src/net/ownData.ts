/** All data of the person: what the server has, and what this browser keeps. */

import { knowsHere } from "../alone/names";
import { base } from "../base";
import { forgetSaved } from "../offline/names";
import { findSaved, listSaved } from "../offline/savedReplays";
import { listFinishedHere, listTablesHere, readRecord } from "./content.svelte";
import { rememberName } from "./guest";
import { deleteGuest, requestFile, requestText } from "./http";
import { forgetNotifications } from "./notifications";

const PREFIX = "spydeck.";

/** The data that this browser keeps, by key. */
function savedHere(): Record<string, string> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return Object.fromEntries(keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key) ?? ""]));
  } catch {
    return {};
  }
}

/** Return everything as one ZIP archive. Throws `RequestError`. */
export async function collectOwnData(): Promise<Blob> {
  const [archive, { strToU8, unzipSync, zipSync }] = await Promise.all([requestFile("/guest/archive"), import("fflate")]);
  const files = unzipSync(archive);
  files["device.json"] = strToU8(JSON.stringify(savedHere(), null, 1));
  const saved = await listSaved();
  if (saved.length > 0) files["saved-replays.json"] = strToU8(JSON.stringify(saved, null, 1));
  for (const { record } of saved) files[`saved-replays/${record}.spy`] = strToU8((await findSaved(record))?.record ?? "");
  if (knowsHere()) {
    const [tables, finished] = await Promise.all([listTablesHere(), listFinishedHere()]);
    for (const { table, game } of tables) files[`device-games/${game}-${table}.spydeck.json`] = strToU8(await requestText(`/tables/${table}/file`));
    for (const { record, game } of finished) files[`device-games/${game}-${record}.spy`] = strToU8(await readRecord(record));
  }
  return new Blob([zipSync(files)], { type: "application/zip" });
}

/** Delete everything, on the server and in this browser. Throws `RequestError`. */
export async function deleteOwnData(): Promise<void> {
  await deleteGuest();
  await forgetNotifications().catch(() => undefined);
  rememberName(null);
  await forgetSaved();
  if (knowsHere()) await (await import("../alone/saved")).SavedGames.deleteAll(base);
  try {
    for (const key of Object.keys(savedHere())) localStorage.removeItem(PREFIX + key);
  } catch {
    // Then nothing is kept here.
  }
}
