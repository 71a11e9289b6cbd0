/** Moves agents across the table when something happens. */

import { type Box, arrive, deal, depart, boxOf, turnOver } from "../../motion/flights";
import type { SpycardEvent } from "./events";
import type { SpycardView } from "./views";

export class AgentFlights {
  #root: () => HTMLElement | undefined;
  #spots = new Map<string, Box>();
  #before: SpycardView | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  /** Before a new view is shown: note where everything is, and show the agents that leave. */
  async showDepartures(events: readonly SpycardEvent[], view: SpycardView | null): Promise<void> {
    this.#spots.clear();
    for (const element of this.#tokens()) this.#spots.set(element.dataset.token ?? "", boxOf(element));
    this.#before = view ?? undefined;
    const pile = this.#pile("discard");
    for (const event of events) {
      if (event.event === "attack") await this.#lunge(event.token, event.target);
      if ((event.event === "death" || event.event === "discard") && pile) this.#toPile(event.token, pile);
      if (event.event === "out" && pile) {
        for (const gone of event.discards) this.#toPile(gone.token, pile);
      }
    }
  }

  /** After a new view is shown: move agents from where they were, or turn them over. */
  showArrivals(old: SpycardView | undefined, now: SpycardView): void {
    if (!old || this.#before !== now) return;
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

  async #lunge(token: string, target: string): Promise<void> {
    const element = this.#token(token);
    const spot = this.#spots.get(target);
    if (element && spot) await depart(element, spot);
  }
}
