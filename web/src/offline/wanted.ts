/** Whether the person wants everything on this device: a page knows it at once, and fetches what acts on it only then. */

import { readStored, store } from "../storage";

const KEY = "spydeck.offline";
const KNOWN = ["wanted", "stopped", "whole", "removed"] as const;

/** It is to be fetched; the person stopped that; all of it has come; the person has removed it. */
export type Wanted = (typeof KNOWN)[number];

/** The person's last wish, or what came of it; undefined where nothing was said. */
export const wanted = (): Wanted | undefined => KNOWN.find((one) => one === readStored(KEY));

export const setWanted = (now: Wanted): void => store(KEY, now);
