/** Whether somebody can still take all black cards, in a line. */

import type { WhoIs } from "../../play/contract";
import { say } from "./i18n";
import type { BlackSoFar } from "./soFar";

/** "All with Dove", "Dove 4 · Elm 2 · no sweep any more"; "" before any black card is taken. */
export function sweepLine({ counts, all }: BlackSoFar, who: WhoIs): string {
  if (all !== undefined) return say("watch-all", { who: who(all) });
  const each = counts.map(([seat, black]) => say("watch-each", { name: who(seat).name.replace(/^Agent /, ""), black }));
  return each.length > 0 ? [...each, say("watch-over")].join(" · ") : "";
}
