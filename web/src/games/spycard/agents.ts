/** The agents on the table: their accessible names, their flights, and the way of the focus among them. */

import { type Box, arrive, boxOf, deal, depart, turnOver } from "../../motion/flights";
import type { WhoIs } from "../../play/contract";
import { deck } from "./deck";
import type { Event, Token, View } from "./facts";
import { say } from "./i18n";

/** The other seats that know a face-down agent, besides its player and `me`. */
export function othersWhoKnow(token: Token, me: number | null): number[] {
  if (token.known_by === "everyone" || token.face === "up") return [];
  return token.known_by.filter((seat) => seat !== token.controller && seat !== me);
}

/** "#9, face down, unknown to you, in Birch's field"; `first` follows the token. */
export function agentName(token: Token, who: WhoIs, me: number | null, first: readonly string[] = []): string {
  const { agent, face, controller, zone } = token;
  const parts = [token.token, ...first];
  if (agent === null) parts.push(say("agent-unknown"));
  else parts.push(say(face === "up" ? "agent-up" : "agent-known", { agent }));
  if (controller !== null) parts.push(say(zone === "field" ? "agent-in-field" : "agent-in-base", { who: who(controller) }));
  const others = othersWhoKnow(token, me);
  if (others.length > 0) parts.push(say("agent-known-to", { people: others.map(who) }));
  return parts.join(", ");
}

/** How an agent's rank is said (SC-17): "low" and "middle" by their number. */
export function rankOf(agent: string): string {
  const { rank } = deck.partsOf(agent);
  return { A: "highest", Q: "of-queen", J: "of-jack", X: "of-joker", 2: "lowest" }[rank] ?? "number";
}

/** Who knows an agent, in words. */
export function knownTo(token: Token, who: WhoIs, me: number | null): string {
  const { known_by: known } = token;
  if (known === "everyone" || token.face === "up" || token.zone === "discard") return say("known-to-all");
  const others = known.filter((seat) => seat !== me);
  const own = me !== null && known.includes(me);
  if (known.length === 0) return say(token.controller === null ? "known-to-nobody" : "known-to-owner", { who: who(token.controller ?? 0) });
  if (own && others.length === 0) return say("known-to-you-alone");
  return say("known-to-people", { people: [...(own ? [me] : []), ...others].map(who) });
}

export class AgentFlights {
  #root: () => HTMLElement | undefined;
  #spots = new Map<string, Box>();
  /** The view to which things move. */
  #next: View | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Before a new view is shown: note where everything is, and show the agents that leave. */
  showDepartures(events: readonly Event[], view: View): void {
    this.#spots.clear();
    for (const element of this.#tokens()) this.#spots.set(element.dataset.token ?? "", boxOf(element));
    this.#next = view;
    const pile = this.#pile("discard");
    for (const event of events) {
      if (event.event === "attack") this.#lunge(event.token, event.target);
      if ((event.event === "death" || event.event === "discard") && pile) this.#toPile(event.token, pile);
      if (event.event === "out" && pile) {
        for (const gone of event.discards) this.#toPile(gone.token, pile);
      }
    }
  }

  /** After a new view is shown: move agents from where they were, or turn them over. */
  showArrivals(old: View | undefined, now: View): void {
    if (!old || this.#next !== now) return;
    const earlier = new Map(old.tokens.map((token) => [token.token, token]));
    const later = new Map(now.tokens.map((token) => [token.token, token]));
    const deck = this.#pile("deck");
    const fresh: HTMLElement[] = [];
    for (const element of this.#tokens()) {
      const name = element.dataset.token ?? "";
      const [before, after] = [earlier.get(name), later.get(name)];
      const from = this.#spots.get(name);
      if (!before) fresh.push(element);
      else if (before.zone !== after?.zone || before.controller !== after.controller) {
        if (from) void arrive(element, from);
      } else if (before.face !== after.face) void turnOver(element);
    }
    if (deck && fresh.length > 0) void deal(fresh, deck);
  }

  #tokens(): HTMLElement[] {
    return [...(this.#root()?.querySelectorAll<HTMLElement>("[data-token]") ?? [])];
  }

  #token(name: string): HTMLElement | undefined {
    return this.#tokens().find((element) => element.dataset.token === name);
  }

  #pile(name: string): Box | undefined {
    const element = this.#root()?.querySelector(`[data-pile="${name}"]`);
    return element ? boxOf(element) : undefined;
  }

  #toPile(token: string, pile: Box): void {
    const element = this.#token(token);
    if (element) void depart(element, pile);
  }

  #lunge(token: string, target: string): void {
    const element = this.#token(token);
    const spot = this.#spots.get(target);
    if (element && spot) void depart(element, spot);
  }
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The weight of the distance across the direction against the distance along it. */
const ASIDE = 2.5;

/** The index of the nearest box in the direction of an arrow key; undefined if there is none. */
export function nearestInDirection(key: string, from: number, boxes: readonly Box[]): number | undefined {
  const step = STEPS[key];
  const start = boxes[from];
  if (!step || !start) return undefined;
  const [across, down] = step;
  let found: number | undefined;
  let nearest = Number.POSITIVE_INFINITY;
  boxes.forEach((box, index) => {
    const x = box.left + box.width / 2 - (start.left + start.width / 2);
    const y = box.top + box.height / 2 - (start.top + start.height / 2);
    const along = x * across + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * across);
    const min = (across ? start.width : start.height) / 3;
    const distance = along + ASIDE * aside;
    if (index !== from && along > min && distance < nearest) [nearest, found] = [distance, index];
  });
  return found;
}
