/** The verifiable deal, step by step as docs/fairness.md describes it. */

import { type Digests, digests } from "./digests";
import type { Bytes } from "./sha256";

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
export async function shuffled(deck: readonly string[], stream: Stream): Promise<string[]> {
  const cards = [...deck];
  for (let place = cards.length - 1; place > 0; place--) {
    const other = await below(place + 1, stream);
    [cards[place], cards[other]] = [cards[other]!, cards[place]!];
  }
  return cards;
}
