/** Why an action is suggested in Spy Tricks, in German. */

import { LOCALE } from "../../../../i18n/de/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { spyTricksReasons } from "../../reasons";
import { theSpot } from "./spots";

/** An action in the infinitive. */
function choice(action: string): string {
  const [verb = "", where = "", helper] = action.split(" ");
  if (verb === "guess") return `einen Handlanger${helper ? " mit deinem Helfer" : ""} auf ${theSpot(where)} setzen`;
  if (verb === "decline") return "verzichten";
  return verb === "play" ? `${theSpot(where)} spielen` : action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/de/reasons.ftl?raw"),
  () => import("@spydeck/games/spy_tricks/text/de/reasons.ftl?raw"),
);

export const reasons = spyTricksReasons(new ReasonWording(sentences, choice, " und "));
