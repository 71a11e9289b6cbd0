/** What the pages and the service worker agree on; servers below several paths of one site share its caches. */

import { base } from "../base";
import type { SetPushDevice } from "../net/protocol";

/** Caches of the client's files; the version of the build follows. */
export const FILES_PREFIX = `spydeck${base}-files-`;
/** The cache of rules and of the list of games, which say nothing about any person. */
export const CONTENT = `spydeck${base}-content`;
/** The cache of what the person has saved on this device. */
export const SAVED = `spydeck${base}-saved`;

/** The header of a response that comes from a cache, because the server does not answer. */
export const FROM_CACHE = "Spydeck-From-Cache";

/** What a page asks a worker: whether the page is of the worker's version. The reply is true or false. */
export interface PageQuestion {
  readonly type: "is-current";
  /** The path of the page's first script. */
  readonly script: string;
}

export const isPageQuestion = (data: unknown): data is PageQuestion =>
  typeof data === "object" && data !== null && "type" in data && data.type === "is-current" && "script" in data && typeof data.script === "string";

let count = 0;

/** How often everything was deleted: what is being saved meanwhile must not survive that. */
export const deletions = (): number => count;

/** Delete everything that was saved on this device. */
export async function forgetSaved(): Promise<void> {
  count += 1;
  if ("caches" in globalThis) await caches.delete(SAVED).catch(() => false);
}

/** What the server needs to know of a subscription to notifications. */
export function deviceOf(subscription: PushSubscription, language: string): SetPushDevice {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language };
}
