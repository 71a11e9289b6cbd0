/** Checks the cards of a finished game against the committed secret. */

import { gameOf } from "../games";
import { commitment, numbers, partSecret, secretOf, shuffled, below } from "./deal";
import { type Digests, digests } from "./digests";
import { type DealtRecord, type Outcome, readRecord } from "./record";
import type { Bytes } from "./sha256";

export interface CheckedOutcome {
  readonly name: string;
  /** The number of cards compared. */
  readonly cards: number;
  /** The first position, from 1, where record and secret differ; undefined if they are the same. */
  readonly differs: { readonly place: number; readonly recorded: string; readonly given: string } | undefined;
}

export interface CheckedPart {
  readonly number: number;
  readonly commitment: string;
  readonly outcomes: readonly CheckedOutcome[];
}

export interface Checked {
  readonly commitment: string;
  /** Whether the record's secret matches its commitment. */
  readonly matches: boolean;
  readonly parts: readonly CheckedPart[];
  /** The commitment to the part after the last: a server publishes it before it knows whether there will be one. */
  readonly next: string;
}

export type CheckFailure = "no-record" | "no-commitment" | "no-outcomes";

/** Whether everything matches. */
export const fair = (checked: Checked): boolean =>
  checked.matches && checked.parts.every((part) => part.outcomes.every((outcome) => !outcome.differs));

/**
 * What a commitment that a person saw belongs to: the game, a part by its number, or the next part, which was never
 * dealt; undefined if it is not in this record.
 */
export function placeOf(checked: Checked, seen: string): "game" | "next" | number | undefined {
  const text = seen.trim().toLowerCase();
  if (text === checked.commitment) return "game";
  if (text === checked.next) return "next";
  return checked.parts.find((part) => part.commitment === text)?.number;
}

/** Recompute the commitment and every outcome, and compare; or return why that is not possible. */
export async function check(text: string, by: Digests = digests()): Promise<Checked | CheckFailure> {
  const record = readRecord(text);
  if (!record) return "no-record";
  const secret = secretOf(record.tags.get("Secret") ?? "");
  const named = record.tags.get("Commitment");
  if (!secret || !named) return "no-commitment";
  if (record.outcomes.length === 0) return "no-outcomes";
  const made = await commitment(secret, by);
  const parts: CheckedPart[] = [];
  for (const [number, outcomes] of partsOf(record.outcomes)) {
    const own = await partSecret(secret, number, by);
    const checked: CheckedOutcome[] = [];
    for (const outcome of outcomes) checked.push(await compare(record, outcome, own, by));
    parts.push({ number, commitment: await commitment(own, by), outcomes: checked });
  }
  const next = await commitment(await partSecret(secret, parts.length, by), by);
  return { commitment: made, matches: made === named, parts, next };
}

/** Recompute the commitment of a deal of which there is no record, and compare; or return why that is not possible. */
export async function checkSecret(text: string, named: string, by: Digests = digests()): Promise<Checked | CheckFailure> {
  const secret = secretOf(text);
  if (!secret) return "no-commitment";
  const made = await commitment(secret, by);
  const ofPart = async (number: number) => commitment(await partSecret(secret, number, by), by);
  return { commitment: made, matches: made === named, parts: [{ number: 0, commitment: await ofPart(0), outcomes: [] }], next: await ofPart(1) };
}

/** The outcomes of each part: the first of a name belongs to part 0, the next of that name to part 1. */
function partsOf(outcomes: readonly Outcome[]): Map<number, Outcome[]> {
  const parts = new Map<number, Outcome[]>();
  const seen = new Map<string, number>();
  for (const outcome of outcomes) {
    const number = seen.get(outcome.name) ?? 0;
    seen.set(outcome.name, number + 1);
    parts.set(number, [...(parts.get(number) ?? []), outcome]);
  }
  return parts;
}

async function compare(record: DealtRecord, outcome: Outcome, secret: Bytes, by: Digests): Promise<CheckedOutcome> {
  const lot = gameOf(record.game).lots[outcome.name]?.(record.players);
  const stream = numbers(secret, record.game, outcome.name, by);
  const given = !lot ? [] : lot.whole ? await shuffled(lot.laidOut, stream) : [lot.laidOut[await below(lot.laidOut.length, stream)]!];
  const length = Math.max(given.length, outcome.cards.length);
  const place = Array.from({ length }, (_, index) => index).find((index) => given[index] !== outcome.cards[index]);
  const differs =
    place === undefined
      ? undefined
      : { place: place + 1, recorded: outcome.cards[place] ?? "", given: given[place] ?? "" };
  return { name: outcome.name, cards: length, differs };
}
