/** Why an action is suggested in Black Spy, in English. */

import { LOCALE, and } from "../../../../i18n/en/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import { ReasonWording } from "../../../../play/reasonWording";
import { blackSpyReasons } from "../../reasons";
import { listing } from "../cardTexts";
import { card } from "./cards";

const WAYS: Record<string, string> = { others: "capture", self: "release" };

const listed = listing({ and, card, spies: (amount) => `${amount} Black Spies` });

/** An action as it reads after "if you". */
function choice(action: string): string {
  const [verb = "", ...texts] = action.split(" ");
  if (verb === "settle") return WAYS[texts[0] ?? ""] ?? action;
  if (verb === "call") return action;
  return `${verb} ${listed(texts)}`;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/en/reasons.ftl?raw"),
  () => import("@spydeck/games/black_spy/text/en/reasons.ftl?raw"),
);

export const reasons = blackSpyReasons(new ReasonWording(sentences, choice, " and "));
