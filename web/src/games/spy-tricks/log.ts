/** What happens in Spy Tricks, in sentences. */

import { sentenceBy } from "../../play/gameLog";
import type { SpyTricksEvent } from "./events";
import { sentences } from "./i18n";

const say = () => sentences.log;

export const sentence = sentenceBy<SpyTricksEvent>({
  "start-player": ({ seat }, nameOf) => say().startPlayer(nameOf(seat)),
  deal: ({ round, seat }, nameOf) => say().deal(round + 1, nameOf(seat)),
  hand: () => null,
  "face-up": ({ cards }) => say().faceUp(cards),
  play: ({ seat, card }, nameOf) => say().play(nameOf(seat), card),
  trick: ({ seat, loser, trick }, nameOf) => say().trick(nameOf(seat), nameOf(loser), trick + 1),
  guess: ({ seat, spot, helper }, nameOf) => say().guess(nameOf(seat), spot, helper),
  salvation: ({ seats }, nameOf) => say().salvation(seats.map(nameOf)),
  "take-back": ({ seat, spot }, nameOf) => say().takeBack(nameOf(seat), spot),
  decline: ({ seat }, nameOf) => say().decline(nameOf(seat)),
  reveal: ({ secret }) => say().reveal(secret),
  right: ({ seat, spots }, nameOf) => (spots.length > 0 ? say().right(nameOf(seat), spots) : null),
  score: ({ seat, points, total }, nameOf) => (points > 0 ? sentences.scoring.total(nameOf(seat), points, total) : null),
  helpers: ({ seats }, nameOf) => sentences.scoring.helpers(seats.map(nameOf)),
  "round-over": () => null,
  "game-over": ({ winners }, nameOf) => say().over(winners.map(nameOf)),
});
