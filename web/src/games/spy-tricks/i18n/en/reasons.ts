/** Why an action is suggested in Spy Tricks, in English. */

import { capital, count } from "../../../../i18n/en/grammar";
import { about, asGood, inOrder, lost, nothingToChoose, only, policy } from "../../../../i18n/en/reasons";
import type { ReasonTexts } from "../../../../play/advice";
import { cards } from "./cards";

const spot = (text: string) => (cards.suit(text.slice(0, 1)) ? cards.card(text) : text);

function choice(action: string): string {
  const [verb = "", where = "", helper] = action.split(" ");
  if (verb === "guess") return `place a henchman on ${spot(where)}${helper ? " with your Helper" : ""}`;
  return verb === "play" ? `play ${cards.card(where)}` : action;
}

interface Arguments {
  action: string;
  next: string;
  result: number;
  next_result: number;
  kind: string;
  spot: string;
  chance: number;
  points: number;
  equals: string[];
  equal_count: number;
  actions: string[];
  count: number;
  least: number;
  most: number;
}

const named = (from: Arguments) => (from.kind === "suits" ? capital(from.spot) : `Rank ${from.spot}`);

const compared: Record<string, (from: Arguments) => string> = {
  likeliest: (from) =>
    `${named(from)} is the likeliest ${from.kind === "suits" ? "suit" : "rank"}: ${from.chance} in 100; ` +
    `right, it brings ${count(from.points, "point", "points")}`,
  spot: (from) =>
    `${named(from)} is right in about ${from.chance} of 100 cases, and then brings ${count(from.points, "point", "points")}`,
  points: (from) =>
    `About ${from.result} points in this round if you ${choice(from.action)}, against ${from.next_result} if you ${choice(from.next)}`,
  game: (from) =>
    `It does more for winning the game to ${choice(from.action)} than to ${choice(from.next)}, ` +
    `though it brings about ${from.result} points in this round, not ${from.next_result}`,
  slightly: (from) =>
    `It is only slightly better to ${choice(from.action)} than to ${choice(from.next)}: about ${from.result} points in this round with both`,
};

export const reasons: ReasonTexts = {
  choice,
  sentence: ({ code, arguments: given }) => {
    const from = given as unknown as Arguments;
    if (code === "only") return only;
    if (code === "policy") return policy(choice, from.action);
    if (code === "equal")
      return `${nothingToChoose(choice, from.actions, from.count)}: ${about(from.least, from.most)} points in this round with each.`;
    const said = compared[code]?.(from);
    return said === undefined ? "" : said + asGood(choice, from.equals, from.equal_count);
  },
  cost: (best, played) => lost((best.results["points"] ?? 0) - (played.results["points"] ?? 0)),
  odds: (odds) => {
    const { suits, ranks } = odds as { suits?: Record<string, number>; ranks?: Record<string, number> };
    const said: string[] = [];
    if (suits) said.push(`The suit of the Secret Document: ${inOrder(suits, (name) => name)}.`);
    if (ranks) said.push(`Its rank: ${inOrder(ranks, (name) => name)}.`);
    return said;
  },
  columns: [
    { measure: "points", title: "Points in this round" },
    { measure: "win", title: "Game won", percent: true },
  ],
};
