/** Facts about a trick and a round that end, from views and events of Spy Tricks. */

import type { Play } from "../../play/contract";
import type { Event, Henchman, PlayedCard, View } from "./facts";

/** A game of Spy Tricks in play. */
export type SpyTricksPlay = Play<View, Event>;

/** A henchman that was right. */
interface Paid extends Henchman {
  /** Points of its spot, without a Helper. */
  readonly worth: number;
}

export interface Scored {
  readonly seat: number;
  readonly points: number;
  readonly total: number;
  readonly chips: number;
}

export interface Scoring {
  /** Counts from 0. */
  readonly round: number;
  readonly secret: string;
  /** The spots that name it. */
  readonly right: readonly string[];
  readonly henchmen: readonly Henchman[];
  readonly paid: readonly Paid[];
  readonly scored: readonly Scored[];
  /** The seats that get a Helper; undefined after the last round. */
  readonly helpers: readonly number[] | undefined;
  readonly winners: readonly number[];
}

/** The henchmen on the mat after some events of the same round. */
export function henchmenAfter(before: readonly Henchman[], events: readonly Event[]): Henchman[] {
  let henchmen = [...before];
  for (const event of events) {
    if (event.event === "reveal") break;
    if (event.event === "take-back") {
      const first = henchmen.findIndex((henchman) => henchman.seat === event.seat);
      henchmen = henchmen.filter((_, place) => place !== first);
    } else if (event.event === "guess") {
      henchmen.push({ seat: event.seat, spot: event.spot, helper: event.helper });
    }
  }
  return henchmen;
}

/** The points at the end of a round; undefined if no round ends with these events. `before` is the view before them. */
export function scoringOf(events: readonly Event[], before: View): Scoring | undefined {
  const reveal = events.find((event) => event.event === "reveal");
  const end = events.find((event) => event.event === "round-over");
  if (!reveal || !end) return undefined;
  const henchmen = henchmenAfter(before.mat.henchmen, events);
  const rights = events.filter((event) => event.event === "right");
  const worth = (seat: number, spot: string) => {
    const right = rights.find((event) => event.seat === seat);
    return right?.worth[right.spots.indexOf(spot)] ?? 0;
  };
  const paid = henchmen
    .filter(({ spot }) => reveal.spots.includes(spot))
    .map((henchman) => ({ ...henchman, worth: worth(henchman.seat, henchman.spot) }))
    .sort((one, other) => one.seat - other.seat || one.worth - other.worth);
  const scored = events
    .filter((event) => event.event === "score")
    .map(({ seat, points, total }) => {
      const chips = rights.find((event) => event.seat === seat)?.chips ?? 0;
      return { seat, points, total, chips };
    });
  return {
    round: end.round,
    secret: reveal.secret,
    right: reveal.spots,
    henchmen,
    paid,
    scored,
    helpers: events.find((event) => event.event === "helpers")?.seats,
    winners: events.find((event) => event.event === "game-over")?.winners ?? [],
  };
}

export interface Full {
  readonly cards: readonly PlayedCard[];
  readonly winner: number;
  readonly loser: number;
}

/** The trick that some events complete; undefined if they complete none. `before` is the view before them. */
export function fullTrick(events: readonly Event[], before: View): Full | undefined {
  const played = events.find((event) => event.event === "play");
  const trick = events.find((event) => event.event === "trick");
  if (!played || !trick) return undefined;
  return { cards: [...before.trick, { seat: played.seat, card: played.card }], winner: trick.seat, loser: trick.loser };
}
