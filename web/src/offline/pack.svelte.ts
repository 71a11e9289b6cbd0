/**
 * Everything that playing, learning and solving need on this device, fetched before it is needed: Python's files, what bots
 * think with, and all content in the language of the page.
 *
 * Files have paths that change with their contents, and stand beside those of an earlier version until all are there: only
 * then the content changes, and what is no longer needed goes.
 */

import { base } from "../base";
import { contentLanguage } from "../i18n";
import { OFFLINE_LIST } from "../net/contentPaths";
import { inLanguage } from "../net/content.svelte";
import { request } from "../net/http";
import type { OfflineFile } from "../net/protocol";
import { CONTENT, OFFLINE, WHOLE } from "./names";
import { setWanted, wanted } from "./wanted";

/**
 * "looking"; "absent"; "fetching"; "stopped": the rest is missing; "whole", perhaps while a newer version is being fetched;
 * "lost": the browser has deleted it.
 */
type State = "looking" | "absent" | "fetching" | "stopped" | "whole" | "lost";
/** Why not all of it could be fetched. */
type Problem = "full" | "failed";

/** Milliseconds for the list: a server that has just started makes it first. */
const PATIENCE = 60_000;
const BUNDLE = /^\/offline\//;

let state: State = $state("looking");
let problem: Problem | undefined = $state();
let list: readonly OfflineFile[] = $state.raw([]);
/** Bytes of the list that are here. */
let here = $state(0);
let lasting: boolean | undefined = $state();
let stop: AbortController | undefined;

/** How far it is. */
export const packState = (): State => state;
export const packProblem = (): Problem | undefined => problem;
/** Whether the browser keeps it even where space is short; undefined where it does not say. */
export const isLasting = (): boolean | undefined => lasting;

/** Bytes on their way, in all and of those that are here; 0 as long as that is not known. */
export const packBytes = () => ({ all: list.reduce((sum, { bytes }) => sum + bytes, 0), here });

/** Whether this browser can keep files for a page without a connection. */
export const canKeep = (): boolean => "serviceWorker" in navigator && "caches" in globalThis && "WebAssembly" in globalThis;

const open = (): Promise<Cache> => caches.open(OFFLINE);
const readList = (): Promise<OfflineFile[]> => request<OfflineFile[]>("GET", inLanguage(OFFLINE_LIST), undefined, PATIENCE);

async function readWhole(): Promise<readonly OfflineFile[] | undefined> {
  const found = await caches.match(WHOLE, { cacheName: OFFLINE });
  return (await found?.json()) as readonly OfflineFile[] | undefined;
}

/** The files of the list that are not here. A bundle is not kept once its pieces are. */
async function missing(): Promise<OfflineFile[]> {
  const cache = await open();
  const unpacked = new Set((await readWhole())?.map(({ path }) => path).filter((path) => BUNDLE.test(path)));
  const isHere = async ({ path }: OfflineFile) => unpacked.has(path) || (await cache.match(base + path)) !== undefined;
  const found = await Promise.all(list.map(isHere));
  here = list.reduce((sum, { bytes }, place) => sum + (found[place] ? bytes : 0), 0);
  return list.filter((_, place) => !found[place]);
}

/** Find out how far it is. */
export async function look(): Promise<void> {
  if (stop) return;
  lasting = await navigator.storage?.persisted?.();
  const whole = (await readWhole()) !== undefined;
  const listed = await readList().catch(() => list);
  if (stop) return; // fetching has begun meanwhile, and counts
  list = listed;
  await missing();
  if (stop) return;
  if (whole) state = "whole";
  else if (wanted() === "whole") state = "lost";
  else state = wanted() === undefined ? "absent" : "stopped";
}

/** Fetch everything, or what is missing, and ask the browser to keep it. */
export async function fetchAll(): Promise<void> {
  if (stop) return;
  setWanted("wanted");
  lasting = await navigator.storage?.persist?.().catch(() => undefined);
  await renew("fetching");
}

/** Fetch what is missing, or a newer version beside what is there. */
async function renew(shown: State): Promise<void> {
  const control = (stop = new AbortController());
  state = shown;
  problem = undefined;
  try {
    list = await readList();
    for (const file of await missing()) await fetchFile(file, control.signal);
    control.signal.throwIfAborted();
    await unpack();
    state = "whole";
    setWanted("whole");
  } catch (error) {
    if (!control.signal.aborted) problem = isFull(error) ? "full" : "failed";
    if (shown === "fetching") state = "stopped";
  } finally {
    stop = undefined;
  }
}

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === "QuotaExceededError";

/** Fetch one file, and keep it once all of it is there. Throws. */
async function fetchFile({ path, bytes, length }: OfflineFile, signal: AbortSignal): Promise<void> {
  const before = here;
  const response = await fetch(base + path, { cache: "no-store", signal });
  if (!response.ok || !response.body) throw new Error(`${path}: ${response.status}`);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let read = 0;
  const reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    read += next.value.length;
    here = before + bytes * Math.min(1, read / length);
  }
  if (read !== length) throw new Error(`${path}: ${read} of ${length} bytes`);
  await (await open()).put(base + path, new Response(new Blob(parts), { headers: { "Content-Type": response.headers.get("Content-Type") ?? "" } }));
  here = before + bytes;
}

/** Put the pieces of the bundle where they are asked for, and delete all that is not needed any more. */
async function unpack(): Promise<void> {
  const cache = await open();
  const bundle = list.find(({ path }) => BUNDLE.test(path));
  const found = bundle && (await cache.match(base + bundle.path));
  const pieces = found && Object.entries((await found.json()) as Readonly<Record<string, string>>);
  const headers = { "Content-Language": contentLanguage() };
  for (const [address, text] of pieces ?? []) await cache.put(base + address, new Response(text, { headers }));
  await cache.put(WHOLE, Response.json(list));
  if (!pieces) return; // they are there already
  const seen = await caches.open(CONTENT);
  const needed = new Set([WHOLE, ...list.map(({ path }) => base + path), ...pieces.map(([address]) => base + address)]);
  if (bundle) needed.delete(base + bundle.path);
  for (const [address] of pieces) await seen.delete(base + address); // which may be older
  for (const { url } of await cache.keys()) if (!needed.has(url.slice(location.origin.length))) await cache.delete(url);
}

/** Stop fetching; what is here stays. */
export function stopFetching(): void {
  stop?.abort();
  setWanted("stopped");
}

/** Delete everything, and fetch nothing by itself any more. */
export async function removeAll(): Promise<void> {
  stop?.abort();
  await caches.delete(OFFLINE);
  setWanted("removed");
  problem = undefined;
  here = 0;
  state = "absent";
}

const namesOf = (files: readonly OfflineFile[]): string => files.map(({ path }) => path).join();

/** Keep up with the client and its language; go on where the person did not stop; begin where the page was installed. */
export async function keepUp(installed: boolean): Promise<void> {
  if (stop || !canKeep()) return;
  const said = wanted();
  if (said === "wanted" || (said === undefined && installed)) return fetchAll();
  const kept = said === "whole" ? await readWhole() : undefined;
  if (!kept) return; // nothing was wanted, or the browser has deleted it: the person is told in the settings
  list = await readList();
  if (namesOf(kept) !== namesOf(list) || (await missing()).length > 0) await renew("whole");
}
