/**
 * Notifications while no page is open (Web Push): this browser's subscription at its push service, and what the server
 * knows of it. Where they are on, the id of this browser is saved here.
 */

import { base } from "../base";
import { language } from "../i18n";
import { deviceOf } from "../offline/names";
import { bytesOf, textOf } from "./base64url";
import { RequestError, request } from "./http";
import type { PushDeviceFacts, PushFacts } from "./protocol";

const KEY = "spydeck.notifications";

/** "on" here; "off"; "denied" by the person, in the browser's settings; "unavailable" in this browser or page. */
export type NotificationState = "on" | "off" | "denied" | "unavailable";

/** The browser's push service does not answer, or the browser has none. */
export class NoPushService extends Error {}

function savedId(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function saveId(id: string | null): void {
  try {
    if (id === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Then the page does not know that they are on, and the person can turn them on again.
  }
}

const available = (): boolean => isSecureContext && "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** Whether this browser shows notifications. */
export function notificationState(): NotificationState {
  if (!available()) return "unavailable";
  if (Notification.permission === "denied") return "denied";
  return savedId() !== null && Notification.permission === "granted" ? "on" : "off";
}

/** Install the page's worker, or find it. Resolves to nothing in browsers and tests that block service workers. */
export const registerWorker = (): Promise<ServiceWorkerRegistration | undefined> => navigator.serviceWorker.register(`${base}/sw.js`);

/** How often the worker is installed anew where its files did not all come. */
const TRIES = 3;

/** Resolves to whether a worker that is being installed has become active. */
const becomesActive = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === "activated" || worker.state === "redundant") resolve(worker.state === "activated");
    };
    worker.addEventListener("statechange", look);
    look();
  });

/**
 * The worker that shows notifications, once it is installed: for as long as its files take to come. Throws
 * `NoPushService` where the browser refuses one.
 */
async function worker(): Promise<ServiceWorkerRegistration> {
  for (let tried = 0; tried < TRIES; tried++) {
    const found = await registerWorker().catch(() => undefined);
    const coming = found?.active ?? found?.waiting ?? found?.installing;
    if (found && coming && (await becomesActive(coming))) return found;
  }
  throw new NoPushService();
}

const readPush = () => request<PushFacts>("GET", "/push");
const isThis = (key: string, { options }: PushSubscription): boolean =>
  options.applicationServerKey !== null && textOf(options.applicationServerKey) === key;

/** The subscription of this browser under the server's key. Throws `NoPushService`. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await worker();
  const known = await pushManager.getSubscription();
  if (known && isThis(key, known)) return known;
  await known?.unsubscribe();
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    throw new NoPushService();
  }
}

async function register(subscription: PushSubscription): Promise<void> {
  saveId((await request<PushDeviceFacts>("PUT", "/push/devices", deviceOf(subscription, language()))).id);
}

async function unsubscribe(): Promise<void> {
  saveId(null);
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Ask the person, and show notifications in this browser. Throws `RequestError`, `NoPushService`. */
export async function turnOn(): Promise<NotificationState> {
  if ((await Notification.requestPermission()) === "granted") {
    const subscription = await subscribe((await readPush()).key);
    try {
      await register(subscription);
    } catch (error) {
      await unsubscribe();
      throw error;
    }
  }
  return notificationState();
}

/** Show no notifications in this browser any more. Throws `RequestError`. */
export async function turnOff(): Promise<void> {
  const id = savedId();
  if (id !== null) await removeDevice(id);
  await unsubscribe();
}

/** Forget the subscription of a guest who is gone; the server has forgotten it, too. */
export async function forgetNotifications(): Promise<void> {
  if (available() && savedId() !== null) await unsubscribe();
}

/** The other browsers of the person that show notifications. Throws `RequestError`. */
export async function otherDevices(): Promise<readonly PushDeviceFacts[]> {
  const own = savedId();
  return (await readPush()).devices.filter(({ id }) => id !== own);
}

/** Show no notifications in one of the person's browsers any more. Throws `RequestError`. */
export async function removeDevice(id: string): Promise<void> {
  try {
    await request<null>("DELETE", `/push/devices/${id}`);
  } catch (error) {
    if (!(error instanceof RequestError && error.code === "unknown")) throw error;
  }
}

/**
 * Tell the server where this browser is found now, and whose it is: browsers renew subscriptions, and people become
 * others. Where the subscription is gone, notifications are off.
 */
export async function keepNotifications(): Promise<void> {
  if (savedId() === null) return;
  if (notificationState() !== "on") {
    saveId(null);
    return;
  }
  try {
    const subscription = await (await worker()).pushManager.getSubscription();
    if (subscription) await register(subscription);
    else saveId(null);
  } catch (error) {
    if (error instanceof RequestError && error.code === "no-guest") await unsubscribe();
  }
}

const shownHere = (): Promise<ServiceWorkerRegistration | undefined> =>
  notificationState() === "on" ? navigator.serviceWorker.getRegistration() : Promise.resolve(undefined);

/** Show a notification that leads to a page, in place of an earlier one about it. */
async function showNotification(path: string, title: string): Promise<void> {
  await (await shownHere())?.showNotification(title, { tag: path, lang: language(), icon: `${base}/icon-192.png`, data: path });
}

/** Close the notifications that lead to a page. */
async function closeNotifications(path: string): Promise<void> {
  for (const shown of (await (await shownHere())?.getNotifications({ tag: path })) ?? []) shown.close();
}

/** Show a title where the page is in the background; close what the person has seen once the page is in sight. */
export async function followTurn(path: string, title: string): Promise<void> {
  if (document.hidden) {
    if (title) await showNotification(path, title);
    document.addEventListener("visibilitychange", () => void followTurn(path, ""), { once: true });
  } else {
    await closeNotifications(path);
  }
}
