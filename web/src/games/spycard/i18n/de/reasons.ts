/** Why an action is suggested in Spycard, in German. */

import { LOCALE, and } from "../../../../i18n/de/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import type { WhoIs } from "../../../../play/contract";
import { ReasonWording } from "../../../../play/reasonWording";
import { ABILITIES } from "../../abilities";
import { spycardReasons } from "../../reasons";
import { ability } from "./abilities";
import { cards } from "./cards";

const agenda = (text: string) => cards.agent(text.slice(-1), text.slice(0, -1));

/** What an ability does to its targets, in the infinitive. */
const EFFECTS: Readonly<Record<string, string>> = {
  hearts: "aufdecken",
  spades: "ausschalten",
  clubs: "verdecken",
  diamonds: "tauschen",
  queen: "versetzen",
  ace: "ausschalten",
};
const ALONE: Readonly<Record<string, string>> = {
  keep: "ihn an deiner Basis behalten",
  allow: "es glauben",
  accuse: "es anzweifeln",
  decline: "darauf verzichten",
  done: "den Joker nicht weiter nutzen",
  draft: "den obersten Agenten des Stapels ansehen",
  pass: "nichts tun",
  "no jack": "keinen Buben aufdecken",
  "no bullet": "niemanden die Kugel abfangen lassen",
};

/** An action in the infinitive. */
function choice(action: string, who: WhoIs): string {
  const alone = ALONE[action];
  if (alone) return alone;
  const joker = action.startsWith("joker ");
  const [verb = "", ...rest] = action.replace("joker ", "").split(" ");
  const [first = "", ...others] = rest.filter((word) => word !== "on");
  const all = and([first, ...others]);
  const seat = Number(first.slice(1));
  if (joker) return `mit dem Joker als ${ability(verb).name} ${all} ${EFFECTS[verb]}`;
  if (ABILITIES.includes(verb)) return `mit ${first} als ${ability(verb).name} ${and(others)} ${EFFECTS[verb]}`;
  const known: Record<string, () => string> = {
    field: () => `${all} in den Einsatz schicken`,
    base: () => `${all} zur Basis zurückholen`,
    again: () => `die Fähigkeit noch einmal auf ${all} anwenden`,
    attack: () => `${others[0]} mit ${first} angreifen`,
    expose: () => `${who(seat).name} als ${agenda(others[0] ?? "")} enttarnen`,
    sleeper: () => `ihn als Schläfer zu ${who(seat).name} schicken`,
    jack: () => `stattdessen ${first} aufdecken`,
    bullet: () => `${first} die Kugel abfangen lassen`,
  };
  return known[verb]?.() ?? action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/de/reasons.ftl?raw"),
  () => import("@spydeck/games/spycard/text/de/reasons.ftl?raw"),
);

export const reasons = spycardReasons(new ReasonWording(sentences, choice, " und "), agenda);
