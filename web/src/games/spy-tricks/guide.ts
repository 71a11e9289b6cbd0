/** Hints for newcomers, for the situation at hand. */

import { type Hint, isHintOpen } from "../../play/hints.svelte";
import { sentences } from "./i18n";
import type { SpyTricksView } from "./views";

/** The hint for playing a card. */
export function playHint(view: SpyTricksView): Hint {
  const say = sentences.guide;
  if (view.trick.length > 0 && view.tricks.length > 0 && !isHintOpen("spy-tricks.follow")) {
    return { name: "spy-tricks.beats", line: say.beats };
  }
  if (view.trick.length > 0) return { name: "spy-tricks.follow", line: say.follow };
  return { name: "spy-tricks.lead", line: say.lead };
}

/** The hint for placing a henchman, or for the Helper; `aided`: whether the mat marks what the person's cards rule out. */
export function guessHint(view: SpyTricksView, seat: number, aided: boolean): Hint {
  const say = sentences.guide;
  const placed = view.mat.henchmen.some((henchman) => henchman.seat === seat);
  if (view.helpers.includes(seat) && !view.helpers_used.includes(seat)) {
    return { name: "spy-tricks.helper", line: say.helper };
  }
  return placed ? { name: "spy-tricks.struck", line: say.struck(aided) } : { name: "spy-tricks.guess", line: say.guess };
}
