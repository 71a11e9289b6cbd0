/**
 * A finished game step by step, from the server or as saved: pages loaded on demand, what ends with each step, open
 * hands.
 */

import { isHere } from "../alone/names";
import * as server from "../net/content.svelte";
import { knownName } from "../net/guest";
import { RequestError, isUnreachable } from "../net/http";
import type { JsonObject, ReplayPage, ReplayStep, ReviewState } from "../net/protocol";
import type { ReviewSource } from "../play/reviewing.svelte";
import { connected } from "../offline/connection.svelte";
import { type SavedReplay, addReview, findSaved, isSaved, pageOf } from "../offline/savedReplays";

let last: { readonly record: string; readonly replay: Promise<SavedReplay | undefined> } | undefined;

/** A saved replay is unpacked once, not for each of its pages. */
function unpacked(record: string): Promise<SavedReplay | undefined> {
  if (last?.record !== record) last = { record, replay: findSaved(record) };
  return last.replay;
}

async function found<Answer>(record: string, find: (saved: SavedReplay) => Answer | undefined): Promise<Answer | undefined> {
  const saved = (await isSaved(record).catch(() => false)) ? await unpacked(record).catch(() => undefined) : undefined;
  if (saved === undefined) last = undefined;
  return saved && find(saved);
}

/** The server's answer comes first: names in it can have been deleted since. Throws `RequestError`. */
async function savedOr<Answer>(record: string, ask: () => Promise<Answer>, find: (saved: SavedReplay) => Answer | undefined): Promise<Answer> {
  if (!connected()) return (await found(record, find)) ?? ask();
  try {
    return await ask();
  } catch (error) {
    const saved = isUnreachable(error) ? await found(record, find) : undefined;
    if (saved === undefined) throw error;
    return saved;
  }
}

/** The table at which the game of a record is, or was, played. */
export const tableOf = (record: string): string => record.split("-")[0] ?? "";

/** The records of games that are still played, as far as that is known. */
const unfinished = new Set<string>();

/** Note that a game is still played: only its table knows it. */
export const noteUnfinished = (record: string): unknown => unfinished.add(record);

/** Steps of a game that is still played, as far as the person can look at it; undefined if it is not. */
async function readOwn(record: string, first: number, count: number): Promise<ReplayPage | undefined> {
  const page = await server.readOwnReplay(tableOf(record), first, count).catch(() => undefined);
  if (page?.facts.record !== record) return undefined;
  unfinished.add(record);
  return page;
}

/** Steps of a finished game, or of one of the person's own that goes on. Throws `RequestError`. */
async function readPage(record: string, eyes: string, first: number, count: number): Promise<ReplayPage> {
  const own = unfinished.has(record) ? await readOwn(record, first, count) : undefined;
  if (own) return own;
  unfinished.delete(record);
  try {
    return await server.readReplay(record, eyes, first, count);
  } catch (error) {
    const page = error instanceof RequestError && error.code === "unknown" && (knownName() !== null || isHere(record)) ? await readOwn(record, first, count) : undefined;
    if (!page) throw error;
    return page;
  }
}

export const readReplay = (record: string, eyes: string, first: number, count: number): Promise<ReplayPage> =>
  savedOr(record, () => readPage(record, eyes, first, count), (saved) => pageOf(saved, eyes, first, count));

export const readRecord = (record: string): Promise<string> => savedOr(record, () => server.readRecord(record), (saved) => saved.record);

/** The review of a seat in a finished game. */
export function reviewOf(record: string, seat: number): ReviewSource {
  const path = server.reviewPath(record, seat);
  const keep = (review: ReviewState) => keepToo(record, seat, review);
  const asked = (ask: (path: string) => Promise<ReviewState>) => () =>
    savedOr(record, async () => keep(await ask(path)), (saved) => saved.reviews[seat]);
  return { name: path, path, read: asked(server.readReview), start: asked(server.requestReview), keep };
}

/** A review that is read while the replay is saved is saved with it. */
async function keepToo(record: string, seat: number, review: ReviewState): Promise<ReviewState> {
  if (review.state === "ready" && (await isSaved(record).catch(() => false))) {
    await addReview(record, seat, review).catch(() => undefined);
    last = undefined;
  }
  return review;
}

export const PAGE = 20;

type Read = (first: number, count: number) => Promise<ReplayPage>;

export class ReplaySteps {
  readonly #pages = new Map<number, Promise<ReplayPage>>();
  readonly #loaded = new Set<number>();

  constructor(private readonly read: Read) {}

  #page(number: number): Promise<ReplayPage> {
    const known = this.#pages.get(number);
    if (known) return known;
    const page = this.read(number * PAGE, PAGE);
    this.#pages.set(number, page);
    page.then(() => this.#loaded.add(number), () => this.#pages.delete(number));
    return page;
  }

  /** The facts about the game and its number of steps. */
  whole(): Promise<ReplayPage> {
    return this.#page(0);
  }

  /** A step; a number past the end means the last step. */
  async at(step: number): Promise<ReplayStep> {
    const { steps } = await this.whole();
    const number = Math.max(0, Math.min(step, steps));
    const { page } = await this.#page(Math.floor(number / PAGE));
    const found = page.find((one) => one.step === number);
    if (!found) throw new Error(`the replay has no step ${number}`);
    return found;
  }

  /** Whether a step is here already. */
  has(step: number): boolean {
    return this.#loaded.has(Math.floor(step / PAGE));
  }

  /** Load the page after the one of a step, so that it is here when it is needed. */
  prefetch(step: number, steps: number): void {
    const next = Math.floor(step / PAGE) + 1;
    if (next * PAGE <= steps) void this.#page(next).catch(() => undefined);
  }

  /** The nearest step, before or after another, with an event of a kind; the first or the last step if there is none. */
  async find(from: number, direction: 1 | -1, event: string): Promise<number> {
    const { steps } = await this.whole();
    for (let step = from + direction; step > 0 && step < steps; step += direction) {
      const { happened } = await this.at(step);
      if (happened.some((one) => one.event === event)) return step;
    }
    return direction > 0 ? steps : 0;
  }
}

/** The number of the part that a step belongs to, from 0. A part's last step, which deals the next one, belongs to it. */
export const partOf = (ends: readonly number[], step: number): number => ends.filter((end) => end < step).length;

/** Private fields of a view, which are shown for each seat separately. */
const PRIVATE = ["seat", "hand", "agenda", "choices", "legal", "passed", "received"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One value out of all seats' values of the same field: what is hidden from one seat may be known to another. */
function merged(values: readonly unknown[]): unknown {
  const known = values.filter((value) => value !== null && value !== undefined);
  const [first] = known;
  if (known.every(isObject)) {
    const names = new Set(known.flatMap((value) => Object.keys(value)));
    return known.length === 0 ? null : Object.fromEntries([...names].map((name) => [name, merged(known.map((value) => value[name]))]));
  }
  if (Array.isArray(first) && known.every(Array.isArray)) {
    if (known.every(({ length }) => length === first.length)) return first.map((_, place) => merged(known.map((list) => list[place])));
    return first.filter((item) => known.every((list) => list.includes(item)));
  }
  return first ?? null;
}

/** The view of a spectator who sees all hands. */
export function mergeViews(views: readonly JsonObject[]): JsonObject {
  const shared = views.map((view) => Object.fromEntries(Object.entries(view).filter(([name]) => !PRIVATE.includes(name))));
  return { ...(merged(shared) as Record<string, unknown>), seat: null };
}

/** The hands in some views after an action, which names the cards that leave the hand of its seat. */
export function handsAfter(views: readonly JsonObject[], line: string | null): JsonObject[] {
  const [seat, ...named] = (line ?? "").split(" ");
  return views.map((view, number) => {
    if (String(number) !== seat || !Array.isArray(view.hand)) return view;
    const hand = [...view.hand];
    for (const card of named) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    return { ...view, hand };
  });
}

/** How many times as fast as usual. */
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Milliseconds until the next step at usual speed: after any step, after a trick or turn, after a deal or round. */
const PACES = { step: 1_000, small: 1_800, big: 3_200 } as const;

/** Milliseconds for which a step stays; `ends`: the largest thing that ends with it. */
export const staysFor = (ends: keyof typeof PACES, speed: number): number => PACES[ends] / speed;
