/** Why an action is suggested in Black Spy, in English. */

import { and } from "../../../../i18n/en/grammar";
import { about, amount, asGood, lost, nothingToChoose, only, policy } from "../../../../i18n/en/reasons";
import type { ReasonTexts } from "../../../../play/advice";
import { card } from "./cards";

const WAYS: Record<string, string> = { others: "capture", self: "release" };

/** Cards to pass or take; several Black Spies are counted. */
function listed(texts: readonly string[]): string {
  const spies = texts.filter((text) => text === "K7").length;
  if (spies < 2) return and(texts.map(card));
  return and([...texts.filter((text) => text !== "K7").map(card), `${spies} Black Spies`]);
}

function choice(action: string): string {
  const [verb = "", ...texts] = action.split(" ");
  if (verb === "settle") return WAYS[texts[0] ?? ""] ?? action;
  if (verb === "call") return action;
  return `${verb} ${listed(texts)}`;
}

interface Arguments {
  action: string;
  next: string;
  result: number;
  next_result: number;
  spies: number;
  next_spies: number;
  equals: string[];
  equal_count: number;
  actions: string[];
  count: number;
  least: number;
  most: number;
}

const compared: Record<string, (from: Arguments) => string> = {
  points: (from) =>
    `About ${amount(from.result)} points if you ${choice(from.action)}, against ${amount(from.next_result)} if you ${choice(from.next)}`,
  spies: (from) =>
    `${from.spies} Black Spies on average if you ${choice(from.action)}, against ${from.next_spies} if you ${choice(from.next)}: ` +
    `about ${amount(from.result)} points, not ${amount(from.next_result)}`,
  sweep: (from) =>
    `You take all black cards in about ${from.result} of 100 cases if you ${choice(from.action)}, against ${from.next_result} if you ${choice(from.next)}`,
  game: (from) =>
    `It does more for winning the game to ${choice(from.action)} than to ${choice(from.next)}, ` +
    `though it costs about ${amount(from.result)} points in this deal, not ${amount(from.next_result)}`,
  slightly: (from) =>
    `It is only slightly better to ${choice(from.action)} than to ${choice(from.next)}: about ${amount(from.result)} points with both`,
};

export const reasons: ReasonTexts = {
  choice,
  sentence: ({ code, arguments: given }) => {
    const from = given as unknown as Arguments;
    if (code === "only") return only;
    if (code === "policy") return policy(choice, from.action);
    if (code === "equal")
      return `${nothingToChoose(choice, from.actions, from.count)}: ${about(from.least, from.most)} points with each.`;
    const said = compared[code]?.(from);
    return said === undefined ? "" : said + asGood(choice, from.equals, from.equal_count);
  },
  cost: (best, played) => lost((played.results["points"] ?? 0) - (best.results["points"] ?? 0)),
  odds: (odds, who) => {
    const { spies_out: out, holds_spy: holders } = odds as { spies_out?: number; holds_spy?: (number | null)[] };
    if (out === undefined || !holders) return [];
    const said = holders.flatMap((chance, seat) =>
      chance === null || who(seat).you || out === 0 ? [] : [`${who(seat).name} in ${chance} of 100 cases`],
    );
    const still = out === 1 ? "1 Black Spy is still out" : `${out} Black Spies are still out`;
    return [said.length > 0 ? `${still}; one is held by ${and(said)}.` : `${still}.`];
  },
  columns: [
    { measure: "points", title: "Points in this deal" },
    { measure: "spies", title: "Black Spies" },
    { measure: "sweep", title: "All black cards", percent: true },
  ],
};
