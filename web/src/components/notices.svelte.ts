/** Notices, shown for a moment, and announcements, read out by screen readers. */

import { untrack } from "svelte";

export interface Notice {
  readonly id: number;
  readonly sentence: string;
  readonly kind: "info" | "error";
}

/** Milliseconds. */
const SHOWN_FOR = 5000;

let number = 0;
const shown: Notice[] = $state([]);
let spoken: string = $state("");

export const notices = (): readonly Notice[] => shown;
export const lastSpoken = (): string => spoken;

/** Have screen readers read out a sentence without showing it: plays of cards, whose turn it is. */
export function announce(sentence: string): void {
  // The same sentence twice is two events: a trailing space makes screen readers read it again.
  const before = untrack(() => spoken);
  spoken = before === sentence ? `${sentence}\u00a0` : sentence;
}

/**
 * Show a sentence for five seconds and have it read out. The same sentence is shown only once, and an "info" notice
 * replaces errors.
 */
export function notify(sentence: string, kind: Notice["kind"] = "info"): void {
  const id = ++number;
  if (kind === "info") dismissErrors();
  const same = shown.find((notice) => notice.sentence === sentence);
  if (same) dismiss(same.id);
  shown.push({ id, sentence, kind });
  announce(sentence);
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** Dismiss all errors, which no longer matter. */
export function dismissErrors(): void {
  for (const { id } of shown.filter(({ kind }) => kind === "error")) dismiss(id);
}

/** Dismiss everything, and let screen readers forget what was read out last: it is in another language now. */
export function forgetAll(): void {
  shown.length = 0;
  spoken = "";
}

export function dismiss(id: number): void {
  const index = shown.findIndex((notice) => notice.id === id);
  if (index >= 0) shown.splice(index, 1);
}
