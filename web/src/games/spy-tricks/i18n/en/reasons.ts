/** Why an action is suggested in Spy Tricks, in English. */

import { LOCALE } from "../../../../i18n/en/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { spyTricksReasons } from "../../reasons";
import { cards } from "./cards";

const spot = (text: string) => (cards.suit(text.slice(0, 1)) ? cards.card(text) : text);

/** An action as it reads after "if you". */
function choice(action: string): string {
  const [verb = "", where = "", helper] = action.split(" ");
  if (verb === "guess") return `place a henchman on ${spot(where)}${helper ? " with your Helper" : ""}`;
  return verb === "play" ? `play ${cards.card(where)}` : action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/en/reasons.ftl?raw"),
  () => import("@spydeck/games/spy_tricks/text/en/reasons.ftl?raw"),
);

export const reasons = spyTricksReasons(new ReasonWording(sentences, choice, " and "));
