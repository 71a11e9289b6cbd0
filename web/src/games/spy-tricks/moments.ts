/** Decisive moments of Spy Tricks: who may place one more henchman; the end of a round, with the reveal, waits for itself. */

import type { Event } from "./facts";

export const decisive = (events: readonly Event[]): readonly Event[] =>
  events.some(({ event }) => event === "reveal") ? [] : events.filter(({ event }) => event === "salvation");
