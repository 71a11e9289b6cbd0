/** Help for bluffing and guessing, on this device only; it does not decide what is legal. */

import { deck } from "./deck";
import type { SpycardView } from "./views";

const SUITS: Readonly<Record<string, string>> = { hearts: "H", spades: "S", clubs: "C", diamonds: "D" };

/** Whether an agent's claim of an ability is true; a Joker may claim any suit (SC-22, SC-25). */
export function isTrue(ability: string, agent: string): boolean {
  const { rank, suit } = deck.partsOf(agent);
  if (ability === "queen") return rank === "Q";
  if (ability === "ace") return agent === "AS";
  return agent === "X" || suit === SUITS[ability];
}

/** The agendas that a player may have: not those seen elsewhere nor, with notes, those ruled out. */
export function openGuesses(view: SpycardView, of: number, agendas: readonly string[], notes: boolean): string[] {
  const target = view.players[of];
  if (target?.agenda) return agendas.filter((agenda) => agenda === target.agenda);
  const seen = new Set(view.players.map((player) => player.agenda));
  if (view.agenda) seen.add(view.agenda);
  const open = agendas.filter((agenda) => !seen.has(agenda) && !(notes && target?.agenda_is_not.includes(agenda)));
  return open.length > 0 ? open : [...agendas];
}
