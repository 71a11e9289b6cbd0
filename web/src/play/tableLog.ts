/** The log of a table, and what is played there, in words. */

import { gameOf } from "../games";
import { words } from "../i18n";
import { seatNumbers } from "../i18n/format";
import type { Options } from "../net/protocol";
import type { GameParts, Names } from "./contract";
import type { LogEntry } from "./live.svelte";

interface Line {
  readonly key: string;
  readonly line: string;
  readonly said: boolean;
}

type MemberName = (member: number) => string;

/** The sentence for an event of the table; null for events that the game's own events describe. */
function tableLine({ event }: LogEntry, { who }: Names, memberName: MemberName): string | null {
  const say = words.table.events;
  switch (event.kind) {
    case "joined":
      return say.joined(event.name);
    case "left":
      return event.removed ? say.removed(memberName(event.member)) : say.left(memberName(event.member));
    case "host":
      return event.member === null ? null : say.host(memberName(event.member));
    case "started":
      return say.started(event.game_number);
    case "seat":
      return event.sitter === "person" ? say.sits(who(event.seat)) : null;
    case "stand-in":
      return say.standsIn(who(event.seat), event.why);
    case "returned":
      return say.returned(who(event.seat));
    case "paused":
      return say.paused;
    case "resumed":
      return event.seat === null ? null : say.resumed;
    case "proposed":
      return say.proposes(who(event.seat), event.what);
    case "answered":
      return event.agree ? null : say.declined(who(event.seat));
    case "withdrawn":
      return say.withdrawn(who(event.seat));
    case "lapsed":
      return say.lapsed;
    case "waits":
      return `${words.table.idle} ${words.table.waits(event.seats.map(who))}`;
    case "finishing":
      return say.finishing;
    case "rematch":
      return say.rematch;
    case "said":
      return saidLine(event, memberName(event.member));
    default:
      return null;
  }
}

function saidLine(event: { phrase?: string | null; text?: string | null; muted?: boolean }, name: string): string {
  const say = words.table.chat;
  if (event.muted) return say.muted(name);
  return say.said(name, event.phrase ? say.phrase(event.phrase) : (event.text ?? ""));
}

/** The log as a memory table shows it: with only the current trick or turn, named by its event, and the last one. */
export function fromMemory(log: readonly LogEntry[], step: string): LogEntry[] {
  const steps = log.flatMap(({ happened }, place) => (happened.some(({ event }) => event === step) ? [place] : []));
  const forgotten = steps.at(-2) ?? -1;
  return log.map((one, place) => (place <= forgotten ? { ...one, happened: [] } : one));
}

/** All lines of the log, oldest first, with the names of those who held the seats then. */
export function logLines(
  log: readonly LogEntry[],
  sentence: GameParts["sentence"],
  namesAt: (seq: number) => Names,
  memberName: MemberName,
): Line[] {
  return log.flatMap((one) => {
    const names = namesAt(one.seq);
    const around = tableLine(one, names, memberName);
    const played = one.happened.map((event) => sentence(event, names.who));
    return [around, ...played].flatMap((line, place) =>
      line === null ? [] : [{ key: `${one.seq}.${place}`, line, said: one.event.kind === "said" }],
    );
  });
}

interface PlayedLine {
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
    if (Array.isArray(value) && !texts.values) return [{ title: texts.title, value: seatNumbers(value), note: "", clause }];
    if (texts.unset !== undefined && typeof value === "number") return [{ title: texts.title, value: words.table.seat(value + 1), note: "", clause }];
    return (Array.isArray(value) ? value : [value]).map((one) => {
      const { title, note = "", alone = texts.alone, clause: own = clause } = texts.values?.[String(one)] ?? { title: String(one) };
      return alone ? { title, value: "", note, clause: own } : { title: texts.title, value: title, note, clause: own };
    });
  });
}
