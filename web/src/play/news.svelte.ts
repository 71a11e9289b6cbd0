/** What a person at a table must not miss: news while they look at another tab, and where the focus goes. */

import { notify } from "../components/notices.svelte";
import { say } from "../i18n";
import type { Stage } from "../net/protocol";
import { signal } from "../settings.svelte";

export class News {
  #unread: "started" | "seated" | undefined = $state();
  #stage: Stage | undefined;
  #me: number | null = null;

  /** What has happened meanwhile; "" if nothing has. */
  get line(): string {
    return this.#unread ? say(`table-news-${this.#unread}`) : "";
  }

  /** Forget the news whenever the person looks at the page. Returns a function that stops it, for `$effect`. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.#unread = undefined;
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }

  /** Note the stage of the table and the person's seat. */
  update(stage: Stage, me: number | null): void {
    if (stage === "playing" && this.#stage === "gathering") this.#add("started");
    if (stage === "playing" && this.#stage === "playing" && this.#me === null && me !== null) {
      this.#add("seated");
      notify(say("table-news-seated"), "news");
    }
    this.#stage = stage;
    this.#me = me;
  }

  #add(news: "started" | "seated"): void {
    if (!document.hidden) return;
    this.#unread = news;
    signal("turn");
  }
}

/** Where the focus goes when the focused element is removed: to the first of these that exists. */
const NEXT = [
  "[data-next] :is(button, a)",
  ".undo .main",
  '.legal[tabindex="0"], .open[tabindex="0"]',
  ".legal, .open",
  ".ability, .possible, .choose",
  ".verb",
  '.hand [tabindex="0"]',
  ".dock",
];

/** Keep the focus within a table, without scrolling for people who point or tap. Returns a function that stops it. */
export function keepFocus(root: HTMLElement): () => void {
  let last: HTMLElement | undefined;
  let byKeys = false;

  function focused({ target }: Event) {
    last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
  }

  const watch = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    for (const selector of NEXT) {
      const next = root.querySelector<HTMLElement>(selector);
      if (!next) continue;
      next.focus({ preventScroll: !byKeys });
      return;
    }
  });

  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  addEventListener("focusin", focused, listening);
  addEventListener("keydown", () => (byKeys = true), listening);
  addEventListener("pointerdown", () => (byKeys = false), listening);
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    stop.abort();
    watch.disconnect();
  };
}
