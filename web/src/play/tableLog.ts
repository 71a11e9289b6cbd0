/** The log of a table, and what is played there, in words. */

import { markWritten, withMarks } from "../cards/marks";
import type { Deck } from "../cards/deck";
import { gameOf } from "../games";
import { codeName, phrase, say } from "../i18n";
import { capital, seatNumbers } from "../i18n/format";
import type { Options } from "../net/protocol";
import type { GameParts, Names } from "./contract";
import type { LogEntry } from "./live.svelte";

export interface Line {
  readonly key: string;
  /** With its cards marked (`cards/marks.ts`). */
  readonly line: string;
  readonly said: boolean;
  /** The card that it tells of, where that was added to a trick, and who played it. */
  readonly card?: { readonly text: string; readonly by: string } | undefined;
}

/** Lines one below the other: cards of one trick, with what was said of it then, or a single line. */
export interface Paragraph {
  readonly key: string;
  readonly cards: readonly Line[];
  readonly line: Line | undefined;
}

/** The lines as the log shows them: the cards of a trick in a row, with the line that follows them. */
export function paragraphs(lines: readonly Line[]): Paragraph[] {
  const found: Paragraph[] = [];
  let cards: Line[] = [];
  const end = (line?: Line) => {
    const key = (cards[0] ?? line)?.key;
    if (key !== undefined) found.push({ key, cards, line });
    cards = [];
  };
  for (const line of lines) {
    if (line.card) cards.push(line);
    else end(line);
  }
  end();
  return found;
}

type MemberName = (member: number) => string;

/** The sentence for an event of the table; null for events that the game's own events describe. */
function tableLine({ event }: LogEntry, { who }: Names, memberName: MemberName, deck: Deck): string | null {
  switch (event.kind) {
    case "joined":
      return say("event-joined", { name: event.name });
    case "left":
      return event.removed ? say("event-removed", { name: memberName(event.member) }) : say("event-left", { name: memberName(event.member) });
    case "host":
      return event.member === null ? null : say("event-host", { name: memberName(event.member) });
    case "started":
      return say("event-started", { number: event.game_number });
    case "seat":
      return event.sitter === "person" ? say("event-sits", { who: who(event.seat) }) : null;
    case "stand-in":
      return say("event-stands-in", { who: who(event.seat), why: event.why });
    case "returned":
      return say("event-returned", { who: who(event.seat) });
    case "paused":
      return say("event-paused");
    case "resumed":
      return event.seat === null ? null : say("event-resumed");
    case "proposed":
      return say("event-proposes", { who: who(event.seat), what: event.what });
    case "answered":
      return event.agree ? null : say("event-declined", { who: who(event.seat) });
    case "withdrawn":
      return say("event-withdrawn", { who: who(event.seat) });
    case "lapsed":
      return say("event-lapsed");
    case "waits":
      return `${say("table-idle")} ${say("table-waits", { people: event.seats.map(who) })}`;
    case "finishing":
      return say("event-finishing");
    case "rematch":
      return say("event-rematch");
    case "said":
      return saidLine(event, memberName(event.member), deck);
    default:
      return null;
  }
}

function saidLine(event: { phrase?: string | null; text?: string | null; muted?: boolean }, name: string, deck: Deck): string {
  if (event.muted) return say("chat-muted", { name });
  return say("chat-said", { name, text: event.phrase ? phrase(event.phrase) : markWritten(event.text ?? "", deck.written, deck.nameOf) });
}

/** The log as a memory table shows it: with only the current trick or turn, named by its event, and the last one. */
export function fromMemory(log: readonly LogEntry[], step: string): LogEntry[] {
  const steps = log.flatMap(({ happened }, place) => (happened.some(({ event }) => event === step) ? [place] : []));
  const forgotten = steps.at(-2) ?? -1;
  return log.map((one, place) => (place <= forgotten ? { ...one, happened: [] } : one));
}

/** All lines of the log, oldest first, with the names of those who held the seats then, and the cards of a game. */
export function logLines(
  log: readonly LogEntry[],
  { sentence, played }: Pick<GameParts, "sentence" | "played">,
  namesAt: (seq: number) => Names,
  memberName: MemberName,
  deck: Deck,
): Line[] {
  return log.flatMap((one) => {
    const names = namesAt(one.seq);
    const around = tableLine(one, names, memberName, deck);
    const told = withMarks(() => one.happened.map((event) => sentence(event, names.who)));
    return [around, ...told].flatMap((line, place) => {
      if (line === null) return [];
      const event = one.happened[place - 1];
      const found = event && played?.(event);
      const card = found && { text: found.card, by: codeName(capital(names.nameOf(found.seat))) };
      return [{ key: `${one.seq}.${place}`, line, said: one.event.kind === "said", card }];
    });
  });
}

interface PlayedLine {
  readonly title: string;
  /** The chosen value; "" where the title says it all. */
  readonly value: string;
  /** The meaning of the value. */
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
    if (Array.isArray(value) && value.length === 0) return [{ title: texts.title, value: say("in-place-none"), note: "", clause }];
    // Seats, which people count from 1.
    if (Array.isArray(value) && !texts.values) return [{ title: texts.title, value: seatNumbers(value), note: "", clause }];
    if (texts.unset !== undefined && typeof value === "number") return [{ title: texts.title, value: say("table-seat", { number: value + 1 }), note: "", clause }];
    return (Array.isArray(value) ? value : [value]).map((one) => {
      const { title, note = "", alone = texts.alone, clause: own = clause } = texts.values?.[String(one)] ?? { title: String(one) };
      return alone ? { title, value: "", note, clause: own } : { title: texts.title, value: title, note, clause: own };
    });
  });
}
