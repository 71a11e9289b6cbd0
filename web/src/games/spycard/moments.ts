/** What is decisive in Spycard: exposures, accusations, deaths, and the end; and who is who in it. */

import type { Event, View } from "./facts";

/** An update with one of these stands. */
const DECISIVE: readonly Event["event"][] = ["expose", "accuse", "truth", "lie", "death", "out", "game-over"];
/** What is said then, in the order of the rules. */
const SAID: readonly Event["event"][] = [...DECISIVE, "see-agenda", "jack", "turn-up", "discard", "fight", "bullet"];

export function decisive(events: readonly Event[], _before: View): readonly Event[] {
  return events.some(({ event }) => DECISIVE.includes(event)) ? events.filter(({ event }) => SAID.includes(event)) : [];
}

/** Who is who in a decisive moment. */
export interface Roles {
  readonly kind: "expose" | "accuse" | "act";
  /** The seat that exposes or accuses, or else that has the turn. */
  readonly by: number | null;
  /** The seats that it is done to. */
  readonly to: readonly number[];
  /** The seats that are out by it. */
  readonly out: readonly number[];
  /** The agents that are lost by it. */
  readonly lost: readonly string[];
}

export function rolesIn({ events, before }: { events: readonly Event[]; before: View }): Roles {
  const exposed = events.find((event) => event.event === "expose");
  const accused = events.find((event) => event.event === "accuse");
  const by = exposed?.seat ?? accused?.seat ?? before.turn;
  const seats = events.flatMap((event) => (event.event === "expose" ? [event.of] : "seat" in event && event.seat !== undefined ? [event.seat] : []));
  return {
    kind: exposed ? "expose" : accused ? "accuse" : "act",
    by,
    to: [...new Set(seats)].filter((seat) => seat !== by),
    out: events.flatMap((event) => (event.event === "out" ? [event.seat] : [])),
    lost: events.flatMap((event) => (event.event === "death" || event.event === "discard" ? [event.token] : [])),
  };
}

/** The card that a moment is about: an agenda that was named or has won, or an agent that everybody sees now. */
export function cardOf(events: readonly Event[]): string | undefined {
  const agenda = events.map((event) => (event.event === "expose" || event.event === "game-over" ? event.agenda : undefined)).find(Boolean);
  const shown = events.findLast((event) => event.event === "turn-up" || event.event === "death" || event.event === "discard");
  return agenda ?? (shown && "agent" in shown ? shown.agent : undefined);
}
