/** The table's log as sentences. */

import { words } from "../i18n";
import type { GameParts, Names } from "./contract";
import type { LogEntry } from "./live.svelte";

export interface Line {
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
