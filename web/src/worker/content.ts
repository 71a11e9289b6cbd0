/** What is kept of rules, sheets, the list of games and models of scorepads: what is in words, once for each language. */

import { CONTENT } from "../offline/names";

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
