/** Notifications: shown when the server sends a message, and leading to their page. */

import { base } from "../base";
import { bytesOf } from "../net/base64url";
import type { PushFacts } from "../net/protocol";
import { deviceOf } from "../offline/names";

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds for a request. */
const PATIENCE = 15_000;

/** A message as the server sends it. */
interface Shown {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly language: string;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";

/** Parse a message; undefined for anything that is not one. */
function readMessage(text: string): Shown | undefined {
  try {
    const { title, body, path, language } = JSON.parse(text) as Partial<Record<keyof Shown, unknown>>;
    const inside = isText(path) && path.startsWith("/") && !path.startsWith("//");
    return isText(title) && isText(body) && isText(language) && inside ? { title, body, path, language } : undefined;
  } catch {
    return undefined;
  }
}

/** Show a message. A later one about the same page takes its place. */
async function show(message: Shown): Promise<void> {
  const { title, body, language } = message;
  const path = base + message.path;
  await self.registration.showNotification(title, { body, tag: path, lang: language, icon: `${base}/icon-192.png`, data: path });
}

/** Go to a page: one that shows it already, any other that is open, or a new one. */
async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

/** Subscribe again where the browser has ended a subscription, and tell the server. */
async function subscribeAgain(language: string): Promise<void> {
  const push = await fetch(`${base}/api/push`, { signal: AbortSignal.timeout(PATIENCE) });
  if (!push.ok) return;
  const { key } = (await push.json()) as PushFacts;
  const found = await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  const body = JSON.stringify(deviceOf(found, language));
  const headers = { "Content-Type": "application/json" };
  await fetch(`${base}/api/push/devices`, { method: "PUT", body, headers, signal: AbortSignal.timeout(PATIENCE) });
}

export function listenForMessages(): void {
  self.addEventListener("push", (event) => {
    const message = readMessage(event.data?.text() ?? "");
    if (message) event.waitUntil(show(message));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    event.waitUntil(openPage(String(event.notification.data)));
  });
  self.addEventListener("pushsubscriptionchange", (event) => {
    event.waitUntil(subscribeAgain(navigator.language));
  });
}
