/** What happens in Black Spy, in sentences. */

import { sentenceBy } from "../../play/gameLog";
import type { BlackSpyEvent } from "./events";
import { sentences } from "./i18n";

const say = () => sentences.log;

export const sentence = sentenceBy<BlackSpyEvent>({
  "dealer-draw": ({ seat }, nameOf) => say().draw(nameOf(seat)),
  deal: ({ deal, seat }, nameOf) => say().deal(deal, nameOf(seat)),
  hand: () => null,
  pass: ({ seat, to, cards }, nameOf) =>
    cards ? say().passed(cards, nameOf(to)) : say().pass(nameOf(seat), nameOf(to)),
  receive: ({ from, cards }, nameOf) => (cards ? say().received(cards, nameOf(from)) : null),
  "mole-shown": ({ seat, count }, nameOf) => say().moleShown(nameOf(seat), count),
  "mole-taken": ({ seat }, nameOf) => say().moleTaken(nameOf(seat)),
  call: ({ seat, colour }, nameOf) => say().call(nameOf(seat), colour),
  skip: ({ skipped }, nameOf) => say().skip(skipped.map(nameOf)),
  "first-lead": ({ seat }, nameOf) => say().lead(nameOf(seat)),
  play: ({ seat, card }, nameOf) => say().play(nameOf(seat), card),
  trick: ({ seat }, nameOf) => say().trick(nameOf(seat)),
  sweep: ({ seat }, nameOf) => say().sweep(nameOf(seat)),
  settle: ({ seat, how }, nameOf) => say().settle(nameOf(seat), how),
  score: ({ seat, points, total }, nameOf) => say().score(nameOf(seat), points, total),
  "going-back": ({ seat, before, total }, nameOf) => say().back(nameOf(seat), before, total),
  "deal-over": () => null,
  "game-over": ({ winners }, nameOf) => say().over(winners.map(nameOf)),
});
