/** The sentences of rules and settings that open at a table, without leaving it. */

import type { inPlace as english } from "../en/inPlace";

/** By the number of players. */
const TOGETHER = ["", "allein", "zu zweit", "zu dritt", "zu viert", "zu fünft", "zu sechst"];

export const inPlace: typeof english = {
  whole: "Ganzes Regelheft",
  played: "Was gespielt wird",
  players: (game, players) => `${game} ${TOGETHER[players] ?? `mit ${players} Spielern`}`,
  none: "keine",
};
