/** Events of Spy Tricks, in sentences. */

import { sentenceBy } from "../../play/contract";
import type { Event } from "./facts";
import { helpersGiven, result, say } from "./i18n";

export const sentence = sentenceBy<Event>({
  "start-player": ({ seat }, who) => say("event-start-player", { who: who(seat) }),
  deal: ({ round, seat }, who) => say("event-deal", { round, who: who(seat) }),
  hand: () => null,
  "face-up": ({ cards }) => say("event-face-up", { cards }),
  play: ({ seat, card }, who) => say("event-play", { who: who(seat), card }),
  trick: ({ seat, loser, trick }, who) =>
    who(loser).you
      ? say("event-trick-you-lose", { who: who(seat), trick })
      : say("event-trick", { who: who(seat), loser: who(loser), trick }),
  guess: ({ seat, spot, helper }, who) => say("event-guess", { who: who(seat), spot, helper }),
  salvation: ({ seats }, who) => say("event-salvation", { people: seats.map(who) }),
  "take-back": ({ seat, spot }, who) => say("event-take-back", { who: who(seat), spot }),
  decline: ({ seat }, who) => say("event-decline", { who: who(seat) }),
  reveal: ({ secret }) => say("event-reveal", { secret }),
  right: ({ seat, spots }, who) => (spots.length > 0 ? say("event-right", { who: who(seat), spots }) : null),
  score: ({ seat, points, total }, who) => (points > 0 ? say("event-score", { who: who(seat), points, total }) : null),
  helpers: ({ seats }, who) => helpersGiven(seats.map(who)),
  "round-over": () => null,
  "game-over": ({ winners }, who) => say("event-game-over", { result: result(winners.map(who)) }),
});
