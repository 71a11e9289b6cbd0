/** Events of Black Spy, and why an action is suggested, in sentences. */

import { PageSentences, locale } from "../../i18n";
import { list } from "../../i18n/format";
import type { Messages } from "../../i18n/messages";
import { type ReasonTexts, type WhoIs, sentenceBy } from "../../play/contract";
import { ReasonWording, wordingOf } from "../../play/reasonWording";
import type { Event } from "./facts";
import { cardsInside, colourName, say } from "./i18n";

export const sentence = sentenceBy<Event>({
  "dealer-draw": ({ seat }, who) => say("log-dealer-draw", { who: who(seat) }),
  deal: ({ deal, seat, pass_direction }, who) =>
    say("event-deal", { heading: say("deal-heading", { deal }), who: who(seat), pass_direction }),
  hand: () => null,
  pass: ({ seat, to, cards }, who) =>
    cards ? say("event-pass", { who: who(seat), cards, to: who(to) }) : say("event-pass-hidden", { who: who(seat) }),
  receive: ({ seat, from, cards }, who) => (cards ? say("event-receive", { who: who(seat), cards, from: who(from) }) : null),
  "mole-shown": ({ seat, count }, who) => say("log-mole-shown", { who: who(seat), size: count }),
  "mole-taken": ({ seat, cards }, who) =>
    cards ? say("event-mole-taken", { who: who(seat), cards }) : say("event-mole-taken-hidden", { who: who(seat) }),
  call: ({ seat, colour }, who) => say("event-call", { who: who(seat), colour: colourName(colour) }),
  skip: ({ skipped }, who) => say("event-skip", { skipped: skipped.map(who) }),
  "first-lead": ({ seat }, who) => say("event-first-lead", { who: who(seat) }),
  play: ({ seat, card }, who) => say("event-play", { who: who(seat), card }),
  trick: ({ seat, trick }, who) => say("event-trick", { who: who(seat), trick }),
  sweep: ({ seat }, who) => say("event-sweep", { who: who(seat) }),
  settle: ({ seat, how }, who) => say("event-settle", { who: who(seat), how }),
  score: ({ seat, points, total }, who) => say("log-score", { name: who(seat).name, points, total }),
  "going-back": ({ seat, before, total }, who) => say("event-going-back", { who: who(seat), before, total }),
  "deal-over": () => null,
  "game-over": ({ winners }, who) => say("event-game-over", { winners: winners.map(who) }),
});

/** The points of a sweep, unless its taker chooses them: after the sentence that there was one. */
export function sweepScores(points: readonly number[], taker: number, who: WhoIs): string {
  const others = new Set(points.filter((_, seat) => seat !== taker));
  return say("sweep-scores", { who: who(taker), own: points[taker], others: others.size === 1 ? [...others][0] : null });
}

const sentences = new PageSentences(
  {
    ...import.meta.glob<Messages>("@spydeck/games/reasons/*/reasons.ftl", { query: "?messages", import: "default" }),
    ...import.meta.glob<Messages>("@spydeck/games/black_spy/text/*/reasons.ftl", { query: "?messages", import: "default" }),
  },
  cardsInside,
);

/** An action as it reads after "if you". */
function choice(action: string): string {
  const [verb = "", ...cards] = action.split(" ");
  const [first = ""] = cards;
  if (verb === "settle") return say("choice-settle", { way: first });
  return verb === "call" ? say("action-call", { colour: colourName(first) }) : say(`action-${verb}`, { cards });
}

export function reasons(): ReasonTexts {
  const wording = new ReasonWording(sentences, choice, list(locale())(["", ""]));
  return {
    game: "black-spy",
    ...wordingOf(wording),
    cost: (best, played) => wording.cost(played.results["points"] ?? 0, best.results["points"] ?? 0),
    odds: (odds, who) => {
      const { spies_out: out, holds_spy: chances } = odds as { spies_out?: number; holds_spy?: (number | null)[] };
      if (out === undefined || !chances) return [];
      const holders = chances.flatMap((chance, seat) =>
        chance === null || who(seat).you || out === 0 ? [] : [wording.say("odds-holder", { name: who(seat).name, chance })],
      );
      const spies = wording.say("odds-spies", { out });
      return [holders.length > 0 ? wording.say("odds-held", { spies, holders }) : `${spies}.`];
    },
    columns: [wording.column("points"), wording.column("spies"), wording.column("sweep", true)],
  };
}
