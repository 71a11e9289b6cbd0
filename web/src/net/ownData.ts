/** All data of the person: what the server has, and what this browser keeps. */

import { forgetSaved } from "../offline/names";
import { findSaved, listSaved } from "../offline/savedReplays";
import { rememberName } from "./guest";
import { deleteGuest, requestFile } from "./http";
import { forgetNotifications } from "./notifications";

const PREFIX = "spydeck.";

/** What this browser keeps, by key. */
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
  return new Blob([zipSync(files)], { type: "application/zip" });
}

/** Delete everything, on the server and in this browser. Throws `RequestError`. */
export async function deleteOwnData(): Promise<void> {
  await deleteGuest();
  await forgetNotifications().catch(() => undefined);
  rememberName(null);
  await forgetSaved();
  try {
    for (const key of Object.keys(savedHere())) localStorage.removeItem(PREFIX + key);
  } catch {
    // Then nothing is kept here.
  }
}
