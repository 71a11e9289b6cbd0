/** Why an action is suggested in Spycard, in English. */

import { LOCALE, and } from "../../../../i18n/en/grammar";
import { LazySentences } from "../../../../i18n/lazySentences.svelte";
import type { WhoIs } from "../../../../play/contract";
import { ReasonWording } from "../../../../play/reasonWording";
import { ABILITIES } from "../../abilities";
import { spycardReasons } from "../../reasons";
import { ability } from "./abilities";
import { cards } from "./cards";

const agenda = (text: string) => cards.agent(text.slice(-1), text.slice(0, -1));

/** What an ability does, after "to". */
const EFFECTS: Record<string, string> = {
  hearts: "turn up",
  spades: "kill",
  clubs: "turn down",
  diamonds: "swap",
  queen: "move",
  ace: "kill",
};
const ALONE: Record<string, string> = {
  keep: "keep it at your base",
  allow: "allow it",
  accuse: "accuse it of being a lie",
  decline: "leave it at that",
  done: "use the Joker no further",
  draft: "look at the top agent of the deck",
  "no jack": "turn up no Jack",
  "no bullet": "let nobody take the bullet",
};

function choice(action: string, who: WhoIs): string {
  const alone = ALONE[action];
  if (alone) return alone;
  const joker = action.startsWith("joker ");
  const [verb = "", ...rest] = action.replace("joker ", "").split(" ");
  const [first = "", ...others] = rest.filter((word) => word !== "on");
  const seat = Number(first.slice(1));
  if (joker) return `use ${ability(verb).name} with the Joker to ${EFFECTS[verb]} ${and([first, ...others])}`;
  if (ABILITIES.includes(verb)) return `use ${first} as ${ability(verb).claim} to ${EFFECTS[verb]} ${and(others)}`;
  const known: Record<string, () => string> = {
    field: () => `move ${and([first, ...others])} to the field`,
    base: () => `move ${and([first, ...others])} back to base`,
    again: () => `use the ability again, on ${and([first, ...others])}`,
    attack: () => `attack ${others[0]} with ${first}`,
    expose: () => `expose ${who(seat).name} as ${agenda(others[0] ?? "")}`,
    sleeper: () => `send it to ${who(seat).name} as a sleeper`,
    jack: () => `turn up ${first} instead`,
    bullet: () => `let ${first} take the bullet`,
  };
  return known[verb]?.() ?? action;
}

const sentences = new LazySentences(
  LOCALE,
  () => import("@spydeck/games/reasons/en/reasons.ftl?raw"),
  () => import("@spydeck/games/spycard/text/en/reasons.ftl?raw"),
);

export const reasons = spycardReasons(new ReasonWording(sentences, choice, " and "), agenda);
