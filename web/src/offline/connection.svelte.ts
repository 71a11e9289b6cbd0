/** Whether the server can be reached: after a request without an answer, a small one finds out. */

import { base } from "../base";

/** Milliseconds before the server is tried again; the wait doubles with each failure. */
const FIRST_WAIT = 1_000;
const MAX_WAIT = 15_000;
const TIMEOUT = 5_000;

let reachable = $state(globalThis.navigator?.onLine ?? true);
let failures = 0;
let trying: Promise<void> | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the server can be reached, as far as that is known. */
export const connected = (): boolean => reachable;

const waiting = new Set<() => void>();

/** Call a function whenever the connection has come back. Returns a function that stops that. */
export function whenBack(call: () => void): () => void {
  waiting.add(call);
  return () => waiting.delete(call);
}

/** Take note of whether the server has answered a request. */
export function noteAnswer(answered: boolean): void {
  if (answered) back();
  else if (navigator.onLine) tryNow();
  else lost();
}

function back(): void {
  clearTimeout(timer);
  failures = 0;
  if (reachable) return;
  reachable = true;
  // At once: what waits can be gone as soon as the page shows that there is a connection.
  for (const call of [...waiting]) call();
}

function lost(): void {
  reachable = false;
  clearTimeout(timer);
  timer = setTimeout(tryNow, Math.min(MAX_WAIT, FIRST_WAIT * 2 ** failures++));
}

async function ask(): Promise<void> {
  const answer = await fetch(`${base}/health`, { cache: "no-store", signal: AbortSignal.timeout(TIMEOUT) }).catch(() => undefined);
  if (answer?.ok) back();
  else lost();
}

function tryNow(): void {
  trying ??= ask().finally(() => (trying = undefined));
}

const lookAgain = () => {
  if (!reachable && !document.hidden) tryNow();
};

/** Start watching the connection. Returns a function that stops it. */
export function watchConnection(): () => void {
  if (!reachable) lost();
  addEventListener("online", lookAgain);
  addEventListener("offline", lost);
  document.addEventListener("visibilitychange", lookAgain);
  return () => {
    clearTimeout(timer);
    removeEventListener("online", lookAgain);
    removeEventListener("offline", lost);
    document.removeEventListener("visibilitychange", lookAgain);
  };
}
