/** Scenes of a moment: a full trick before it goes to the mat, and the points of a round, pawn by pawn. */

import { tick } from "svelte";
import { type Box as Place, arrive, boxOf, depart } from "../../motion/flights";
import { moves, settings, signal } from "../../settings.svelte";
import type { Event, PlayedCard } from "./facts";
import { type Full, type Scoring, type SpyTricksPlay, fullTrick, scoringOf } from "./views";

export class RecentEvents {
  full: Full | undefined = $state.raw();
  scoring: Scoring | undefined = $state.raw();
  /** Whether the secret of the finished round is face up yet. */
  turned = $state(false);

  #ready: (() => void) | undefined;
  readonly #origins = new Map<string, Place>();

  /** The trick that is shown complete: in play for a while, in a replay at the step that completes it. */
  readonly trick = $derived.by(() => {
    const { replayed } = this.play();
    return replayed?.before ? fullTrick(replayed.happened, replayed.before) : this.full;
  });

  constructor(
    private readonly play: () => SpyTricksPlay,
    private readonly box: () => HTMLElement | undefined,
  ) {}

  #placeOf(selector: string): Place | undefined {
    const element = this.box()?.querySelector(selector);
    return element ? boxOf(element) : undefined;
  }

  #pawnOf(seat: number): Place | undefined {
    return this.#placeOf(`[data-seat="${seat}"] .pawn`);
  }

  /** The origin of a card that appears in the trick: the person's hand, or its player. */
  originOf = ({ seat, card }: PlayedCard): Place | undefined => this.#origins.get(card) ?? this.#pawnOf(seat);

  /** The hand without the card that completed the trick that is shown. */
  without(hand: readonly string[]): string[] {
    return hand.filter((text) => !this.trick?.cards.some(({ card }) => card === text));
  }

  /** The person has read the points of the round. */
  ready = (): void => this.#ready?.();

  /** Show events before their view is shown. */
  show = async (events: readonly Event[]): Promise<void> => {
    const { view } = this.play();
    const played = events.find((event) => event.event === "play");
    const full = fullTrick(events, view);
    if (played) {
      this.full = undefined;
      const from = this.#placeOf(`[data-card="${played.card}"]`);
      if (from) this.#origins.set(played.card, from);
      signal(full ? (full.winner === this.play().me ? "taken" : "trick") : "card");
    }
    const scoring = scoringOf(events, view);
    if (full) this.#lies(full, scoring !== undefined);
    if (scoring) this.play().hold(() => this.#pay(scoring));
    for (const event of events) if (event.event === "guess") void this.#bringPawn(event);
  };

  /** Leave the complete trick for a while, then send its cards to the mat. */
  #lies(full: Full, ends: boolean): void {
    if (settings.trick === "none" && !moves()) return;
    this.full = full;
    void this.play().showTrick(ends).then(() => this.#goes(full));
  }

  #goes(full: Full): void {
    if (this.full !== full) return;
    for (const { card } of full.cards) {
      const from = this.box()?.querySelector(`[data-trick="${card}"]`);
      const to = this.#placeOf(`[data-spot="${card}"]`);
      if (from && to) void depart(from, { ...to, left: to.left + to.width / 2 - 12, width: 24 }, { name: card, fade: true });
    }
    this.full = undefined;
    this.#origins.clear();
  }

  /** Move a henchman from its player to its spot, once the new view has it there. */
  async #bringPawn({ seat, spot }: { seat: number; spot: string }): Promise<void> {
    const from = this.#pawnOf(seat);
    await tick();
    await new Promise(requestAnimationFrame);
    const pawn = this.box()?.querySelector(`[data-pawn="${seat}@${spot}"]`);
    if (from && pawn) void arrive(pawn, from);
  }

  #pay(scoring: Scoring): Promise<void> {
    this.#ready?.();
    this.scoring = scoring;
    this.turned = false;
    return new Promise((resolve) => {
      this.#ready = () => {
        this.scoring = this.#ready = undefined;
        resolve();
      };
    });
  }
}
