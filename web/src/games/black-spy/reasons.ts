/** Why an action is suggested in Black Spy, in words. */

import type { ReasonTexts } from "../../play/contract";
import type { ReasonWording } from "../../play/reasonWording";

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
