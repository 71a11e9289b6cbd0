/** Why an action is suggested in Spy Tricks, in words. */

import type { ReasonTexts } from "../../../play/contract";
import { type ReasonWording, likeliestFirst } from "../../../play/reasonWording";

export const spyTricksReasons = (wording: ReasonWording): ReasonTexts => ({
  choice: wording.choice,
  sentence: (reason, who) => wording.reason(reason, who),
  cost: (best, played) => wording.cost((best.results["points"] ?? 0) - (played.results["points"] ?? 0)),
  odds: (odds) => {
    const known = odds as { suits?: Record<string, number>; ranks?: Record<string, number> };
    return (["suits", "ranks"] as const).flatMap((kind) => {
      const chances = known[kind];
      if (!chances) return [];
      const said = likeliestFirst(chances).map(([name, chance]) => wording.say("odds-of", { name, chance }));
      return [wording.say(`odds-${kind}`, { chances: said })];
    });
  },
  get columns() {
    return [wording.column("points"), wording.column("win", true)];
  },
});
