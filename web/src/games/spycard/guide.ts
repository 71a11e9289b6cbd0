/** Hints for newcomers during their own turn. */

import { type Hint, isHintOpen } from "../../play/hints.svelte";
import { sentences } from "./i18n";
import type { MoveBuilder } from "./moveBuilder.svelte";
import { tokensAt } from "./views";

/** Before this turn, players rarely know enough to expose anyone. */
const KNOWS_SOMETHING = 2;

const turnsOf = ({ play, view }: MoveBuilder) => view.players[play.me ?? 0]?.turns ?? 0;

/** Whether the person is choosing what to do with their turn. */
const isOn = ({ play, view }: MoveBuilder) => !!play.asked?.now && !play.paused && !view.over && !view.question;

/** The hint for the person's agenda. */
export function agendaHint(builder: MoveBuilder): Hint | undefined {
  const say = sentences.guide;
  return isOn(builder) && turnsOf(builder) === 0 ? { name: "spycard.agenda", line: say.agenda } : undefined;
}

/** The hint for the possible actions, until one is started. */
export function turnHint(builder: MoveBuilder): Hint | undefined {
  const say = sentences.guide;
  const { choices, view, play } = builder;
  if (!isOn(builder) || builder.pending || builder.pointsNow || builder.offering || builder.refusal) return undefined;
  const first = agendaHint(builder);
  if (first && isHintOpen(first.name)) return undefined;
  const field = tokensAt(view, play.me ?? 0, "field");
  if (field.length === 0 && choices.field) return { name: "spycard.field", line: say.field };
  const ability = { name: "spycard.ability", line: say.ability };
  const mayBluff = builder.abilities.length > 0 && field.some(({ face }) => face === "down");
  if (mayBluff && isHintOpen(ability.name)) return ability;
  return choices.expose && turnsOf(builder) >= KNOWS_SOMETHING ? { name: "spycard.expose", line: say.expose } : undefined;
}
