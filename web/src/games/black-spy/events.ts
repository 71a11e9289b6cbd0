/** The events of Black Spy, as `games/black_spy/text/serialize.py` makes them. Private cards are left out. */

import type { Play } from "../../play/contract";
import type { BlackSpyView, PlayedCard } from "./views";

export type BlackSpyEvent =
  | { event: "dealer-draw"; seat: number; rounds: PlayedCard[][] }
  | { event: "deal"; seat: number; deal: number; pass_direction: string }
  | { event: "hand"; seat: number; count: number; cards?: string[] }
  | { event: "mole-shown" | "mole-taken"; seat: number; count: number; cards?: string[] }
  | { event: "pass"; seat: number; count: number; to: number; cards?: string[] }
  | { event: "receive"; seat: number; count: number; from: number; cards?: string[] }
  | { event: "call"; seat: number; colour: string }
  | { event: "skip"; seat?: number; skipped: number[] }
  | { event: "first-lead"; seat: number }
  | { event: "play"; seat: number; card: string }
  | { event: "trick"; seat: number; trick: number }
  | { event: "sweep"; seat: number }
  | { event: "settle"; seat: number; how: "others" | "self" }
  | { event: "score"; seat: number; points: number; total: number }
  | { event: "going-back"; seat: number; before: number; total: number }
  | { event: "deal-over"; deal: number }
  | { event: "game-over"; winners: number[] };

/** A game of Black Spy in play. */
export type BlackSpyPlay = Play<BlackSpyView, BlackSpyEvent>;
