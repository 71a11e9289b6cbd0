/** What is played at a table, in words. */

import { gameOf } from "../games";
import { words } from "../i18n";
import type { Options } from "../net/protocol";

export interface PlayedLine {
  readonly title: string;
  /** The chosen value; "" where the title says it all. */
  readonly value: string;
  /** What the value means. */
  readonly note: string;
  /** The clause that describes it; "" if there is none. */
  readonly clause: string;
}

/**
 * The options of a game, each in a line; several chosen variants are lines of their own. `given` are the table's options,
 * `resolved` those of the game in play, which include the defaults.
 */
export function playedLines(game: string, given: Options, resolved: Options): PlayedLine[] {
  return Object.entries(gameOf(game).texts.options).flatMap(([name, texts]): PlayedLine[] => {
    const value = resolved[name] ?? given[name];
    if (value === undefined || value === null || value === "") return [];
    const clause = texts.clause ?? "";
    if (Array.isArray(value) && value.length === 0) return [{ title: texts.title, value: words.inPlace.none, note: "", clause }];
    // Seats, which people count from 1.
    if (Array.isArray(value) && !texts.values) return [{ title: texts.title, value: value.map((seat) => Number(seat) + 1).join(", "), note: "", clause }];
    if (texts.unset !== undefined && typeof value === "number") return [{ title: texts.title, value: words.table.seat(value + 1), note: "", clause }];
    return (Array.isArray(value) ? value : [value]).map((one) => {
      const { title, note = "", alone = texts.alone, clause: own = clause } = texts.values?.[String(one)] ?? { title: String(one) };
      return alone ? { title, value: "", note, clause: own } : { title: texts.title, value: title, note, clause: own };
    });
  });
}
