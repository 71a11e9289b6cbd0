/** The cards in the middle of Black Spy's table, and how they arrive and leave. */

import { tick } from "svelte";
import { type Box, arrive, deal, depart, boxOf } from "../../motion/flights";
import { moves, settings, signal } from "../../settings.svelte";
import type { Event, Passed, PlayedCard, View } from "./facts";
import { type BlackSpyPlay, takenBy } from "./views";

/** A finished deal, shown until the players have read it. */
export interface DealOver {
  readonly deal: number;
  readonly points: readonly number[];
  readonly totals: readonly number[];
  readonly piles: readonly (readonly string[])[];
  /** Events that changed the totals: a sweep, the choice after one, a halved total. */
  readonly remarkable: readonly Event[];
  readonly ready: () => void;
}

/** A complete trick that is still shown: who took it, and the points in it; undefined if they are not known yet. */
export interface Won {
  readonly seat: number;
  readonly points: number | undefined;
}

const SPEEDS = { calm: 1.6, usual: 1, quick: 0.55 } as const;
/** Milliseconds for which the dealer draw is shown. */
const DRAWING = 2_000;
const LAST_LOOK = 900;
const REMARKABLE: readonly Event["event"][] = ["sweep", "settle", "going-back"];

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds * SPEEDS[settings.speed]));

/** Milliseconds for the points to fly: slow enough to be read. */
const GAIN = 700;

/** Where the points of a trick fly to, in their own size. */
function gainAt(to: Box, gain: Element): Box {
  const { width, height } = gain.getBoundingClientRect();
  return { left: to.left + (to.width - width) / 2, top: to.top + (to.height - height) / 2, width, height };
}

const cardInHand = (text: string) => document.querySelector(`.hand [data-card="${text}"]`);
const cardPlayed = (seat: number) => document.querySelector(`[data-played="${seat}"] > .card`);

export class CardsInPlay {
  /** The cards of the trick in play. */
  cards: readonly PlayedCard[] = $state.raw([]);
  won: Won | undefined = $state.raw();
  /** The rounds of the draw for first dealer, while they are shown. */
  draw: { rounds: readonly (readonly PlayedCard[])[]; dealer: number } | undefined = $state.raw();
  dealOver: DealOver | undefined = $state.raw();

  #gone: readonly string[] = $state.raw([]);
  #drop: { card: string; spot: Box } | undefined;
  #after: ((view: View) => void)[] = [];
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
  async show(events: readonly Event[], next: View | null): Promise<void> {
    const arriving: Promise<void>[] = [];
    const ends = events.some(({ event }) => event === "deal-over");
    for (const event of events) {
      if (event.event === "play") arriving.push(this.#played(event));
      else if (event.event === "trick") {
        await Promise.all(arriving);
        this.#lies({ seat: event.seat, points: pointsOf(event.seat, this.play().view, events, next) }, ends);
      } else if (event.event === "pass" && event.seat === this.play().me) await this.#passed(event);
      else if (event.event === "receive" && event.seat === this.play().me) {
        this.#after.push((view) => void this.#received(view, event.from));
      } else if (event.event === "deal-over") this.#over(event.deal, events, next);
    }
    await Promise.all(arriving);
  }

  /** Follow a view that is now shown. */
  follow(view: View): void {
    this.#gone = [];
    const { replayed } = this.play();
    if (replayed) this.#recall(replayed.happened, replayed.before, view);
    else if (view.trick.length > 0 || this.won === undefined || view.stage !== "play") {
      this.cards = view.trick;
      this.won = undefined;
    }
    if (view.deal !== this.#deal) this.#dealt(view);
    const after = this.#after;
    this.#after = [];
    void tick().then(() => after.forEach((callback) => callback(view)));
  }

  async #played({ seat, card }: PlayedCard): Promise<void> {
    const from = this.#from(seat, card);
    if (this.won) this.#goes(this.won);
    this.draw = undefined;
    this.cards = [...this.cards, { seat, card }];
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

  /** Leave the complete trick for a while, then send it to its taker. */
  #lies(won: Won, ends: boolean): void {
    this.won = won;
    signal(won.seat === this.play().me ? "taken" : "trick");
    // Without a pause and without flights it stays until the next lead.
    const stays = settings.trick === "none" && !moves();
    void this.play().showTrick(ends).then(() => stays || this.#goes(won));
  }

  /** Send the trick and its points to its taker. */
  #goes(won: Won): void {
    if (this.won !== won) return;
    const to = seatAnchor(won.seat);
    const gain = document.querySelector("[data-gain]");
    if (to && gain) void depart(gain, gainAt(to, gain), { name: "gain", duration: GAIN });
    for (const { seat } of this.cards) {
      const element = cardPlayed(seat);
      if (to && element) void depart(element, to, { name: "trick", fade: true });
    }
    this.cards = [];
    this.won = undefined;
  }

  /** Show what lies on the table at a step of a replay: a trick that has just become complete is still there. */
  #recall(happened: readonly Event[], before: View | null, view: View): void {
    const trick = happened.find((event) => event.event === "trick");
    const plays = happened.filter((event) => event.event === "play");
    this.draw = undefined;
    this.won = trick && before ? { seat: trick.seat, points: pointsOf(trick.seat, before, happened, view) } : undefined;
    this.cards = this.won ? [...(before?.trick ?? []), ...plays] : view.trick;
    if (view === before) this.#gone = plays.map(({ card }) => card);
  }

  async #passed({ cards, to }: Passed): Promise<void> {
    const spot = seatAnchor(to);
    const leaving = (cards ?? []).map(cardInHand).filter((element) => element !== null);
    this.#gone = cards ?? [];
    if (!spot || leaving.length === 0) return;
    await Promise.race([Promise.all(leaving.map((element) => depart(element, spot, { name: "pass", fade: true }))), pause(200)]);
  }

  async #received(view: View, from: number): Promise<void> {
    const spot = seatAnchor(from);
    if (!spot) return;
    for (const card of new Set(view.received?.cards)) {
      const element = cardInHand(card);
      if (element) void arrive(element, spot, { name: "receive", duration: 450 });
    }
  }

  #dealt(view: View): void {
    const first = this.#deal === undefined;
    this.#deal = view.deal;
    if (this.play().replayed) return;
    if (view.stage !== "pass" && view.stage !== "take") return;
    if (first && (view.deal > 0 || view.has_passed[view.seat ?? 0])) return;
    if (view.deal === 0 && !this.play().newcomer) this.#showDraw();
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

  #over(number: number, events: readonly Event[], next: View | null): void {
    if (events.some(({ event }) => event === "game-over")) {
      this.play().hold(() => pause(LAST_LOOK));
      return;
    }
    const row = next?.scorepad[number];
    if (!row) return;
    const before = this.play().view;
    const trick = events.find((event) => event.event === "trick");
    const plays = [...before.trick, ...events.filter((event) => event.event === "play")];
    const last = trick ? [{ leader: plays[0]?.seat ?? 0, cards: plays.map(({ card }) => card), taker: trick.seat }] : [];
    const remarkable = events.filter(({ event }) => REMARKABLE.includes(event));
    const result = { deal: number, points: row.points, totals: row.totals, piles: takenBy(before, last), remarkable };
    this.play().hold(() => this.#read(result));
  }
  /** Show the result of a deal until it has been read. */
  #read(result: Omit<DealOver, "ready">): Promise<void> {
    return new Promise((resolve) => {
      const ready = () => {
        this.dealOver = undefined;
        resolve();
      };
      this.dealOver = { ...result, ready };
    });
  }
}

/**
 * The points in the trick that a seat takes with some events, from the views before and after them; undefined where
 * they cannot be told, as after a sweep.
 */
export function pointsOf(
  taker: number,
  before: View,
  events: readonly Event[],
  after: View | null,
): number | undefined {
  if (events.some(({ event }) => event === "sweep")) return undefined;
  const end = events.find((event) => event.event === "deal-over");
  const now = end ? events.find((event) => event.event === "score" && event.seat === taker) : after?.taken[taker];
  return now && "points" in now ? now.points - (before.taken[taker]?.points ?? 0) : undefined;
}

/** The box of a small card in the middle of a seat's sign; undefined if the sign is not shown. */
function seatAnchor(seat: number, width = 30): Box | undefined {
  const sign = document.querySelector(`[data-seat="${seat}"]`);
  if (!sign) return undefined;
  const { left, top, width: wide, height: high } = boxOf(sign);
  return { left: left + (wide - width) / 2, top: top + (high - width * 1.4) / 2, width, height: width * 1.4 };
}
