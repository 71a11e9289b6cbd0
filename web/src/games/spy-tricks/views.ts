/** The view of Spy Tricks, as `games/spy_tricks/text/serialize.py` makes it. */

import type { GameView } from "../../play/contract";

export interface Henchman {
  readonly seat: number;
  readonly spot: string;
  readonly helper: boolean;
}

export interface Played {
  readonly seat: number;
  readonly card: string;
}

export interface FullTrick {
  readonly leader: number;
  readonly cards: readonly string[];
  readonly winner: number;
  readonly loser: number;
}

export interface RoundRow {
  readonly start_player: number;
  readonly guesses: readonly (Henchman & { readonly taken_back: boolean })[];
  readonly secret: string;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly chips: readonly number[];
}

export interface Choice {
  readonly next: readonly string[];
  readonly enough: boolean;
}

export interface SpyTricksView extends GameView {
  readonly options: { readonly players: number; readonly pawns: readonly string[] };
  readonly stage: "start" | "deal" | "play" | "guess" | "salvation" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly start_player: number | null;
  readonly hand_sizes: readonly number[];
  readonly trick: readonly Played[];
  readonly tricks: readonly FullTrick[];
  readonly winner: number | null;
  readonly loser: number | null;
  readonly mat: {
    readonly left_out: readonly string[];
    readonly cards: readonly string[];
    readonly henchmen: readonly Henchman[];
    readonly wrong: readonly string[];
  };
  readonly possible_secrets: readonly string[];
  readonly secret: string | null;
  readonly henchmen_left: readonly number[];
  readonly helpers: readonly number[];
  readonly helpers_used: readonly number[];
  readonly entitled: readonly number[];
  readonly totals: readonly number[];
  readonly chips: readonly number[];
  readonly scorepad: readonly RoundRow[];
  readonly choices?: { readonly play?: Choice; readonly guess?: Choice; readonly decline?: Choice };
}
