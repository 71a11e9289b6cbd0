/** Why an action is suggested in Black Spy, in German. */

import { LOCALE, and } from "../../../../i18n/de/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { blackSpyReasons } from "../../reasons";
import { listing } from "../cardTexts";
import { card } from "./cards";
import { colourName } from "./table";

const VERBS: Readonly<Record<string, string>> = { pass: "weitergeben", take: "nehmen", play: "spielen" };
const WAYS: Readonly<Record<string, string>> = { others: "fangen", self: "freilassen" };
const listed = listing({ and, card, spies: (amount) => `${amount} Schwarze Spione` });

/** An action in the infinitive. */
function choice(action: string): string {
  const [verb = "", ...texts] = action.split(" ");
  const [first = ""] = texts;
  if (verb === "settle") return WAYS[first] ?? action;
  if (verb === "call") return `${colourName(first)} ansagen`;
  return `${listed(texts)} ${VERBS[verb] ?? verb}`;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/de/reasons.ftl?raw"),
  () => import("@spydeck/games/black_spy/text/de/reasons.ftl?raw"),
);

export const reasons = blackSpyReasons(new ReasonWording(sentences, choice, " und "));
