/** Signs that a person at a table must not miss: news while they look at another tab, and where the focus goes. */

import { notify } from "../components/notices.svelte";
import { say } from "../i18n";
import type { Stage } from "../net/protocol";
import { signal } from "../settings.svelte";

export class News {
  #unread: "started" | "seated" | undefined = $state();
  #stage: Stage | undefined;
  #me: number | null = null;

  /** The news meanwhile; "" if there is none. */
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
  /** Where the focus waits while none of these is there, or while the server is asked. */
  const rest = root.closest<HTMLElement>("#main");
  let last: HTMLElement | undefined;
  let waits = false;
  let byKeys = false;

  function focused({ target }: Event) {
    if (target === rest) return;
    last = target instanceof HTMLElement && root.contains(target) ? target : undefined;
    waits = false;
  }

  const watch = new MutationObserver(() => {
    const { activeElement: now, body } = document;
    const asks = last?.matches(":disabled") ?? false;
    // A button that cannot be pressed any more loses the focus with the next frame.
    if (!last || (now !== body && now !== rest && !(now === last && asks))) return;
    if (last.isConnected) {
      // While the server is asked, it waits; where that is refused, it returns.
      if (asks || waits) (asks ? rest : last)?.focus({ preventScroll: true });
      waits = asks;
      return;
    }
    for (const selector of NEXT) {
      const next = root.querySelector<HTMLElement>(selector);
      if (!next) continue;
      next.focus({ preventScroll: !byKeys });
      return;
    }
    rest?.focus({ preventScroll: true });
  });

  const stop = new AbortController();
  const listening = { capture: true, signal: stop.signal };
  addEventListener("focusin", focused, listening);
  addEventListener("keydown", () => (byKeys = true), listening);
  addEventListener("pointerdown", () => (byKeys = waits = false), listening);
  watch.observe(root, { attributeFilter: ["disabled"], childList: true, subtree: true });
  return () => {
    stop.abort();
    watch.disconnect();
  };
}
