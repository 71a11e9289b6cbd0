/** Where in a game of Black Spy a table is, in a line. */

import type { View } from "./facts";
import { say } from "./i18n";

/** "Deal 2 · trick 6 of 15 · to 150 points". */
export function where(view: View): string {
  const { stage, deal, options } = view;
  const tricks = view.tricks.length + Math.max(...view.hand_sizes);
  const number = Math.min(view.tricks.length + 1, tricks);
  const now = stage === "pass" || stage === "take" || stage === "call" ? say("where-pass") : say("where-trick", { number, tricks });
  const line = say("where", { deal, now });
  return options.end_value > 1 ? say("where-end", { where: line, end: options.end_value }) : line;
}
