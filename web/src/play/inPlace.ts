/** Links that open at a table in a dialog, so that nobody leaves a game to read a rule. */

import { parseRoute } from "../routes";

export type Opened = { readonly screen: "settings" } | { readonly screen: "rules"; readonly game: string; readonly clause: string };

const CLAUSE = /^#([A-Z]{2}-[0-9]{1,3})$/;

/** The clause that a link's hash names; "" for any other. */
export const clauseIn = (hash: string): string => CLAUSE.exec(hash)?.[1] ?? "";

/** What a link opens in place; undefined for a link that leads elsewhere, such as a sheet to print. */
export function opensInPlace({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Opened | undefined {
  const to = parseRoute(pathname);
  if (to.screen === "settings") return { screen: "settings" };
  if (to.screen !== "rules" || search !== "") return undefined;
  return { screen: "rules", game: to.game, clause: clauseIn(hash) };
}
