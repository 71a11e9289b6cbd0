/** What each chance outcome of Spycard is drawn from. */

import { type Lot, seats, upTo } from "../../fairness/lot";

function agents(): Lot {
  const ranks = [...upTo(10, 2).map(String), "J", "Q"];
  return { laidOut: [...[..."HSCD"].flatMap((letter) => ranks.map((rank) => rank + letter)), "AS", "X", "X"], whole: true };
}

const agendas = (players: number): Lot => ({
  laidOut: ["KC", "AC", "KS", "AD", "KH", ...(players > 3 ? ["KD", "AH"] : [])],
  whole: true,
});

export const lots = { agents, agendas, "first-player": seats };
