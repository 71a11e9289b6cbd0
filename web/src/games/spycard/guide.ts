/** Hints for newcomers in the own turn: each comes when it is of use. */

import { type Hint, isHintOpen } from "../../play/hints.svelte";
import { sentences } from "./i18n";
import type { Desk } from "./desk.svelte";
import { tokensAt } from "./views";

const say = sentences.guide;
/** Before this turn nobody knows enough to expose anybody. */
const KNOWS_SOMETHING = 2;

const turnsOf = ({ play, view }: Desk) => view.players[play.me ?? 0]?.turns ?? 0;

/** Whether a turn of the person's own is being put together. */
const isOn = ({ play, view }: Desk) => !!play.asked?.now && !play.paused && !view.over && !view.question;

/** What is said of the own agenda. */
export function agendaHint(desk: Desk): Hint | undefined {
  return isOn(desk) && turnsOf(desk) === 0 ? { name: "spycard.agenda", line: say.agenda } : undefined;
}

/** What is said of what may be done, until something is begun. */
export function turnHint(desk: Desk): Hint | undefined {
  const { choices, view, play } = desk;
  if (!isOn(desk) || desk.pending || desk.pointsNow || desk.offering || desk.refused) return undefined;
  const first = agendaHint(desk);
  if (first && isHintOpen(first.name)) return undefined;
  const field = tokensAt(view, play.me ?? 0, "field");
  if (field.length === 0 && choices.field) return { name: "spycard.field", line: say.field };
  const ability = { name: "spycard.ability", line: say.ability };
  const mayBluff = desk.abilities.length > 0 && field.some(({ face }) => face === "down");
  if (mayBluff && isHintOpen(ability.name)) return ability;
  return choices.expose && turnsOf(desk) >= KNOWS_SOMETHING ? { name: "spycard.expose", line: say.expose } : undefined;
}
