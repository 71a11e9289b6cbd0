/**
 * The client's files, kept so that every screen opens without a connection. Each version has a cache of its own, and
 * files are looked for in all of them: as long as a page of an earlier version is open, its files stay.
 */

import { base } from "../base";
import { FILES_PREFIX } from "../offline/names";

const PAGE = `${base}/`;
const FILES = __FILES__.map((path) => base + path);
const OWN = FILES_PREFIX + __VERSION__;
/** Files that are fetched at the same time; people who play have the rest of the connection. */
const AT_ONCE = 4;
/** Milliseconds for one file. */
const PATIENCE = 60_000;
const MATCHING: CacheQueryOptions = { ignoreVary: true };

/** Files whose names stay while their contents change. */
export const FIXED = FILES.filter((path) => !path.startsWith(`${base}/assets/`));

/** Whether a script belongs to this version. */
export const isOwn = (path: string): boolean => FILES.includes(path);

/** Fetch what is not kept yet. Throws unless all of it is there and of this version. */
export async function keepFiles(): Promise<void> {
  const cache = await caches.open(OWN);
  const waiting = [...FILES];
  const work = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await keepFile(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await keepPage(cache);
}

async function keepFile(cache: Cache, path: string): Promise<void> {
  const lasting = !FIXED.includes(path);
  const kept = lasting ? await caches.match(path, MATCHING) : undefined;
  await cache.put(path, kept ?? (await fetched(path, lasting ? "default" : "no-cache")));
}

/** While servers are replaced one after another, the page can come from another version than the worker. */
async function keepPage(cache: Cache): Promise<void> {
  const page = await fetched(PAGE, "no-cache");
  const scripts = [...(await page.clone().text()).matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, path = ""]) => path);
  if (!scripts.every(isOwn)) throw new Error("the page is of another version");
  await cache.put(PAGE, page);
}

async function fetched(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Delete the files of other versions, which no open page uses any more. */
export async function deleteOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(FILES_PREFIX) && name !== OWN);
  await Promise.all(names.map((name) => caches.delete(name)));
}

export const keptPage = (): Promise<Response | undefined> => caches.match(PAGE, { ...MATCHING, cacheName: OWN });
export const keptFixed = (path: string): Promise<Response | undefined> => caches.match(path, { ...MATCHING, cacheName: OWN });

/** A file whose content never changes: kept, in whichever version, or else from the network. */
export async function file(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, MATCHING);
  if (kept) return kept;
  const response = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
  // The modules that a page thinks with are kept once they were wanted, unless the page keeps them itself.
  if (response.ok && request.cache !== "no-store" && request.url.endsWith(".wasm")) void keep(request.url, response.clone()).catch(() => undefined);
  return response;
}

const keep = async (address: string, response: Response): Promise<void> => (await caches.open(OWN)).put(address, response);
