/** What a person who looks at another tab should know: it stands in the page's title until they return. */

import { notify } from "../components/notices.svelte";
import { words } from "../i18n";
import type { Stage } from "../net/protocol";
import { signal } from "../signals";

export class News {
  #unread = $state("");
  #stage: Stage | undefined;
  #me: number | null = null;

  /** What has happened meanwhile; "" if nothing has. */
  get line(): string {
    return this.#unread;
  }

  /** Forget the news whenever the person looks at the page. Returns a function that stops it, for `$effect`. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.#unread = "";
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }

  /** Note the stage of the table and the person's seat. */
  update(stage: Stage, me: number | null): void {
    if (stage === "playing" && this.#stage === "gathering") this.#add(words.table.news.started);
    if (stage === "playing" && this.#stage === "playing" && this.#me === null && me !== null) {
      this.#add(words.table.news.seated);
      notify(words.table.news.seated);
    }
    this.#stage = stage;
    this.#me = me;
  }

  #add(sentence: string): void {
    if (!document.hidden) return;
    this.#unread = sentence;
    signal("turn");
  }
}
