/** The current route, kept in step with the browser's address and back button, and the screens that routes show. */

import type { Component } from "svelte";
import { base } from "./base";
import { dismissErrors } from "./components/notices.svelte";
import { inTime } from "./net/http";
import { type Route, parseRoute, pathOf } from "./routes";

let current: Route = $state.raw(parseRoute(globalThis.location?.pathname ?? `${base}/`));

/** Marks the addresses to which a link or a button of this page has led; the browser keeps it with each of them. */
const LED_HERE = "led-here";

/** The screen to show; the query and the hash are in `location`. */
export const route = (): Route => current;

/** Whether the person entered the current address, rather than followed a link or a button of this page there. */
export const isEntered = (): boolean => history.state !== LED_HERE;

/** Go to a screen. With `replace`, the back button skips the current address. */
export function go(to: Route, { replace = false, query = "", hash = "" } = {}): void {
  dismissErrors();
  const address = pathOf(to) + query + hash;
  if (replace) history.replaceState(LED_HERE, "", address);
  else history.pushState(LED_HERE, "", address);
  current = to;
  if (!replace) scrollTo(0, 0);
}

const follow = () => {
  current = parseRoute(location.pathname);
};

/** The internal link of a plain click; undefined for any other click, such as one that asks for another tab. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  return !link || link.target || link.hasAttribute("download") || link.origin !== location.origin ? undefined : link;
}

/** Follow plain clicks on internal links without reloading the page. */
function followLink(event: MouseEvent): void {
  const link = linkOf(event);
  if (!link) return;
  const to = parseRoute(link.pathname);
  if (to.screen === "not-found") return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(to, { query: link.search, hash: link.hash });
}

/** Start following links and the back button. Returns a function that stops it. */
export function startRouter(): () => void {
  addEventListener("popstate", follow);
  document.addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", follow);
    document.removeEventListener("click", followLink);
  };
}

/** The props of a screen: the variable part of its address. */
type Place<Name, To = Route> = To extends { readonly screen: infer Some } ? (Name extends Some ? Omit<To, "screen"> : never) : never;

/** How each screen is loaded. */
export type Screens = { readonly [Name in Route["screen"]]: () => Promise<{ readonly default: Component<Place<Name>> }> };

/** A screen whose properties have the types of any route. */
export type Screen = Component<Record<string, string>>;

let screens: Screens | undefined;

/** Say how screens are loaded: they lead to each other by routes, so that none needs to know another. */
export const provideScreens = (loaders: Screens): Screens => (screens = loaders);

const requested = new Map<Route["screen"], Promise<Screen>>();

/**
 * Load a screen, once. A failure is final until the page is reloaded: on a second try the browser would skip styles
 * that it failed to load.
 */
export function loadScreen(name: Route["screen"]): Promise<Screen> {
  const load: (() => Promise<{ readonly default: unknown }>) | undefined = screens?.[name];
  const screen = requested.get(name) ?? inTime(load ? load() : Promise.reject(new Error(name))).then((module) => module.default as Screen);
  requested.set(name, screen);
  return screen;
}
