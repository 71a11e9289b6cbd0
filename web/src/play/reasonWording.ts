/** Why an action is best, in words: sentences of a game's Fluent file, between parts that all games share. */

import { capital } from "../i18n/format";
import type { PageSentences } from "../i18n";
import type { Column, ReasonFacts, WhoIs } from "./contract";

/** Words an action so that a sentence can be about it: "play Red 3". */
type Choice = (action: string, who: WhoIs) => string;

/** Arguments of a sentence. */
type Given = Readonly<Record<string, unknown>>;

/** Numbers so far apart, or so large, are compared without decimals, as in reasons. */
const FAR = 2;
const LARGE = 10;
/** The smallest cost that is given, and what is given for it. */
const LEAST = 0.05;
const SMALLEST = 0.1;

/** Arguments that ideas of earlier servers lack. */
const NOT_KNOWN = { chance: null, card: null };

interface Arguments {
  action: string;
  next?: string;
  equals: string[];
  equal_count: number;
  actions: string[];
  count: number;
  least: number;
  most: number;
  /** The ideas that speak for the action, each a code with arguments; servers before had none. */
  ideas?: ReasonFacts[];
}

/** The name of the player whom a reason or an idea is about. */
const named = ({ arguments: { seat } }: ReasonFacts, who: WhoIs): Given => (typeof seat === "number" ? { name: who(seat).name } : {});

export class ReasonWording {
  /**
   * `conjunction` is the word of a list, with spaces: actions with a list of their own are not listed with others.
   * `more` makes further arguments of a game's sentences, from a reason or an idea.
   */
  constructor(
    readonly sentences: PageSentences,
    readonly choice: Choice,
    readonly conjunction: string,
    readonly more: (reason: ReasonFacts) => Given = () => ({}),
  ) {}

  /** A sentence, or a piece of one; "" until the sentences are there. */
  say = (code: string, given: Given = {}): string => this.sentences.current?.say(code, given) ?? "";

  /** Why an action is suggested: ideas first, then numbers; "" until it can be said. */
  reason = (reason: ReasonFacts, who: WhoIs): string => [this.ideas(reason, who), this.numbers(reason, who)].filter(Boolean).join(" ");

  /** The case for an action, as a card player would put it; "" if that is only numbers. */
  ideas = ({ arguments: facts }: ReasonFacts, who: WhoIs): string =>
    ((facts as unknown as Arguments).ideas ?? []).map((idea) => this.#idea(idea, who)).filter(Boolean).join(" ");

  #idea(idea: ReasonFacts, who: WhoIs): string {
    const code = `idea-${idea.code}`;
    if (!this.sentences.current?.has(code)) return "";
    return capital(this.say(code, { ...NOT_KNOWN, ...idea.arguments, ...named(idea, who), ...this.more(idea) }));
  }

  /** The counts of the search, as a sentence; "" until it can be said. */
  numbers = (reason: ReasonFacts, who: WhoIs): string => {
    const { code, arguments: facts } = reason;
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
    return capital(say(`reason-${code}`, { ...facts, ...words, ...named(reason, who), ...this.more(reason) })) + this.#asGood(given, who);
  };

  /** The action that was chosen, as a sentence. */
  played = (action: string, who: WhoIs): string => this.#ofAction("played", action, who);

  /** The better action, as a sentence. */
  better = (action: string, who: WhoIs): string => this.#ofAction("better", action, who);

  #ofAction(code: string, action: string, who: WhoIs): string {
    const [verb = "", card = ""] = action.split(" ");
    const own = `${code}-${verb}`;
    return this.sentences.current?.has(own) ? capital(this.say(own, { card })) : this.say(code, { action: this.choice(action, who) });
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

  /**
   * The cost of a move, as the difference of two results, or else that the game was at stake. It is the difference of the
   * numbers that a reason gives, so that they add up.
   */
  cost(more: number, less: number): string {
    if (more - less < LEAST) return this.say("cost-chances");
    const apart = more - less >= FAR || Math.min(Math.abs(more), Math.abs(less)) >= LARGE;
    const whole = apart && Math.round(more) !== Math.round(less);
    const points = whole ? Math.round(more) - Math.round(less) : Math.round(Math.round(more * 10) - Math.round(less * 10)) / 10;
    return this.say("cost-points", { points: Math.max(points, SMALLEST) });
  }

  column = (measure: string, percent = false): Column => ({ measure, title: capital(this.say(`column-${measure}`)), percent });
}

/** The sentences that every game words in the same way. */
export const wordingOf = ({ choice, reason, ideas, numbers, played, better }: ReasonWording) => ({ choice, reason, ideas, numbers, played, better });

/** The possible cases with their chances in percent, the likeliest first. */
export const likeliestFirst = (chances: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(chances)
    .filter(([, chance]) => chance > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([name, chance]) => [name, Math.round(chance)]);
