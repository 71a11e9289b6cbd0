/** Why an action is suggested in Spycard, in English. */

import { and, count } from "../../../../i18n/en/grammar";
import { about, asGood, inOrder, nothingToChoose, only, policy } from "../../../../i18n/en/reasons";
import type { ReasonTexts } from "../../../../play/advice";
import type { WhoIs } from "../../../../play/contract";
import { ability, isAbility } from "./abilities";
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
  if (isAbility(verb)) return `use ${first} as ${ability(verb).claim} to ${EFFECTS[verb]} ${and(others)}`;
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

interface Arguments {
  action: string;
  next: string;
  result: number;
  next_result: number;
  chance: number;
  seat: number;
  agenda: string;
  equals: string[];
  equal_count: number;
  actions: string[];
  count: number;
  least: number;
  most: number;
}

const EVEN = 50;

function claim({ chance, action }: Arguments): string {
  if (chance === EVEN) return "The claim is as likely a lie as the truth";
  const truth = chance > EVEN;
  const accuses = action === "accuse";
  const said =
    chance === 0
      ? "The claim is a lie, from all that you can know"
      : `The claim is probably ${truth ? "true" : "a lie"}: ${chance} in 100 that it is true`;
  return truth === accuses ? `${said}; ${accuses ? "accusing" : "allowing it"} pays all the same` : said;
}

export const reasons: ReasonTexts = {
  choice,
  sentence: ({ code, arguments: given }, who) => {
    const from = given as unknown as Arguments;
    const say = (action: string) => choice(action, who);
    if (code === "only") return only;
    if (code === "policy") return policy(say, from.action);
    if (code === "equal")
      return `${nothingToChoose(say, from.actions, from.count)}: you win ${about(from.least, from.most)} of 100 games with each.`;
    const end = asGood(say, from.equals, from.equal_count);
    if (code === "claim") return claim(from) + end;
    if (code === "expose")
      return `${who(from.seat).name} has the agenda ${agenda(from.agenda)} in about ${from.chance} of 100 cases${end}`;
    if (code === "win")
      return `You win about ${from.result} of 100 games if you ${say(from.action)}, against ${from.next_result} if you ${say(from.next)}${end}`;
    if (code === "standing")
      return `You are better placed if you ${say(from.action)} than if you ${say(from.next)}, as far as can be foreseen${end}`;
    return "";
  },
  cost: (best, played) => {
    const wins = Math.round(100 * ((best.results["win"] ?? 0) - (played.results["win"] ?? 0)));
    return wins < 1 ? "This left you worse placed." : `This cost about ${count(wins, "win", "wins")} in 100 games.`;
  },
  odds: (odds, who) => {
    const { agendas = [], claim: chance } = odds as { agendas?: (Record<string, number> | null)[]; claim?: number | null };
    const said = agendas.flatMap((chances, seat) =>
      chances && !who(seat).you ? [`The agenda of ${who(seat).name}: ${inOrder(chances, agenda)}.`] : [],
    );
    return typeof chance === "number" ? [...said, `The claim is true in ${Math.round(chance)} of 100 cases.`] : said;
  },
  columns: [
    { measure: "win", title: "You win", percent: true },
    { measure: "out", title: "You are out", percent: true },
  ],
};
