/** Checks the cards of a finished game against the committed secret, step by step as `docs/fairness.md` describes it. */

import { gameOf, isGame } from "../games";
import type { Lot } from "../games/manifest";
import { type Bytes, hmac as ownHmac, sha256 as ownSha256 } from "./sha256";

/** SHA-256 and HMAC by the browser's WebCrypto or, over plain HTTP on a local network, by our own code. */
export interface Digests {
  sha256(message: Bytes): Promise<Bytes>;
  hmac(key: Bytes, message: Bytes): Promise<Bytes>;
}

export const ours: Digests = {
  sha256: (message) => Promise.resolve(ownSha256(message)),
  hmac: (key, message) => Promise.resolve(ownHmac(key, message)),
};

export const browsers = (subtle: SubtleCrypto): Digests => ({
  sha256: async (message) => new Uint8Array(await subtle.digest("SHA-256", message)),
  hmac: async (secret, message) => {
    const key = await subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
    return new Uint8Array(await subtle.sign("HMAC", key, message));
  },
});

/** The browser's digests where available, else our own. */
function digests(): Digests {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle ? browsers(subtle) : ours;
}

interface Outcome {
  readonly name: string;
  readonly cards: readonly string[];
}

/** The parts of a record that the check needs: its tags and its chance outcomes. */
interface DealtRecord {
  readonly game: string;
  readonly players: number;
  readonly tags: ReadonlyMap<string, string>;
  readonly outcomes: readonly Outcome[];
}

const TAG = /^\[([A-Z][A-Za-z0-9]{0,30}) "([^"]{0,200})"\]$/;
const OUTCOME = /^([a-z][a-z-]*) ([A-Z0-9 ]+)$/;

/** The tags and outcomes of a record; undefined for anything but a record of a game that this client knows. */
function readRecord(text: string): DealtRecord | undefined {
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

const NUMBERS = 2n ** 64n;

export const hex = (bytes: Bytes): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The 32 bytes of a secret's 64 hex digits; undefined for anything else. */
export function secretOf(text: string): Bytes | undefined {
  if (!/^[0-9a-f]{64}$/.test(text)) return undefined;
  return Uint8Array.from({ length: 32 }, (_, place) => Number.parseInt(text.slice(2 * place, 2 * place + 2), 16));
}

const message = (...lines: (string | number)[]): Bytes => new TextEncoder().encode(lines.join("\n"));

/** The commitment to a secret, published before the secret is used. */
export async function commitment(secret: Bytes, by: Digests = digests()): Promise<string> {
  return hex(await by.sha256(message("spydeck commitment 1", hex(secret))));
}

/** The secret of one part of a game. */
export const partSecret = (secret: Bytes, part: number, by: Digests = digests()): Promise<Bytes> =>
  by.hmac(secret, message("spydeck part 1", part));

/** An endless stream of numbers below 2^64, four from each block. */
export async function* numbers(secret: Bytes, game: string, outcome: string, by: Digests = digests()) {
  for (let counter = 0; ; counter++) {
    const block = await by.hmac(secret, message("spydeck outcome 1", game, outcome, counter));
    const view = new DataView(block.buffer, block.byteOffset);
    for (let place = 0; place < 32; place += 8) yield view.getBigUint64(place);
  }
}

type Stream = AsyncIterator<bigint, unknown>;

/** A number from 0 to bound - 1, each equally likely. */
export async function below(bound: number, stream: Stream): Promise<number> {
  const limit = NUMBERS - (NUMBERS % BigInt(bound));
  for (;;) {
    const next = await stream.next();
    if (next.done) throw new Error("the numbers have run out");
    if (next.value < limit) return Number(next.value % BigInt(bound));
  }
}

/** A deck shuffled by a stream of numbers. */
async function shuffled(deck: readonly string[], stream: Stream): Promise<string[]> {
  const cards = [...deck];
  for (let place = cards.length - 1; place > 0; place--) {
    const other = await below(place + 1, stream);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards;
}

interface CheckedOutcome {
  readonly name: string;
  /** The number of cards compared. */
  readonly cards: number;
  /** The first position, from 1, where record and secret differ; undefined if they are the same. */
  readonly differs: { readonly place: number; readonly recorded: string; readonly given: string } | undefined;
}

interface CheckedPart {
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
 * The subject of a commitment that a person saw: the game, a part by its number, or the next part, which was never
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

/** The cards that a chance outcome draws by the numbers of a stream. */
export async function drawn({ whole, laidOut }: Lot, players: number, stream: Stream): Promise<string[]> {
  const all = laidOut[players]?.split(" ") ?? [];
  return whole ? shuffled(all, stream) : [all[await below(all.length, stream)]!];
}

async function compare(record: DealtRecord, outcome: Outcome, secret: Bytes, by: Digests): Promise<CheckedOutcome> {
  const lot = gameOf(record.game).lots[outcome.name];
  const given = lot ? await drawn(lot, record.players, numbers(secret, record.game, outcome.name, by)) : [];
  const length = Math.max(given.length, outcome.cards.length);
  const place = Array.from({ length }, (_, index) => index).find((index) => given[index] !== outcome.cards[index]);
  const differs =
    place === undefined
      ? undefined
      : { place: place + 1, recorded: outcome.cards[place] ?? "", given: given[place] ?? "" };
  return { name: outcome.name, cards: length, differs };
}
