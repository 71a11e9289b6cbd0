/**
 * Python's files for tables without a server: kept once somebody has opened such a table, so that it opens without a
 * connection. After an update the old ones work until all new ones are there.
 */

import { base } from "../base";
import { OFFLINE, PYTHON_LIST } from "../offline/names";

/** A file in a list. */
type List = Readonly<Record<string, { readonly path: string }>>;

/** The list that counts as soon as all its files are kept. */
const NEXT_LIST = `${PYTHON_LIST}?next`;
const MATCHING: MultiCacheQueryOptions = { cacheName: OFFLINE, ignoreVary: true };

export const keptPython = (path: string): Promise<Response | undefined> => caches.match(path, MATCHING);

/** A file from the cache, or else from the network, to be kept; a page that keeps it itself asks with "no-store". */
export async function pythonFile(request: Request): Promise<Response> {
  const kept = await keptPython(request.url);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && request.cache !== "no-store") void keep(request.url, response.clone()).catch(() => undefined);
  return response;
}

async function keep(address: string, response: Response): Promise<void> {
  const cache = await caches.open(OFFLINE);
  await cache.put(address, response);
  await useNextList(cache);
}

/** Keep a new list, to be used as soon as it can be. */
export async function keepPythonList(fresh: Response): Promise<void> {
  const cache = await caches.open(OFFLINE);
  await cache.put(NEXT_LIST, fresh);
  await useNextList(cache);
}

/** Use the new list if all its files are kept, and keep no files of Python that it does not name. */
async function useNextList(cache: Cache): Promise<void> {
  const next = await cache.match(NEXT_LIST, MATCHING);
  if (!next) return;
  const list = (await next.clone().json()) as List;
  const named = Object.values(list).map(({ path }) => base + path);
  const kept = await Promise.all(named.map((path) => cache.match(path, MATCHING)));
  if (kept.includes(undefined)) return;
  await cache.put(PYTHON_LIST, next);
  await cache.delete(NEXT_LIST, MATCHING);
  const others = (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(`${base}/python/`) && pathname !== PYTHON_LIST && !named.includes(pathname);
  });
  await Promise.all(others.map((other) => cache.delete(other)));
}
