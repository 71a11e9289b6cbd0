/**
 * The addresses of the client, and which of them open in a dialog at a table, so that nobody leaves a game to read a
 * rule.
 */

import { base } from "./base";
import { isGame } from "./games";

/** The screens whose address is their name. */
const PLAIN = ["games", "learn", "people", "puzzles", "statistics", "settings"] as const;

export type Route =
  | { readonly screen: "home" | (typeof PLAIN)[number] | "not-found" }
  | { readonly screen: "table" | "replay"; readonly id: string }
  | { readonly screen: "join" | "device"; readonly token: string }
  | { readonly screen: "daily"; readonly game: string; readonly day: string }
  | { readonly screen: "lesson"; readonly game: string; readonly number: string }
  | { readonly screen: "rules" | "about" | "score" | "puzzle" | "alone"; readonly game: string };

const NAME = /^[A-Za-z0-9_-]{1,128}$/;

const DAY = /^\d{4}-\d{2}-\d{2}$/;

const LESSON = /^[1-9]\d?$/;

/** The screen at a path; "not-found" for any unknown path. */
export function parseRoute(path: string): Route {
  if (!path.startsWith(`${base}/`)) return { screen: "not-found" };
  const [first = "", second, ...more] = path.slice(base.length).replace(/^\/|\/$/g, "").split("/");
  if (first === "daily" && second !== undefined && isGame(second)) {
    const [day = "", ...rest] = more;
    return rest.length === 0 && (day === "" || DAY.test(day)) ? { screen: first, game: second, day } : { screen: "not-found" };
  }
  if (first === "learn" && second !== undefined && isGame(second)) {
    const [number = "", ...rest] = more;
    return rest.length === 0 && (number === "" || LESSON.test(number)) ? { screen: "lesson", game: second, number } : { screen: "not-found" };
  }
  if (more.length > 0) return { screen: "not-found" };
  if (second === undefined) {
    if (first === "") return { screen: "home" };
    return { screen: PLAIN.find((screen) => screen === first) ?? "not-found" };
  }
  if (!NAME.test(second)) return { screen: "not-found" };
  if (first === "table" || first === "replay") return { screen: first, id: second };
  if (first === "join" || first === "device") return { screen: first, token: second };
  if ((first === "rules" || first === "about" || first === "score" || first === "puzzle" || first === "alone") && isGame(second)) {
    return { screen: first, game: second };
  }
  return { screen: "not-found" };
}

/** The path of a screen. */
export const pathOf = (route: Route): string => base + pathInside(route);

function pathInside(route: Route): string {
  if ("id" in route) return `/${route.screen}/${route.id}`;
  if ("token" in route) return `/${route.screen}/${route.token}`;
  if ("number" in route) return `/learn/${route.game}${route.number && `/${route.number}`}`;
  if ("day" in route) return `/daily/${route.game}${route.day && `/${route.day}`}`;
  if ("game" in route) return `/${route.screen}/${route.game}`;
  return route.screen === "home" ? "/" : `/${route.screen}`;
}

export type Opened = { readonly screen: "settings" } | { readonly screen: "rules"; readonly game: string; readonly clause: string };

const CLAUSE = /^#([A-Z]{2}-[0-9]{1,3})$/;

/** The clause that a link's hash names; "" for any other. */
export const clauseIn = (hash: string): string => CLAUSE.exec(hash)?.[1] ?? "";

/** The address that a link opens in place; undefined for a link that leads elsewhere, such as a sheet to print. */
export function opensInPlace({ pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">): Opened | undefined {
  const to = parseRoute(pathname);
  if (to.screen === "settings") return { screen: "settings" };
  if (to.screen !== "rules" || search !== "") return undefined;
  return { screen: "rules", game: to.game, clause: clauseIn(hash) };
}
