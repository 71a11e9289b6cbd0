/**
 * Which requests the service worker answers, and how: from the network first, or else from what is kept. Everything
 * else it leaves to the browser, tables above all.
 */

import { base } from "../base";
import { CONTENT, FROM_CACHE } from "../offline/names";

type Kind = "page" | "file" | "fixed" | "content";

/** What says nothing about any person or table: the list of games, rulebooks, sheets to print, how to keep score, lessons. */
const CONTENT_PATH = /^\/api\/(games(\/[a-z0-9-]+\/(rulebook|sheets\/[a-z0-9-]+))?|score\/models\/[a-z0-9-]+|lessons\/[a-z0-9-]+(\/\d+)?)$/;
/** The language that something in words is wanted in. */
const IN_LANGUAGE = /^(\?language=[a-z]{2,3})?$/;
const NOT_PAGES = /^\/(api|assets|health|metrics|ready)(\/|$)/;

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * The kind of a request: for a page, for a file whose name changes with its content, for a file with a fixed name, or
 * for content that may be kept; undefined for any other.
 */
export function kindOf({ method, mode, url }: Asked, origin: string, fixed: readonly string[]): Kind | undefined {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== "GET" || from !== origin || !pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length);
  if (path.startsWith("/assets/")) return "file";
  if (search === "" && fixed.includes(pathname)) return "fixed";
  if (mode === "navigate") return NOT_PAGES.test(path) ? undefined : "page";
  return IN_LANGUAGE.test(search) && CONTENT_PATH.test(path) ? "content" : undefined;
}

/** Milliseconds for which the network is waited for where something is kept. */
const PATIENCE = 3_000;

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** What a server in front of the one that is down answers counts as no answer. */
const answered = (response: Response): Response | undefined => (response.status < 500 ? response : undefined);

function marked(kept: Response): Response {
  const headers = new Headers(kept.headers);
  headers.set(FROM_CACHE, "1");
  return new Response(kept.body, { status: kept.status, headers });
}

/** The response of the network, or else what is kept, or else whatever the network said. */
export async function networkFirst(request: Request, find: () => Promise<Response | undefined>, keep?: (fresh: Response) => Promise<void>): Promise<Response> {
  const fetched = fetch(request).then((response) => {
    if (response.ok && keep) void keep(response.clone()).catch(() => undefined);
    return response;
  });
  const answer = fetched.then(answered, () => undefined);
  const early = await Promise.race([answer, after(PATIENCE)]);
  if (early) return early;
  const kept = await find();
  return kept ? marked(kept) : fetched;
}

const MATCHING: MultiCacheQueryOptions = { cacheName: CONTENT, ignoreVary: true };
/** The language of an address that names none. */
const UNNAMED = "en";

export const keptContent = (address: string): Promise<Response | undefined> => caches.match(address, MATCHING);

/** Words in another language than the wanted one are better than none; the response says which it is. */
export async function keptInAnyLanguage(path: string): Promise<Response | undefined> {
  const kept = await caches.match(path, { ...MATCHING, ignoreSearch: true });
  if (!kept) return undefined;
  const headers = new Headers(kept.headers);
  headers.set("Content-Language", new URL(kept.url).searchParams.get("language") ?? UNNAMED);
  return new Response(kept.body, { status: kept.status, headers });
}
