/** The events of Spy Tricks, as `games/spy_tricks/text/serialize.py` makes them. Private cards are left out. */

import type { Play } from "../../play/contract";
import type { SpyTricksView } from "./views";

export type SpyTricksEvent =
  | { event: "start-player"; seat: number }
  | { event: "deal"; seat: number; round: number }
  | { event: "hand"; seat: number; count: number; cards?: string[] }
  | { event: "face-up"; cards: string[] }
  | { event: "play"; seat: number; card: string }
  | { event: "trick"; seat: number; loser: number; trick: number }
  | { event: "guess"; seat: number; spot: string; helper: boolean }
  | { event: "salvation"; seats: number[] }
  | { event: "take-back"; seat: number; spot: string }
  | { event: "decline"; seat: number }
  | { event: "reveal"; secret: string }
  | { event: "right"; seat: number; spots: string[]; worth: number[]; chips: number }
  | { event: "score"; seat: number; points: number; total: number }
  | { event: "helpers"; seats: number[] }
  | { event: "round-over"; round: number }
  | { event: "game-over"; winners: number[] };

/** A game of Spy Tricks in play. */
export type SpyTricksPlay = Play<SpyTricksView, SpyTricksEvent>;
