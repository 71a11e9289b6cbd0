/** Replays that the person has saved on this device, each with all that it takes to watch it without a connection. */

import { patiently, readRecord, readReplay, readReview, reviewPath } from "../net/content.svelte";
import type { FinishedGame, ReplayPage, ReplayStep, ReviewState } from "../net/protocol";
import { SAVED, deletions } from "./names";

export const MAX_SAVED = 100;
/** Steps of one request; the server sends no more. */
const AT_ONCE = 50;
const PREFIX = "/saved-replays/";
const FACTS = "/facts";

export interface SavedReplay {
  readonly facts: FinishedGame;
  readonly steps: number;
  /** All steps, by whose eyes see them. */
  readonly seen: Readonly<Record<string, readonly ReplayStep[]>>;
  readonly record: string;
  /** Reviews by seat, of those that the server or this device had made. */
  readonly reviews: Readonly<Record<string, ReviewState>>;
}

interface SavedFacts {
  readonly facts: FinishedGame;
  /** When it was saved: milliseconds since the epoch. */
  readonly at: number;
}

type Outcome = "done" | "full" | "no-space" | "failed";

/** Whether this browser can save replays, and open the page without a connection. */
export const canSave = (): boolean =>
  "serviceWorker" in navigator && "caches" in globalThis && "CompressionStream" in globalThis;

const open = (): Promise<Cache> => caches.open(SAVED);
const addressOf = (record: string): string => PREFIX + record;

async function listEntries(): Promise<SavedFacts[]> {
  if (!canSave() || !(await caches.has(SAVED))) return [];
  const cache = await open();
  const listed = (await cache.keys()).filter(({ url }) => url.endsWith(FACTS));
  const found = await Promise.all(listed.map(async (key) => (await cache.match(key))?.json() as Promise<SavedFacts> | undefined));
  return found.filter((one) => one !== undefined).sort((one, other) => other.at - one.at);
}

/** The saved games, the last saved first. */
export const listSaved = async (): Promise<FinishedGame[]> => (await listEntries()).map(({ facts }) => facts);

export async function isSaved(record: string): Promise<boolean> {
  return canSave() && (await caches.match(addressOf(record) + FACTS, { cacheName: SAVED })) !== undefined;
}

/** A saved replay; undefined if there is none. */
export async function findSaved(record: string): Promise<SavedReplay | undefined> {
  if (!canSave()) return undefined;
  const response = await caches.match(addressOf(record), { cacheName: SAVED });
  if (!response?.body) return undefined;
  return (await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).json()) as SavedReplay;
}

const ACTION = /^\d+ /;
const OUTCOME = /^[a-z][a-z-]* [A-Z0-9 ]+$/;

/** The steps with which a part ends and the next one is dealt, found in the text of a record. */
export function partEnds(record: string): number[] {
  const ends = new Set<number>();
  let steps = 0;
  for (const line of record.split(/\r?\n/)) {
    if (ACTION.test(line)) steps += 1;
    else if (steps > 0 && OUTCOME.test(line) && !line.startsWith("end ")) ends.add(steps);
  }
  return [...ends];
}

/** Some steps of a saved replay, as the server would send them; undefined if they are not saved. */
export function pageOf({ facts, steps, seen, record }: SavedReplay, eyes: string, first: number, count: number): ReplayPage | undefined {
  const all = seen[eyes];
  return all && { facts, steps, page: all.slice(first, first + count), ends: partEnds(record), running: false };
}

async function collectReviews(record: string, seats: readonly string[]): Promise<Record<string, ReviewState>> {
  const { keptReview } = await import("../play/reviewHere");
  const reviews: Record<string, ReviewState> = {};
  for (const seat of seats) {
    const path = reviewPath(record, Number(seat));
    const state = keptReview(path) ?? (await patiently(() => readReview(path)));
    if (state.state === "ready") reviews[seat] = state;
  }
  return reviews;
}

/** Read all of a replay from the server. Throws `RequestError`. */
async function collect(name: string, onprogress: (part: number) => void): Promise<SavedReplay> {
  const start = await patiently(() => readReplay(name, "everyone", 0, AT_ONCE));
  const { facts, steps } = start;
  const seats = facts.names.map((_, seat) => String(seat));
  const eyes = ["everyone", "spectator", ...seats];
  const pages = Math.ceil((steps + 1) / AT_ONCE);
  const seen: Record<string, ReplayStep[]> = { everyone: [...start.page] };
  for (const [place, one] of eyes.entries()) {
    const all = (seen[one] ??= []);
    for (let page = all.length > 0 ? 1 : 0; page < pages; page += 1) {
      onprogress((place * pages + page) / (eyes.length * pages));
      all.push(...(await patiently(() => readReplay(name, one, page * AT_ONCE, AT_ONCE))).page);
    }
  }
  return { facts, steps, seen, record: await patiently(() => readRecord(name)), reviews: await collectReviews(name, seats) };
}

async function write(name: string, replay: SavedReplay): Promise<void> {
  const text = new Blob([JSON.stringify(replay)]).stream().pipeThrough(new CompressionStream("gzip"));
  // Not as a stream: where there is no space, nothing of it must be left.
  await (await open()).put(addressOf(name), new Response(await new Response(text).blob()));
}

/** Save a replay. Resolves to how that went. */
export async function saveReplay(name: string, onprogress: (part: number) => void): Promise<Outcome> {
  const before = deletions();
  try {
    if ((await listEntries()).length >= MAX_SAVED) return "full";
    void navigator.storage?.persist?.().catch(() => undefined);
    const replay = await collect(name, onprogress);
    if (before !== deletions()) return "failed";
    await write(name, replay);
    const saved: SavedFacts = { facts: replay.facts, at: Date.now() };
    await (await open()).put(addressOf(name) + FACTS, Response.json(saved));
    return "done";
  } catch (error) {
    await removeReplay(name).catch(() => undefined);
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "no-space" : "failed";
  }
}

/** Add a review that was made after the replay was saved. */
export async function addReview(name: string, seat: number, review: ReviewState): Promise<void> {
  const saved = await findSaved(name);
  if (saved && !saved.reviews[seat]) await write(name, { ...saved, reviews: { ...saved.reviews, [seat]: review } });
}

export async function removeReplay(name: string): Promise<void> {
  const cache = await open();
  await cache.delete(addressOf(name) + FACTS);
  await cache.delete(addressOf(name));
}

