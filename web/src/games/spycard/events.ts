/** The events of Spycard, as `games/spycard/text/serialize.py` makes them. Secrets are left out. */

import type { Play } from "../../play/contract";
import type { SpycardView } from "./views";

interface Known {
  readonly token: string;
  readonly agent: string;
}

/** An agent that is looked at; `agent` only for seats that may know it. */
interface LookedAt {
  readonly seat: number;
  readonly token: string;
  readonly agent?: string;
}

/** A use of an ability. */
interface Use {
  readonly seat: number;
  readonly ability: string;
  readonly targets: readonly string[];
}

/** The token offered in place of another: null for none, left out where it is not known. */
interface Substitute {
  readonly seat: number;
  readonly for: string;
  readonly token?: string | null;
}

export type SpycardEvent =
  | { event: "deal"; seat: number; tokens: string[]; agents?: string[] }
  | { event: "agenda"; seat: number; agenda?: string }
  | { event: "turn"; seat: number; turn: number }
  | { event: "pass" | "allow" | "accuse" | "decline" | "done"; seat: number }
  | ({ event: "draft" | "look" } & LookedAt)
  | ({ event: "sleeper"; to: number } & LookedAt)
  | { event: "keep"; seat: number; token: string }
  | { event: "move"; seat: number; tokens: string[]; to: "field" | "base" }
  | ({ event: "use" | "claim"; token: string } & Use)
  | ({ event: "again" | "joker" } & Use)
  | ({ event: "jack" | "bullet" } & Substitute)
  | ({ event: "turn-up"; seat: number } & Known)
  | ({ event: "death" | "discard"; seat: number } & Known)
  | { event: "truth" | "lie" | "turn-down"; seat: number; token: string }
  | { event: "swap"; seat: number; tokens: string[] }
  | { event: "move-two"; seat: number; tokens: string[]; to_field: string[]; to_base: string[] }
  | { event: "in-vain"; seat: number }
  | { event: "attack"; seat: number; token: string; target: string }
  | { event: "fight"; seat: number; token: string; loser: string }
  | { event: "expose"; seat: number; of: number; agenda: string; right: boolean }
  | { event: "see-agenda"; seat: number; of: number; agenda?: string }
  | { event: "out"; seat: number; discards: Known[] }
  | { event: "game-over"; seat?: number; ending: "draw" | "last-left" | "agenda"; winners: number[]; agenda?: string };

/** A game of Spycard in play. */
export type SpycardPlay = Play<SpycardView, SpycardEvent>;
