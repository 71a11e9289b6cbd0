/** Reads the parts of a record that the check needs: its tags and its chance outcomes. */

import { isGame } from "../games";

export interface Outcome {
  readonly name: string;
  readonly cards: readonly string[];
}

export interface DealtRecord {
  readonly game: string;
  readonly players: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly outcomes: readonly Outcome[];
}

const TAG = /^\[([A-Z][A-Za-z0-9]{0,30}) "([^"]{0,200})"\]$/;
const OUTCOME = /^([a-z][a-z-]*) ([A-Z0-9 ]+)$/;

/** The tags and outcomes of a record; undefined for anything but a record of a game that this client knows. */
export function readRecord(text: string): DealtRecord | undefined {
  const lines = text.replaceAll("\r\n", "\n").split("\n");
  const end = lines.indexOf("");
  const tags = new Map<string, string>();
  for (const line of lines.slice(0, Math.max(end, 0))) {
    const found = TAG.exec(line);
    if (!found) return undefined;
    tags.set(found[1]!, found[2]!);
  }
  const game = tags.get("Game");
  const players = Number(tags.get("Players"));
  if (!isGame(game) || !(players >= 2 && players <= 6)) return undefined;
  const outcomes = lines.slice(end + 1).flatMap((line) => {
    const found = line.startsWith("end ") ? null : OUTCOME.exec(line);
    return found ? [{ name: found[1]!, cards: found[2]!.split(" ") }] : [];
  });
  return { game, players, tags, outcomes };
}
