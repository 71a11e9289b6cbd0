/** Where in a game of Spy Tricks a table is, in a line. */

import type { View } from "./facts";
import { say } from "./i18n";

/** How many tricks a round has. */
export const TRICKS = 5;

/** "Round 1 of 4 · trick 4 of 5". */
export const where = ({ round, rounds, tricks, stage }: View): string =>
  say("where", { round, rounds, number: Math.min(TRICKS, stage === "play" ? tricks.length + 1 : Math.max(1, tricks.length)), tricks: TRICKS });
