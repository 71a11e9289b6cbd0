/** Why an action is suggested in Spycard, in words. */

import type { ReasonTexts } from "../../play/contract";
import { likeliestFirst, type ReasonWording } from "../../play/reasonWording";

const EVEN = 50;

/** What the odds say of a claim, and what pays against them, as arguments of the sentence. */
function judged(chance: number, action: string): Record<string, string | null> {
  if (chance === EVEN) return { verdict: "even", anyway: null };
  const truth = chance > EVEN;
  const verdict = chance === 0 ? "impossible" : truth ? "true" : "lie";
  return { verdict, anyway: truth === (action === "accuse") ? action : null };
}

/** `agendaOf` names an agenda, such as `KC`. */
export const spycardReasons = (wording: ReasonWording, agendaOf: (text: string) => string): ReasonTexts => ({
  choice: wording.choice,
  sentence: (reason, who) => {
    const given = reason.arguments as { chance: number; action: string; seat: number; agenda: string };
    if (reason.code === "claim") return wording.reason(reason, who, judged(given.chance, given.action));
    if (reason.code !== "expose") return wording.reason(reason, who);
    return wording.reason(reason, who, { name: who(given.seat).name, agenda: agendaOf(given.agenda) });
  },
  cost: (best, played) => {
    const wins = Math.round(100 * ((best.results["win"] ?? 0) - (played.results["win"] ?? 0)));
    return wins < 1 ? wording.say("cost-standing") : wording.say("cost-wins", { wins });
  },
  odds: (odds, who) => {
    const { agendas = [], claim } = odds as { agendas?: (Record<string, number> | null)[]; claim?: number | null };
    const said = agendas.flatMap((chances, seat) => {
      if (!chances || who(seat).you) return [];
      const found = likeliestFirst(chances).map(([text, chance]) => wording.say("odds-of", { agenda: agendaOf(text), chance }));
      return [wording.say("odds-agenda", { name: who(seat).name, chances: found })];
    });
    return typeof claim === "number" ? [...said, wording.say("odds-claim", { chance: Math.round(claim) })] : said;
  },
  get columns() {
    return [wording.column("win", true), wording.column("out", true)];
  },
});
