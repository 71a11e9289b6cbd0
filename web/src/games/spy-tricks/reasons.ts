/** Why an action is suggested in Spy Tricks, in words. */

import { PageSentences, locale } from "../../i18n";
import { list } from "../../i18n/format";
import type { Messages } from "../../i18n/messages";
import type { ReasonFacts, ReasonTexts } from "../../play/contract";
import { ReasonWording, likeliestFirst, wordingOf } from "../../play/reasonWording";
import { say, spotsInside } from "./i18n";

const sentences = new PageSentences(
  {
    ...import.meta.glob<Messages>("@spydeck/games/reasons/*/reasons.ftl", { query: "?messages", import: "default" }),
    ...import.meta.glob<Messages>("@spydeck/games/spy_tricks/text/*/reasons.ftl", { query: "?messages", import: "default" }),
  },
  spotsInside,
);

/** An action as it reads after "if you". */
function choice(action: string): string {
  const [verb, where = "", helper] = action.split(" ");
  if (verb === "play") return say("action-play", { card: where });
  return verb === "guess" ? say(helper ? "action-guess-helper" : "action-guess", { spot: where }) : say("action-decline");
}

/** The idea that comes first: what it says of chances and points is not repeated. */
const led = ({ arguments: { ideas } }: ReasonFacts) => ({ idea: (ideas as ReasonFacts[] | undefined)?.[0]?.code ?? null });

export function reasons(): ReasonTexts {
  const wording = new ReasonWording(sentences, choice, list(locale())(["", ""]), led);
  return {
    game: "spy-tricks",
    ...wordingOf(wording),
    cost: (best, played) => wording.cost(best.results["points"] ?? 0, played.results["points"] ?? 0),
    odds: (odds) => {
      const known = odds as { suits?: Record<string, number>; ranks?: Record<string, number> };
      return (["suits", "ranks"] as const).flatMap((kind) => {
        const chances = known[kind];
        if (!chances) return [];
        const said = likeliestFirst(chances).map(([name, chance]) => wording.say("odds-of", { name, chance }));
        return [wording.say(`odds-${kind}`, { chances: said })];
      });
    },
    columns: [wording.column("points"), wording.column("win", true)],
  };
}
