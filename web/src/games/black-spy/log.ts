/** What happened at Black Spy's table, as sentences. */

import type { NameOf } from "../../play/contract";
import { sentences } from "./i18n";
import type { BlackSpyEvent } from "./views";

/** The sentence for an event; null for what others tell already. */
export function sentence(event: BlackSpyEvent, nameOf: NameOf): string | null {
  const say = sentences.log;
  switch (event.event) {
    case "dealer-draw":
      return say.draw(nameOf(event.seat));
    case "deal":
      return say.deal(event.deal, nameOf(event.seat));
    case "pass":
      return event.cards ? say.passed(event.cards, nameOf(event.to)) : say.pass(nameOf(event.seat), nameOf(event.to));
    case "receive":
      return event.cards ? say.received(event.cards, nameOf(event.from)) : null;
    case "mole-shown":
      return say.moleShown(nameOf(event.seat), event.count);
    case "mole-taken":
      return say.moleTaken(nameOf(event.seat));
    case "call":
      return say.call(nameOf(event.seat), event.colour);
    case "skip":
      return say.skip(event.skipped.map(nameOf));
    case "first-lead":
      return say.lead(nameOf(event.seat));
    case "play":
      return say.play(nameOf(event.seat), event.card);
    case "trick":
      return say.trick(nameOf(event.seat));
    case "sweep":
      return say.sweep(nameOf(event.seat));
    case "settle":
      return say.settle(nameOf(event.seat), event.how);
    case "score":
      return say.score(nameOf(event.seat), event.points, event.total);
    case "going-back":
      return say.back(nameOf(event.seat), event.before, event.total);
    case "game-over":
      return say.over(event.winners.map(nameOf));
    default:
      return null;
  }
}
