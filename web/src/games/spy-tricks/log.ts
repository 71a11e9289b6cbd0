/** What happens in Spy Tricks, in sentences. */

import type { NameOf } from "../../play/contract";
import { sentences } from "./i18n";
import type { Happened } from "./views";

type Tell = (event: Happened, nameOf: NameOf, say: typeof sentences) => string | null;

const TELLS: Readonly<Record<string, Tell>> = {
  "start-player": ({ seat }, nameOf, say) => say.log["start-player"](nameOf(seat)),
  deal: ({ round, seat }, nameOf, say) => say.log.deal(round + 1, nameOf(seat)),
  "face-up": ({ cards }, _, say) => say.log.faceUp(cards),
  play: ({ seat, card }, nameOf, say) => say.log.play(nameOf(seat), card),
  trick: ({ seat, loser, trick }, nameOf, say) => say.log.trick(nameOf(seat), nameOf(loser), trick + 1),
  guess: ({ seat, spot, helper }, nameOf, say) => say.log.guess(nameOf(seat), spot, helper),
  salvation: ({ seats }, nameOf, say) => say.log.salvation(seats.map(nameOf)),
  "take-back": ({ seat, spot }, nameOf, say) => say.log.takeBack(nameOf(seat), spot),
  decline: ({ seat }, nameOf, say) => say.log.decline(nameOf(seat)),
  reveal: ({ secret }, _, say) => say.log.reveal(secret),
  right: ({ seat, spots }, nameOf, say) => (spots.length > 0 ? say.log.right(nameOf(seat), spots) : null),
  score: ({ seat, points, total }, nameOf, say) => (points > 0 ? say.scoring.total(nameOf(seat), points, total) : null),
  helpers: ({ seats }, nameOf, say) => say.scoring.helpers(seats.map(nameOf)),
  "game-over": ({ winners }, nameOf, say) => say.log.over(winners.map(nameOf)),
};

/** An event as a sentence; null for what needs no words. */
export function sentence(event: Happened, nameOf: NameOf): string | null {
  return TELLS[event.event]?.(event, nameOf, sentences) ?? null;
}
