/**
 * Content that says nothing about any person or table, by the path at which a server says it: it can be kept, and on a site without
 * a server it is a file.
 */

/** Texts: rulebooks, sheets to print. */
const TEXT = /^\/games\/[a-z0-9-]+\/(rulebook|sheets\/[a-z0-9-]+)$/;
/** The list of games, how to keep score, lessons, puzzles. */
const DATA = /^\/(games|score\/models\/[a-z0-9-]+|lessons\/[a-z0-9-]+(\/\d+)?|puzzles\/[a-z0-9-]+(\/themes|\/[0-9a-f]{8}\/whole)?)$/;
/** The list of what a page keeps to do without a connection, which is only of use with one. */
export const OFFLINE_LIST = "/offline";
/** The language of an address that names none. */
export const UNNAMED = "en";

/** Whether a path, without the language in which it is wanted, is one of content. */
export const isContent = (path: string): boolean => TEXT.test(path) || DATA.test(path);

/** The file with what a path leads to at a server; undefined for what only a server has. */
export function fileOf(path: string): string | undefined {
  const [plain = "", query] = path.split("?");
  const language = new URLSearchParams(query).get("language") ?? UNNAMED;
  if (TEXT.test(plain)) return `/content/${language}${plain}.txt`;
  return DATA.test(plain) || plain === OFFLINE_LIST ? `/content/${language}${plain}.json` : undefined;
}
