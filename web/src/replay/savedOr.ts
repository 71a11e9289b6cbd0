/** A finished game from the server, or without a connection from what the person has saved. */

import * as server from "../net/contentApi";
import { isUnreachable } from "../net/http";
import type { ReplayPage, ReviewState } from "../net/protocol";
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

export const readReplay = (record: string, eyes: string, first: number, count: number): Promise<ReplayPage> =>
  savedOr(record, () => server.readReplay(record, eyes, first, count), (saved) => pageOf(saved, eyes, first, count));

export const readRecord = (record: string): Promise<string> => savedOr(record, () => server.readRecord(record), (saved) => saved.record);

export const readReview = (record: string, seat: number): Promise<ReviewState> =>
  savedOr(record, () => keptToo(record, seat, server.readReview(record, seat)), (saved) => saved.reviews[seat]);

export const requestReview = (record: string, seat: number): Promise<ReviewState> =>
  savedOr(record, () => keptToo(record, seat, server.requestReview(record, seat)), (saved) => saved.reviews[seat]);

/** A review that is read while the replay is saved is saved with it. */
async function keptToo(record: string, seat: number, asked: Promise<ReviewState>): Promise<ReviewState> {
  const review = await asked;
  if (review.state === "ready" && (await isSaved(record).catch(() => false))) {
    await addReview(record, seat, review).catch(() => undefined);
    last = undefined;
  }
  return review;
}
