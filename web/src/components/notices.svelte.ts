/** Sentences told to everybody: shown for a moment, and read out by screen readers. */

import { untrack } from "svelte";

export interface Notice {
  readonly id: number;
  readonly sentence: string;
  readonly kind: "news" | "trouble";
}

const SHOWN_FOR = 5000;

let number = 0;
const shown: Notice[] = $state([]);
let spoken: string = $state("");

export const notices = (): readonly Notice[] => shown;
export const lastSpoken = (): string => spoken;

/** Reads a sentence out, without showing it: plays of cards, whose turn it is. */
export function announce(sentence: string): void {
  // The same sentence twice is two events: a space that changes makes readers say it again.
  const before = untrack(() => spoken);
  spoken = before === sentence ? `${sentence}\u00a0` : sentence;
}

/**
 * Shows a sentence for five seconds and reads it out; what is shown already does not stand there twice, and good
 * news take the place of trouble.
 */
export function notify(sentence: string, kind: Notice["kind"] = "news"): void {
  const id = ++number;
  if (kind === "news") dismissErrors();
  const same = shown.find((notice) => notice.sentence === sentence);
  if (same) dismiss(same.id);
  shown.push({ id, sentence, kind });
  announce(sentence);
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** What went wrong before is of no interest any more. */
export function dismissErrors(): void {
  for (const { id } of shown.filter(({ kind }) => kind === "trouble")) dismiss(id);
}

export function dismiss(id: number): void {
  const index = shown.findIndex((notice) => notice.id === id);
  if (index >= 0) shown.splice(index, 1);
}
