/** What is decisive in Black Spy: the cards received, a sweep, and the end of the game; the end of a deal waits for itself. */

import type { Event, View } from "./facts";

const SAID: readonly Event["event"][] = ["sweep", "settle", "game-over"];

export function decisive(events: readonly Event[], { seat }: View): readonly Event[] {
  const ends = events.some(({ event }) => event === "deal-over");
  if (ends && !events.some(({ event }) => event === "game-over")) return [];
  return events.filter((event) => SAID.includes(event.event) || (event.event === "receive" && event.seat === seat && event.cards));
}
