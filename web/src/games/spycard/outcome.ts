/** How a game ended, in a sentence. */

import type { WhoIs } from "../../play/contract";
import { agendaName } from "./deck";
import { sentences } from "./i18n";
import type { SpycardView } from "./views";

export function outcomeSentence(view: SpycardView, who: WhoIs): string {
  const say = sentences.end;
  const winner = view.winners[0];
  if (winner === undefined) return view.ending === "draw" ? say.draw : say.drawAgreed;
  const agenda = winner === view.seat ? view.agenda : view.players[winner]?.agenda;
  if (view.ending === "agenda" && agenda) return say.byAgenda(who(winner), agendaName(agenda));
  return say.lastLeft(who(winner));
}
