/** Finds who bagged the Queen of Spades, from public events only. */

import type { SpycardEvent } from "./events";

const QUEEN = "QS";

/**
 * The seat that killed the Queen of Spades or had her discarded, out of all events of a game in order; null if
 * nobody has, or if only her own player did it.
 */
export function queenBaggedBy(events: readonly SpycardEvent[]): number | null {
  let onTurn: number | null = null;
  let fighter: number | null = null;
  let accuser: number | null = null;
  let exposer: number | null = null;
  for (const event of events) {
    if (event.event === "turn") [onTurn, fighter, accuser, exposer] = [event.seat, null, null, null];
    else if (event.event === "claim" || event.event === "attack") [fighter, accuser] = [null, null];
    else if (event.event === "fight") fighter = event.seat;
    else if (event.event === "accuse") accuser = event.seat;
    else if (event.event === "truth") accuser = null;
    else if (event.event === "expose") exposer = event.right ? event.seat : null;
    const by = event.event === "death" ? (fighter ?? onTurn) : event.event === "discard" ? accuser : exposer;
    if (isQueenGone(event)) return by === event.seat ? null : by;
  }
  return null;
}

function isQueenGone(event: SpycardEvent): boolean {
  if (event.event === "death" || event.event === "discard") return event.agent === QUEEN;
  return event.event === "out" && event.discards.some(({ agent }) => agent === QUEEN);
}
