import { describe, expect, test } from "vitest";
import DOCUMENT from "../../docs/fairness.md?raw";
import {
  type Checked,
  type Digests,
  below,
  browsers,
  check,
  commitment,
  drawn,
  fair,
  hex,
  numbers,
  ours,
  partSecret,
  placeOf,
  secretOf,
} from "../src/fairness/check";
import { hmac, sha256 } from "../src/fairness/sha256";
import { gameOf } from "../src/games";

const VECTORS = new Map(
  /^```text\n(.*?)^```$/ms.exec(DOCUMENT)![1]!.trim().split("\n").map((line) => line.split(": ") as [string, string]),
);
const SECRET = secretOf(VECTORS.get("secret")!)!;
const text = (message: string) => new TextEncoder().encode(message);
const both: [string, Digests][] = [
  ["the browser's", browsers(crypto.subtle)],
  ["our own", ours],
];

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"],
])("our SHA-256 gives the published digest of %s", (message, digest) => {
  expect(hex(sha256(text(message)))).toBe(digest);
});

test("our HMAC gives the digests of RFC 4231", () => {
  const key = text("Jefe");
  expect(hex(hmac(key, text("what do ya want for nothing?")))).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
  const long = new Uint8Array(131).fill(0xaa);
  expect(hex(hmac(long, text("Test Using Larger Than Block-Size Key - Hash Key First")))).toBe(
    "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54",
  );
});

test("our digests are the browser's for messages of every length up to three blocks", async () => {
  for (let length = 0; length <= 192; length++) {
    const message = Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
    const [, theirs] = both[0]!;
    expect(hex(sha256(message))).toBe(hex(await theirs.sha256(message)));
    expect(hex(hmac(SECRET, message))).toBe(hex(await theirs.hmac(SECRET, message)));
  }
});

describe.each(both)("with %s digests", (_, by) => {
  test("commitments and parts' secrets are those of the document", async () => {
    expect(await commitment(SECRET, by)).toBe(VECTORS.get("commitment"));
    for (const part of [0, 1]) {
      const own = await partSecret(SECRET, part, by);
      expect(hex(own)).toBe(VECTORS.get(`part ${part}`));
      expect(await commitment(own, by)).toBe(VECTORS.get(`commitment of part ${part}`));
    }
  });

  const outcomes = [...VECTORS].filter(([words]) => /^\S+ \d \S+, part \d$/.test(words));
  test.each(outcomes)("%s is that of the document", async (words, wanted) => {
    const [, game, players, outcome, part] = /^(\S+) (\d) (\S+), part (\d)$/.exec(words)!;
    const stream = numbers(await partSecret(SECRET, Number(part), by), game!, outcome!, by);
    const given = await drawn(gameOf(game!).lots[outcome!]!, Number(players), stream);
    expect(given.join(" ")).toBe(wanted);
  });
});

test("a number that would favour some is passed over", async () => {
  async function* edge() {
    yield* [18446744073709551600n, 18446744073709551599n];
  }
  expect(await below(60, edge())).toBe(59);
});

const RECORDS = import.meta.glob<string>("./records/*.spy", { query: "?raw", import: "default", eager: true });
const record = (game: string) => RECORDS[`./records/${game}.spy`]!;
const checked = async (text: string) => (await check(text)) as Checked;

test.each([
  ["black-spy", 2, 1],
  ["spy-tricks", 4, 3],
  ["spycard", 3, 1],
])("a record of %s that was dealt from its secret is fair", async (game, outcomes, parts) => {
  const found = await checked(record(game));
  expect(fair(found)).toBe(true);
  expect(found.parts).toHaveLength(parts);
  expect(found.parts.flatMap((part) => part.outcomes)).toHaveLength(outcomes);
  expect(placeOf(found, VECTORS.get("commitment")!)).toBe("game");
  expect(placeOf(found, ` ${VECTORS.get("commitment of part 0")!.toUpperCase()}`)).toBe(0);
  expect(placeOf(found, "0".repeat(64))).toBeUndefined();
  const next = await partSecret(SECRET, parts, ours);
  expect(placeOf(found, await commitment(next, ours))).toBe("next");
});

test("two cards that were swapped are found, with their place", async () => {
  const swapped = record("spy-tricks").replace(/^deal (\S+) (\S+)/m, "deal $2 $1");
  const found = await checked(swapped);
  expect(fair(found)).toBe(false);
  const [, deal] = found.parts[0]!.outcomes;
  expect(deal).toMatchObject({ name: "deal", differs: { place: 1, recorded: deal!.differs!.recorded } });
  expect(found.parts.slice(1).every((part) => part.outcomes.every((outcome) => !outcome.differs))).toBe(true);
});

test("a deck that is cut short is found", async () => {
  expect(fair(await checked(record("spycard").replace(/^(agents .*) \S+$/m, "$1")))).toBe(false);
});

test("an outcome that the game does not have is found", async () => {
  expect(fair(await checked(record("spycard").replace(/^agents /m, "angels ")))).toBe(false);
});

test("a secret that does not fit the commitment is found", async () => {
  const found = await checked(record("spycard").replace(/Secret "0001/, 'Secret "0002'));
  expect(found.matches).toBe(false);
  expect(fair(found)).toBe(false);
});

test.each([
  ["", "no-record"],
  ["<html>", "no-record"],
  [record("spycard").replace("spycard", "bridge"), "no-record"],
  [record("spycard").replace(/^\[Secret.*\n/m, ""), "no-commitment"],
  [record("spycard").replace(/^\[Commitment.*\n/m, ""), "no-commitment"],
  [record("spycard").replace(/\n\n[^]*/, "\n\n"), "no-outcomes"],
])("what cannot be checked says why", async (text, trouble) => {
  expect(await check(text)).toBe(trouble);
});
