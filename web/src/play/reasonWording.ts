/** Why an action is best, in words: sentences of a game's Fluent file, between parts that all games share. */

import { capital } from "../i18n/format";
import type { PageSentences } from "../i18n";
import type { Column, ReasonFacts, WhoIs } from "./contract";

/** Words an action so that a sentence can be about it: "play Red 3". */
type Choice = (action: string, who: WhoIs) => string;

/** Costs below this are given with one decimal. */
const SMALL = 3;
/** The smallest cost that is given. */
const LEAST = 0.05;

interface Arguments {
  action: string;
  next?: string;
  equals: string[];
  equal_count: number;
  actions: string[];
  count: number;
  least: number;
  most: number;
}

export class ReasonWording {
  /** `conjunction` is the word of a list, with spaces: actions with a list of their own are not listed with others. */
  constructor(
    readonly sentences: PageSentences,
    readonly choice: Choice,
    readonly conjunction: string,
  ) {}

  /** A sentence, or a piece of one; "" until the sentences are there. */
  say = (code: string, given: Readonly<Record<string, unknown>> = {}): string => this.sentences.current?.say(code, given) ?? "";

  /** Why an action is suggested, as a sentence; `more` are arguments that the game has made. "" until it can be said. */
  reason({ code, arguments: facts }: ReasonFacts, who: WhoIs, more: Readonly<Record<string, unknown>> = {}): string {
    const given = facts as unknown as Arguments;
    const { say } = this;
    if (!this.sentences.current) return "";
    if (code === "only") return say("only");
    if (code === "policy") return say("policy", { action: this.choice(given.action, who) });
    if (code === "equal") return this.#equal(given, who);
    if (!this.sentences.current.has(`reason-${code}`)) return "";
    const words = {
      this: this.choice(given.action, who),
      ...(given.next === undefined ? {} : { that: this.choice(given.next, who) }),
    };
    return capital(say(`reason-${code}`, { ...facts, ...words, ...more })) + this.#asGood(given, who);
  }

  #equal({ actions, count, least, most }: Arguments, who: WhoIs): string {
    const few = count <= actions.length;
    const words = actions.map((action) => this.choice(action, who));
    return this.say("reason-equal", {
      start: few ? this.say("might-as-well", { actions: words }) : this.say("nothing-to-choose", { count }),
      range: this.say("range", { same: least === most, least, most }),
    });
  }

  /** The end of a reason: which other actions are as good. */
  #asGood({ equals, equal_count: count }: Arguments, who: WhoIs): string {
    if (count === 0) return this.say("best-alone");
    const words = equals.map((action) => this.choice(action, who));
    if (count > words.length || words.some((word) => word.includes(this.conjunction))) return this.say("others-as-good", { count });
    return this.say("as-good", { actions: words });
  }

  /** What a move cost, in points, or else that the game was at stake. */
  cost(points: number): string {
    if (points < LEAST) return this.say("cost-chances");
    return this.say("cost-points", { points: points >= SMALL ? Math.round(points) : Math.round(points * 10) / 10 });
  }

  column = (measure: string, percent = false): Column => ({ measure, title: capital(this.say(`column-${measure}`)), percent });
}

/** What is possible with its chance in percent, the likeliest first. */
export const likeliestFirst = (chances: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(chances)
    .filter(([, chance]) => chance > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name, chance]) => [name, Math.round(chance)]);
