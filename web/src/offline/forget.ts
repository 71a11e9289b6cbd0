/** Deleting what was saved here: it belongs to the guest that this browser was. */

import { SAVED } from "./names";

let count = 0;

/** How often everything was deleted: what is being saved meanwhile must not survive that. */
export const deletions = (): number => count;

/** Delete everything that was saved on this device. */
export async function forgetSaved(): Promise<void> {
  count += 1;
  if ("caches" in globalThis) await caches.delete(SAVED).catch(() => false);
}
