/** What a person who looks at another tab should know: it stands in the page's title until they return. */

import { notify } from "../components/notices.svelte";
import { words } from "../i18n";
import type { Stage } from "../net/protocol";
import { signal } from "../signals";

export class News {
  #unread: keyof typeof words.table.news | undefined = $state();
  #stage: Stage | undefined;
  #me: number | null = null;

  /** What has happened meanwhile; "" if nothing has. */
  get line(): string {
    return this.#unread ? words.table.news[this.#unread] : "";
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
      notify(words.table.news.seated, "news");
    }
    this.#stage = stage;
    this.#me = me;
  }

  #add(news: keyof typeof words.table.news): void {
    if (!document.hidden) return;
    this.#unread = news;
    signal("turn");
  }
}
