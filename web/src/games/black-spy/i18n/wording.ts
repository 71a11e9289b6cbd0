/**
 * What the sentences of Black Spy's table have in common in all languages: lists of cards, and why an action is
 * suggested.
 */

import type { ReasonTexts } from "../../../play/contract";
import type { ReasonWording } from "../../../play/reasonWording";

const BLACK_SPY = "K7";
const CARD = "[BYRGK](?:1[01]|[1-9])";
const CARDS = new RegExp(`\\b${CARD}\\b(?: ${CARD}\\b)*`, "g");

interface CardWords {
  readonly and: (items: readonly string[]) => string;
  readonly card: (text: string) => string;
  /** Several Black Spies. */
  readonly spies: (amount: number) => string;
}

/** Return a function that lists cards; several Black Spies are counted, at the end. */
export function listing({ and, card, spies }: CardWords): (texts: readonly string[]) => string {
  return (texts) => {
    const others = texts.filter((text) => text !== BLACK_SPY);
    const amount = texts.length - others.length;
    return and(amount < 2 ? texts.map(card) : [...others.map(card), spies(amount)]);
  };
}

/** A message of the server with its cards in words: "you do not hold R7", "you do not hold all of R7 B3". */
export const withCards = (message: string, list: (texts: readonly string[]) => string): string =>
  message.replace(CARDS, (found) => list(found.split(" ")));

export const blackSpyReasons = (wording: ReasonWording): ReasonTexts => ({
  choice: wording.choice,
  sentence: (reason, who) => wording.reason(reason, who),
  cost: (best, played) => wording.cost((played.results["points"] ?? 0) - (best.results["points"] ?? 0)),
  odds: (odds, who) => {
    const { spies_out: out, holds_spy: chances } = odds as { spies_out?: number; holds_spy?: (number | null)[] };
    if (out === undefined || !chances) return [];
    const holders = chances.flatMap((chance, seat) =>
      chance === null || who(seat).you || out === 0 ? [] : [wording.say("odds-holder", { name: who(seat).name, chance })],
    );
    const spies = wording.say("odds-spies", { out });
    return [holders.length > 0 ? wording.say("odds-held", { spies, holders }) : `${spies}.`];
  },
  get columns() {
    return [wording.column("points"), wording.column("spies"), wording.column("sweep", true)];
  },
});
