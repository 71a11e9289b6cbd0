/**
 * The service worker: it makes the client open, and rules and saved replays readable, without a connection, and shows
 * notifications.
 */

import { CONTENT, isPageQuestion } from "../offline/names";
import { keptContent, keptInAnyLanguage, kindOf, networkFirst } from "./requests";
import { FIXED, deleteOthers, file, isOwn, keepFiles, keptFixed, keptPage } from "./files";
import { listenForMessages } from "./push";
import { keepPythonList, keptPython, pythonFile } from "./python";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => event.waitUntil(keepFiles()));

// Without a claim, the page of the first visit would have nothing without a connection.
self.addEventListener("activate", (event) => event.waitUntil(deleteOthers().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const kind = kindOf(request, self.location.origin, FIXED);
  if (kind === "page") event.respondWith(networkFirst(request, keptPage));
  else if (kind === "file") event.respondWith(file(request));
  else if (kind === "fixed") event.respondWith(networkFirst(request, () => keptFixed(pathname)));
  else if (kind === "python") event.respondWith(pythonFile(request));
  else if (kind === "python-list") event.respondWith(networkFirst(request, () => keptPython(pathname), keepPythonList));
  else if (kind === "content") event.respondWith(content(event, pathname, search));
});

function content({ request }: FetchEvent, path: string, search: string): Promise<Response> {
  const kept = async () => (await keptContent(path + search)) ?? keptInAnyLanguage(path);
  return networkFirst(request, kept, async (fresh) => (await caches.open(CONTENT)).put(path + search, fresh));
}

listenForMessages();

self.addEventListener("message", (event) => {
  const { data, source, ports } = event;
  if (!isPageQuestion(data) || !(source instanceof WindowClient)) return;
  const current = isOwn(data.script);
  ports[0]?.postMessage(current);
  if (current) event.waitUntil(takeOver(source));
});

/** A worker that waits serves at once where the only open page is of its version already: nobody needs older files. */
async function takeOver(page: WindowClient): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.every(({ id }) => id === page.id)) await self.skipWaiting();
}
