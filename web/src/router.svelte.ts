/** Where the person is, kept with the browser's own address and back button. */

import { dismissErrors } from "./components/notices.svelte";
import { type Route, parseRoute, pathOf } from "./routes";

let current: Route = $state.raw(parseRoute(globalThis.location?.pathname ?? "/"));

/** The screen to be shown; the part after # and ? is in `location`. */
export const route = (): Route => current;

/** Goes to a screen. With `replace`, the address left behind is not kept for the back button. */
export function go(to: Route, { replace = false, query = "", hash = "" } = {}): void {
  dismissErrors();
  const address = pathOf(to) + query + hash;
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  current = to;
  if (!replace) scrollTo(0, 0);
}

const follow = () => {
  current = parseRoute(location.pathname);
};

/** Turns plain clicks on our own links into moves without reloading. */
function followLink(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  const to = parseRoute(link.pathname);
  if (to.screen === "nowhere") return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(to, { query: link.search, hash: link.hash });
}

/** Starts following links and the back button; returns what stops it. */
export function startRouter(): () => void {
  addEventListener("popstate", follow);
  document.addEventListener("click", followLink);
  return () => {
    removeEventListener("popstate", follow);
    document.removeEventListener("click", followLink);
  };
}
