/** Actions in words: whole ones, partial ones, and why one is suggested. */

import type { Who } from "../../i18n";
import type { ReasonFacts, ReasonTexts, WhoIs } from "../../play/contract";
import { ABLE, type View } from "./facts";
import { ReasonWording, likeliestFirst } from "../../play/reasonWording";
import { cardInside, say, why } from "./i18n";

/** The six abilities of agents, as actions name them. */
export const ABILITIES: readonly string[] = Object.keys(ABLE);

const JOKER = "joker ";
/** Stands for what is not chosen yet. */
const BLANK = "…";

/** An action without operands as codes name it: "no-jack". */
export const inCode = (action: string): string => action.replace(" ", "-");

/** A verb as its button shows it. */
export const verbName = (verb: string): string =>
  verb.startsWith(JOKER) ? say("ability-title", { ability: verb.slice(JOKER.length) }) : say(`verb-${inCode(verb)}`);

/** The requirement of an agenda, with twice the number of players who started. */
export const aimOf = (agenda: string, many: number): string => say("aim", { aim: say(`aim-${agenda}`, { many }) });

/** Whose turn it is, with the turn's number. */
export const turnName = (who: Who, number: number): string => (who.you ? say("your-turn", { number }) : say("turn-of", { who, number }));

/** Where in the game a table is: "Turn 6 · 14 agents", which are those in play. */
export function whereIn(view: View): string {
  const agents = view.tokens.filter(({ zone }) => zone === "base" || zone === "field").length;
  return say("where", { number: view.turn === null ? null : (view.players[view.turn]?.turns ?? 0) + 1, agents });
}

/** An action as it reads after "if you". */
export function choice(action: string, who: WhoIs): string {
  const [verb = "", ...rest] = action.replace(JOKER, "").split(" ");
  const tokens = rest.filter((word) => word !== "on");
  const [token = "", ...targets] = tokens;
  if (action.startsWith(JOKER)) return say("action-joker", { ability: verb, targets: tokens });
  if (ABILITIES.includes(verb)) return say("action-use", { token, ability: verb, targets });
  if (tokens.length === 0 || verb === "no") return say(`action-${inCode(action)}`);
  if (verb === "expose" || verb === "sleeper") {
    const player = who(Number(token.slice(1))).name;
    return verb === "expose" ? say("action-expose", { player, agenda: targets[0] }) : say("action-sleeper", { player });
  }
  return say(`action-${verb}`, { token, tokens, target: targets[0] });
}

/** A partial action as a sentence, with an ellipsis for what is not chosen yet. */
export function partial(verb: string, chosen: readonly string[], up: boolean): string {
  if (verb === "draft" || verb === "pass") return say(`undo-${verb}`);
  const [token = BLANK, ...others] = chosen;
  const tokens = chosen.length > 0 ? chosen : [BLANK];
  const targets = others.length > 0 ? others : [BLANK];
  const sentence = () => {
    if (verb.startsWith(JOKER)) return say("partial-joker", { ability: verb.slice(JOKER.length), targets: tokens });
    if (ABILITIES.includes(verb)) return say(up ? "partial-use" : "partial-claim", { token, ability: verb, targets });
    return say(`partial-${verb}`, { token, tokens, target: targets[0], player: token, agenda: targets[0], count: tokens.length });
  };
  return sentence().replace(`${BLANK}.`, BLANK);
}

const EVEN = 50;

/**
 * The odds of a claim, and what pays against them, as arguments of the sentence. `alone`: whether the action is
 * better than the other one.
 */
function judged(chance: number, action: string, alone: boolean): Record<string, string | null> {
  if (chance === EVEN) return { verdict: "even", anyway: null };
  const truth = chance > EVEN;
  const verdict = chance === 0 ? "impossible" : truth ? "true" : "lie";
  return { verdict, anyway: alone && truth === (action === "accuse") ? action : null };
}

/** Further arguments of the sentence for a reason or an idea: names in place of codes, the risk of an exposure. */
function more({ code, arguments: facts }: ReasonFacts): Record<string, unknown> {
  const given = facts as { chance: number; action: string; equal_count: number; agendas?: string[] };
  return {
    ...(code === "claim" ? judged(given.chance, given.action, given.equal_count === 0) : {}),
    ...(code === "expose" || code === "unlikely" ? { risk: 100 - given.chance } : {}),
    ...(given.agendas === undefined ? {} : { agendas: given.agendas.map(cardInside) }),
  };
}

const wording = () => new ReasonWording(why, choice, why.current?.say("conjunction") ?? "", more);

export const reasons: ReasonTexts = {
  game: "spycard",
  choice,
  reason: (reason, who) => wording().reason(reason, who),
  ideas: (reason, who) => wording().ideas(reason, who),
  numbers: (reason, who) => wording().numbers(reason, who),
  played: (action, who) => wording().played(action, who),
  better: (action, who) => wording().better(action, who),
  cost: (best, played) => {
    const wins = Math.round(100 * ((best.results["win"] ?? 0) - (played.results["win"] ?? 0)));
    return wins < 1 ? wording().say("cost-standing") : wording().say("cost-wins", { wins });
  },
  odds: (odds, who) => {
    const { agendas = [], claim } = odds as { agendas?: (Record<string, number> | null)[]; claim?: number | null };
    const { say } = wording();
    const said = agendas.flatMap((chances, seat) => {
      if (!chances || who(seat).you) return [];
      const found = likeliestFirst(chances).map(([text, chance]) => say("odds-of", { agenda: text, chance }));
      return [say("odds-agenda", { name: who(seat).name, chances: found })];
    });
    return typeof claim === "number" ? [...said, say("odds-claim", { chance: Math.round(claim) })] : said;
  },
  get columns() {
    return [wording().column("win", true), wording().column("out", true)];
  },
};
