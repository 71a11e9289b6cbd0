/** What is decisive in Spycard: exposures, accusations, deaths, and the end. */

import type { Event, View } from "./facts";

/** An update with one of these stands. */
const DECISIVE: readonly Event["event"][] = ["expose", "accuse", "truth", "lie", "death", "out", "game-over"];
/** What is said then, in the order of the rules. */
const SAID: readonly Event["event"][] = [...DECISIVE, "see-agenda", "jack", "turn-up", "discard", "fight", "bullet"];

export function decisive(events: readonly Event[], _before: View): readonly Event[] {
  return events.some(({ event }) => DECISIVE.includes(event)) ? events.filter(({ event }) => SAID.includes(event)) : [];
}
