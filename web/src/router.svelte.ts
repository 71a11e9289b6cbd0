/** The current route, kept in step with the browser's address and back button. */

import { base } from "./base";
import { dismissErrors } from "./components/notices.svelte";
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
