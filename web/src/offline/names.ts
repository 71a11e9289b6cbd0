/** Names that the pages and the service worker share; servers below several paths of one site share its caches. */

import { base } from "../base";
import type { SetPushDevice } from "../net/protocol";

/** Caches of the client's files; the version of the build follows. */
export const FILES_PREFIX = `spydeck${base}-files-`;
/** The cache of rules and of the list of games, which say nothing about any person. */
export const CONTENT = `spydeck${base}-content`;
/**
 * The cache of what playing without a server needs: Python's files, kept once they were wanted; and everything that the person
 * has made available.
 */
export const OFFLINE = `spydeck${base}-offline`;
/** Stands in that cache for everything that was made available: the list of its files. */
export const WHOLE = `${base}/offline`;

/** Whether games can be played here without a connection, and whether everything else works, too. */
export async function whatIsHere(): Promise<{ readonly python: boolean; readonly whole: boolean }> {
  const has = async (address: string) => "caches" in globalThis && (await caches.match(address, { cacheName: OFFLINE, ignoreVary: true })) !== undefined;
  return { python: await has(PYTHON_LIST), whole: await has(WHOLE) };
}

/** Where Python's files are; their paths change with their contents. */
export const PYTHON_LIST = `${base}/python/files.json`;
/** The cache of what the person has saved on this device. */
export const SAVED = `spydeck${base}-saved`;

/** The header of a response that comes from a cache, because the server does not answer. */
export const FROM_CACHE = "Spydeck-From-Cache";

/** The question of a page to a worker: whether the page is of the worker's version. The reply is true or false. */
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

/** The facts of a subscription to notifications that the server needs. */
export function deviceOf(subscription: PushSubscription, language: string): SetPushDevice {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language };
}
