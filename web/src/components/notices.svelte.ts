/** Notices, shown for a moment, and announcements, read out by screen readers; and what ends in a notice. */

import { untrack } from "svelte";
import { say } from "../i18n";
import { sentence } from "../i18n/format";
import { RequestError, UNREACHABLE } from "../net/http";
import { NoPushService, type NotificationState, notificationState, turnOn } from "../net/notifications";

interface Notice {
  readonly id: number;
  readonly sentence: string;
  /** "news" comes by itself, and "info" after what the person did. */
  readonly kind: "info" | "error" | "news";
}

/** Milliseconds. */
const SHOWN_FOR = 5000;

let number = 0;
/** The end of the window that is farther from where the person clicked last: there a notice covers nothing it is about. */
let end: "top" | "bottom" = $state("bottom");
const shown: Notice[] = $state([]);
let spoken: string = $state("");

export const notices = (): readonly Notice[] => shown;
export const noticesEnd = (): "top" | "bottom" => end;
export const lastSpoken = (): string => spoken;

/** Have screen readers read out a sentence without showing it: plays of cards, whose turn it is. */
export function announce(sentence: string): void {
  // The same sentence twice is two events: a trailing space makes screen readers read it again.
  const before = untrack(() => spoken);
  spoken = before === sentence ? `${sentence}\u00a0` : sentence;
}

/**
 * Show a sentence for five seconds and have it read out. The same sentence is shown only once, an "info" notice replaces
 * errors, and the next click replaces it.
 */
export function notify(sentence: string, kind: Notice["kind"] = "info"): void {
  const id = ++number;
  if (kind !== "error") dismissErrors();
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

/** Note where the person clicked, with a pointer or a key; whoever does the next thing has read what was said. */
export function clickedAt({ target }: Event): void {
  if (!(target instanceof Element) || target.closest(".notices")) return;
  for (const { id } of shown.filter(({ kind }) => kind === "info")) dismiss(id);
  const { top, bottom } = target.getBoundingClientRect();
  end = top + bottom > innerHeight ? "top" : "bottom";
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

/** Return a sentence for an action that failed: why the server refused it, or what to do. */
export const errorMessage = (error: unknown): string =>
  error instanceof RequestError && error.code !== UNREACHABLE ? sentence(error.message) || say("errors-something-wrong") : say("errors-unreachable");

/** Return a sentence for content that failed to load. */
export const loadErrorMessage = (error: unknown): string =>
  error instanceof RequestError && error.message ? error.message : say("content-unreachable");

/** Do what a person wants, or notify them of the error. Resolves to whether it succeeded. */
export async function attempt(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action();
    return true;
  } catch (error) {
    notify(errorMessage(error), "error");
    return false;
  }
}

/** Whose sentences say whether something was copied. */
type Topic = "daily" | "invitation" | "profile-recovery" | "replay";

/** Copy a text, and notify the person whether that worked. */
export async function copyText(text: string, topic: Topic, failure: Notice["kind"] = "info"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify(say(`${topic}-copied`));
  } catch {
    notify(say(`${topic}-not-copied`), failure);
  }
}

type Shared = Readonly<{ url: string; title?: string } | { text: string }>;

/** Whether the device has a dialog for that. */
export const canShare = (what: Shared): boolean => typeof navigator.share === "function" && (navigator.canShare?.(what) ?? true);

const isDeclined = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

/** Share, or copy and notify the person whether that worked. */
export async function share(what: Shared, topic: Topic, failure: Notice["kind"] = "info"): Promise<void> {
  if (canShare(what)) {
    try {
      await navigator.share(what);
      return;
    } catch (error) {
      if (isDeclined(error)) return;
    }
  }
  await copyText("url" in what ? what.url : what.text, topic, failure);
}

/** Turn notifications on, and tell the person how that ended. */
export async function turnOnNotifications(): Promise<NotificationState> {
  await attempt(async () => {
    try {
      const state = await turnOn();
      if (state !== "unavailable") notify(say(`notifications-${state}`));
    } catch (error) {
      if (!(error instanceof NoPushService)) throw error;
      notify(say("notifications-no-service"), "error");
    }
  });
  return notificationState();
}
