/**
 * Which requests the service worker answers, and how: from the network first, or else from what is kept. Everything
 * else it leaves to the browser, tables above all.
 */

import { base } from "../base";
import { UNNAMED, isContent } from "../net/contentPaths";
import { CONTENT, FROM_CACHE, OFFLINE, PYTHON_LIST } from "../offline/names";

type Kind = "page" | "file" | "fixed" | "content" | "python-list" | "python";

/** The language that something in words is wanted in. */
const IN_LANGUAGE = /^(\?language=[a-z]{2,3})?$/;
const NOT_PAGES = /^\/(api|assets|content|docs|health|metrics|offline|python|ready)(\/|$)/;
/** Content, as a server has it and as a site without one does. */
const AT_SERVER = /^\/api(\/.*)$/;
const ON_SITE = /^\/content\/[a-z]{2,3}(\/.*)\.(json|txt)$/;

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/**
 * The kind of a request: for a page, for a file whose name changes with its content, for a file with a fixed name, for
 * content that may be kept, for Python's files or their list; undefined for any other.
 */
export function kindOf({ method, mode, url }: Asked, origin: string, fixed: readonly string[]): Kind | undefined {
  const { origin: from, pathname, search } = new URL(url);
  if (method !== "GET" || from !== origin || !pathname.startsWith(`${base}/`)) return undefined;
  const path = pathname.slice(base.length);
  if (path.startsWith("/assets/")) return "file";
  if (pathname === PYTHON_LIST) return "python-list";
  if (path.startsWith("/python/")) return "python";
  if (search === "" && fixed.includes(pathname)) return "fixed";
  if (mode === "navigate") return NOT_PAGES.test(path) ? undefined : "page";
  const [, asked = ""] = AT_SERVER.exec(path) ?? ON_SITE.exec(path) ?? [];
  return IN_LANGUAGE.test(search) && isContent(asked) ? "content" : undefined;
}

/** Milliseconds for which the network is waited for where something is kept. */
const PATIENCE = 3_000;

const after = (milliseconds: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** A server that is down, behind another one, or that has been asked too often. */
const isNoAnswer = ({ status }: Response): boolean => status >= 500 || status === TOO_MANY;
const TOO_MANY = 429;

const answered = (response: Response): Response | undefined => (isNoAnswer(response) ? undefined : response);

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

const inCache = (address: string, cacheName: string, options?: CacheQueryOptions): Promise<Response | undefined> =>
  caches.match(address, { ...options, cacheName, ignoreVary: true });

/** Content as it was seen last, or else what was made available. */
export const keptContent = async (address: string): Promise<Response | undefined> => (await inCache(address, CONTENT)) ?? inCache(address, OFFLINE);

/** Words in another language than the wanted one are better than none; the response says which it is. */
export async function keptInAnyLanguage(path: string): Promise<Response | undefined> {
  const seen = await inCache(path, CONTENT, { ignoreSearch: true });
  if (!seen) return inCache(path, OFFLINE, { ignoreSearch: true });
  const headers = new Headers(seen.headers);
  headers.set("Content-Language", new URL(seen.url).searchParams.get("language") ?? UNNAMED);
  return new Response(seen.body, { status: seen.status, headers });
}
