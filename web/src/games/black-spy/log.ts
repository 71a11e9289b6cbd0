/** What happens in Black Spy, in sentences. */

import { sentenceBy } from "../../play/contract";
import type { Event } from "./facts";
import { sentences } from "./i18n";

const say = () => sentences.log;

export const sentence = sentenceBy<Event>({
  "dealer-draw": ({ seat }, who) => say().draw(who(seat)),
  deal: ({ deal, seat }, who) => say().deal(deal, who(seat)),
  hand: () => null,
  pass: ({ seat, to, cards }, who) =>
    cards ? say().passed(who(seat), cards, who(to)) : say().pass(who(seat), who(to)),
  receive: ({ seat, from, cards }, who) => (cards ? say().received(who(seat), cards, who(from)) : null),
  "mole-shown": ({ seat, count }, who) => say().moleShown(who(seat), count),
  "mole-taken": ({ seat }, who) => say().moleTaken(who(seat)),
  call: ({ seat, colour }, who) => say().call(who(seat), colour),
  skip: ({ skipped }, who) => say().skip(skipped.map(who)),
  "first-lead": ({ seat }, who) => say().lead(who(seat)),
  play: ({ seat, card }, who) => say().play(who(seat), card),
  trick: ({ seat }, who) => say().trick(who(seat)),
  sweep: ({ seat }, who) => say().sweep(who(seat)),
  settle: ({ seat, how }, who) => (how === "others" ? say().capture(who(seat)) : say().release(who(seat))),
  score: ({ seat, points, total }, who) => say().score(who(seat), points, total),
  "going-back": ({ seat, before, total }, who) => say().goingBack(who(seat), before, total),
  "deal-over": () => null,
  "game-over": ({ winners }, who) => say().over(winners.map(who)),
});
