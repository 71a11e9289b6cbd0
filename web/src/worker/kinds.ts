/** Which requests the service worker answers, and how. Everything else it leaves to the browser, tables above all. */

import { base } from "../base";

export type Kind = "page" | "file" | "fixed" | "content";

/** What says nothing about any person or table: the list of games, rulebooks, sheets to print, how to keep score. */
const CONTENT = /^\/api\/(games(\/[a-z0-9-]+\/(rulebook|sheets\/[a-z0-9-]+))?|score\/models\/[a-z0-9-]+)$/;
/** The language that something in words is wanted in. */
const IN_LANGUAGE = /^(\?language=[a-z]{2,3})?$/;
const NOT_PAGES = /^\/(api|assets|health|metrics|ready)(\/|$)/;

export interface Asked {
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
  return IN_LANGUAGE.test(search) && CONTENT.test(path) ? "content" : undefined;
}
