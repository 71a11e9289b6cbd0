/** Who listens to the page before a game hears who comes. */

import { announce } from "../components/notices.svelte";
import { words } from "../i18n";
import type { LiveTable } from "./live.svelte";

/** Announce everyone who joins from now on; for the initialisation of a component. */
export function announceArrivals(play: () => LiveTable): void {
  let heard: number | undefined;
  $effect(() => {
    const last = play().log.at(-1)?.seq ?? 0;
    const news = play().log.filter(({ seq }) => seq > (heard ?? last));
    heard = last;
    for (const { event } of news) if (event.kind === "joined") announce(words.table.events.joined(event.name));
  });
}
