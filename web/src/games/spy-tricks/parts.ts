/** What is loaded when Spy Tricks is first shown: its table, its scores, and what happens in sentences. */

import { forFrame, sentenceBy } from "../../play/contract";
import type { Event } from "./facts";
import { sentences } from "./i18n";
import Scores from "./Scores.svelte";
import Table from "./Table.svelte";

const say = () => sentences.log;

export const sentence = sentenceBy<Event>({
  "start-player": ({ seat }, who) => say().startPlayer(who(seat)),
  deal: ({ round, seat }, who) => say().deal(round + 1, who(seat)),
  hand: () => null,
  "face-up": ({ cards }) => say().faceUp(cards),
  play: ({ seat, card }, who) => say().play(who(seat), card),
  trick: ({ seat, loser, trick }, who) => say().trick(who(seat), who(loser), trick + 1),
  guess: ({ seat, spot, helper }, who) => say().guess(who(seat), spot, helper),
  salvation: ({ seats }, who) => say().salvation(seats.map(who)),
  "take-back": ({ seat, spot }, who) => say().takeBack(who(seat), spot),
  decline: ({ seat }, who) => say().decline(who(seat)),
  reveal: ({ secret }) => say().reveal(secret),
  right: ({ seat, spots }, who) => (spots.length > 0 ? say().right(who(seat), spots) : null),
  score: ({ seat, points, total }, who) => (points > 0 ? sentences.scoring.total(who(seat), points, total) : null),
  helpers: ({ seats }, who) => sentences.scoring.helpers(seats.map(who)),
  "round-over": () => null,
  "game-over": ({ winners }, who) => say().over(winners.map(who)),
});

export const parts = forFrame({ Table, Scores, sentence, reasons: () => sentences.reasons });
