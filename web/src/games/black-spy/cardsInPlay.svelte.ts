/** The cards in the middle of Black Spy's table, and how they arrive and leave. */

import { tick } from "svelte";
import { type Box, arrive, deal, depart, boxOf } from "../../motion/flights";
import { seatAnchor } from "../../play/seatAnchor";
import { moves, settings } from "../../settings.svelte";
import { signal } from "../../signals";
import type { BlackSpyEvent, BlackSpyPlay } from "./events";
import { type BlackSpyView, type PlayedCard, takenBy } from "./views";

/** A finished deal, shown until the players have read it. */
export interface DealOver {
  readonly deal: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly piles: readonly (readonly string[])[];
  /** Events that changed the totals: a sweep, the choice after one, a halved total. */
  readonly remarkable: readonly BlackSpyEvent[];
  readonly ready: () => void;
}

const SPEEDS = { calm: 1.6, usual: 1, quick: 0.55 } as const;
/** Milliseconds for which a full trick stays before its taker gets it. */
const READING = 320;
/** Milliseconds for which the dealer draw is shown. */
const DRAWING = 2_000;
const LAST_LOOK = 900;
const REMARKABLE: readonly BlackSpyEvent["event"][] = ["sweep", "settle", "going-back"];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds * SPEEDS[settings.speed]));

const cardInHand = (text: string) => document.querySelector(`.hand [data-card="${text}"]`);
const cardPlayed = (seat: number) => document.querySelector(`[data-played="${seat}"] > .card`);

export class CardsInPlay {
  /** The cards of the trick in play. */
  cards: readonly PlayedCard[] = $state.raw([]);
  /** The seat that took the trick that is still shown. */
  taker: number | undefined = $state();
  /** The rounds of the draw for first dealer, while they are shown. */
  draw: { rounds: readonly (readonly PlayedCard[])[]; dealer: number } | undefined = $state.raw();
  dealOver: DealOver | undefined = $state.raw();

  #gone: string[] = $state.raw([]);
  #drop: { card: string; spot: Box } | undefined;
  #after: ((view: BlackSpyView) => void)[] = [];
  #deal: number | undefined;

  constructor(private readonly play: () => BlackSpyPlay) {}

  /** The hand without the cards that have just left it. */
  without(hand: readonly string[]): string[] {
    const left = [...hand];
    for (const card of this.#gone) if (left.includes(card)) left.splice(left.indexOf(card), 1);
    return left;
  }

  /** Remember where in the window a card was dropped: it flies from there. */
  dropped(card: string, { x, y }: { x: number; y: number }): void {
    this.#drop = { card, spot: { left: x - 40, top: y - 56, width: 80, height: 112 } };
  }

  /** Show events before the new view is shown. */
  async show(events: readonly BlackSpyEvent[], next: BlackSpyView | null): Promise<void> {
    const arriving: Promise<void>[] = [];
    for (const event of events) {
      if (event.event === "play") arriving.push(this.#played(event));
      else if (event.event === "trick") {
        await Promise.all(arriving);
        await this.#taken(event.seat);
      } else if (event.event === "pass" && event.seat === this.play().me) await this.#passed(event);
      else if (event.event === "receive" && event.seat === this.play().me) {
        this.#after.push((view) => void this.#received(view, event.from));
      } else if (event.event === "deal-over") this.#over(event.deal, events, next);
    }
    await Promise.all(arriving);
  }

  /** Follow a view that is now shown. */
  follow(view: BlackSpyView): void {
    this.#gone = [];
    if (view.trick.length > 0) {
      this.cards = view.trick;
      this.taker = undefined;
    } else if (this.taker === undefined || view.stage !== "play") {
      this.cards = [];
      this.taker = undefined;
    }
    if (view.deal !== this.#deal) this.#dealt(view);
    const after = this.#after;
    this.#after = [];
    void tick().then(() => after.forEach((callback) => callback(view)));
  }

  async #played({ seat, card }: PlayedCard): Promise<void> {
    const from = this.#from(seat, card);
    const begins = this.taker !== undefined;
    this.draw = this.taker = undefined;
    this.cards = [...(begins ? [] : this.cards), { seat, card }];
    if (seat === this.play().me) this.#gone = [...this.#gone, card];
    signal("card");
    await tick();
    const element = cardPlayed(seat);
    if (element && from) await arrive(element, from, { name: "play" });
  }

  #from(seat: number, card: string): Box | undefined {
    const drop = this.#drop;
    this.#drop = undefined;
    if (seat !== this.play().me) return seatAnchor(seat);
    if (drop?.card === card) return drop.spot;
    const element = cardInHand(card);
    return element ? boxOf(element) : seatAnchor(seat);
  }

  /** Leave the trick for a moment, then send it to its taker. Without animation it stays until the next lead. */
  async #taken(taker: number): Promise<void> {
    this.taker = taker;
    if (!moves()) return;
    await pause(READING);
    const to = seatAnchor(taker);
    if (this.taker !== taker || !to) return;
    signal("trick");
    for (const { seat } of this.cards) {
      const element = cardPlayed(seat);
      if (element) void depart(element, to, { name: "trick", fade: true });
    }
    this.cards = [];
    this.taker = undefined;
  }

  async #passed({ cards, to }: { cards?: string[]; to: number }): Promise<void> {
    const spot = seatAnchor(to);
    const leaving = (cards ?? []).map(cardInHand).filter((element) => element !== null);
    this.#gone = cards ?? [];
    if (!spot || leaving.length === 0) return;
    await Promise.race([Promise.all(leaving.map((element) => depart(element, spot, { name: "pass", fade: true }))), pause(200)]);
  }

  async #received(view: BlackSpyView, from: number): Promise<void> {
    const spot = seatAnchor(from);
    if (!spot) return;
    for (const card of new Set(view.received?.cards)) {
      const element = cardInHand(card);
      if (element) void arrive(element, spot, { name: "receive", duration: 450 });
    }
  }

  #dealt(view: BlackSpyView): void {
    const first = this.#deal === undefined;
    this.#deal = view.deal;
    if (view.stage !== "pass" && view.stage !== "take") return;
    if (first && (view.deal > 0 || view.has_passed[view.seat ?? 0])) return;
    if (view.deal === 0) this.#showDraw();
    this.#after.push(() => {
      const spot = view.dealer === null ? undefined : seatAnchor(view.dealer);
      if (spot) void deal([...document.querySelectorAll(".hand [data-card]")], spot, 25, { name: "deal" });
    });
  }

  #showDraw(): void {
    const drawn = this.play().events.find((event) => event.event === "dealer-draw");
    if (!drawn) return;
    this.draw = { rounds: drawn.rounds, dealer: drawn.seat };
    setTimeout(() => (this.draw = undefined), DRAWING);
  }

  #over(number: number, events: readonly BlackSpyEvent[], next: BlackSpyView | null): void {
    if (events.some(({ event }) => event === "game-over")) {
      this.play().hold(pause(LAST_LOOK));
      return;
    }
    const row = next?.scorepad[number];
    if (!row) return;
    const before = this.play().view;
    const trick = events.find((event) => event.event === "trick");
    const plays = [...before.trick, ...events.filter((event) => event.event === "play")];
    const last = trick ? [{ leader: plays[0]?.seat ?? 0, cards: plays.map(({ card }) => card), taker: trick.seat }] : [];
    this.play().hold(
      new Promise<void>((resolve) => {
        const ready = () => {
          this.dealOver = undefined;
          resolve();
        };
        const remarkable = events.filter(({ event }) => REMARKABLE.includes(event));
        const { points, totals } = row;
        this.dealOver = { deal: number, points, totals, piles: takenBy(before, last), remarkable, ready };
      }),
    );
  }
}
