/** Decisive moments of Black Spy: the cards received, and a sweep. The end of a deal waits for itself, that of a game shows the result. */

import type { Event, View } from "./facts";

const SAID: readonly Event["event"][] = ["sweep", "settle"];

export function decisive(events: readonly Event[], { seat }: View): readonly Event[] {
  const ends = events.some(({ event }) => event === "deal-over");
  if (ends && !events.some(({ event }) => event === "game-over")) return [];
  return events.filter((event) => SAID.includes(event.event) || (event.event === "receive" && event.seat === seat && event.cards));
}
