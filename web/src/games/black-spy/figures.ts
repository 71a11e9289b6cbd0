/** The words on the sign of a seat: its total, its points of this deal, whether it deals or has passed. */

import { number, signed } from "../../i18n";
import type { SeatFigures, WhoIs } from "../../play/contract";
import type { View } from "./facts";
import { say } from "./i18n";

/** `memory`: whether what was taken is hidden. */
export function figuresOf(view: View, seat: number, memory: boolean, who: WhoIs): SeatFigures {
  const [pile, total] = [view.taken[seat], view.totals[seat] ?? 0];
  const known = memory ? undefined : pile;
  const passed = view.stage === "pass" && view.has_passed[seat];
  const tag = passed ? `✓ ${say("pass-done")}` : view.dealer === seat ? say("taken-dealer") : undefined;
  const few = (points: string) => (passed ? "✓" : view.dealer === seat ? `${points} · ${say("taken-dealer-mark")}` : undefined);
  const taken = known && say("taken-label", { who: who(seat), points: known.points, black: known.black });
  // In the first deal they are the same. Who has passed has taken nothing yet: the room is for saying so.
  if (known && view.deal === 0) {
    return { total: number(known.points), part: passed ? undefined : say("taken-this-deal"), short: few(number(known.points)) ?? say("taken-points", { points: known.points }), tag, label: taken ?? "" };
  }
  const added = known && known.points !== 0 ? ` ${signed(known.points)}` : "";
  return {
    total: number(total),
    part: known && !passed ? say("taken-part", { points: known.points }) : undefined,
    short: few(number(total)) ?? `${number(total)}${added}`,
    tag,
    label: [say("taken-total", { total }), taken].filter(Boolean).join(". "),
  };
}
