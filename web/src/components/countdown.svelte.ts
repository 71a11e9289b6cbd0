/**
 * A ticking clock for countdowns on the screen, and for people who hear the page: said before they end, and whenever a
 * person asks how much time is left.
 */

import { untrack } from "svelte";
import { say } from "../i18n";
import { announce } from "./notices.svelte";

let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of this device, in milliseconds since the epoch. Updated four times a second while the clock runs. */
export const time = (): number => now;

/** Run the clock. Returns a function that stops it, for `$effect`. */
export function runClock(): () => void {
  users += 1;
  now = Date.now();
  timer ??= setInterval(() => (now = Date.now()), 250);
  return () => {
    users -= 1;
    if (users > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The key that says all times, pressed with Alt. */
export const KEY = "T";

/** At how many seconds from its end a countdown is said, and a short one. */
const SAID = [30, 10];
const SAID_OF_SHORT = [5];
/** Seconds. */
const SHORT = 12;
/** Seconds for which a countdown runs at least before it is said. */
const FIRST = 2;

/** Whether a countdown is said now: it `began` at so many seconds, `last` were left before, and now so many are. */
export const isDue = (began: number, last: number, now: number): boolean =>
  now > 0 && (began > SHORT ? SAID : SAID_OF_SHORT).some((at) => now <= at && last > at && began >= at + FIRST);

const running = new Set<() => string | null>();

/**
 * Have a countdown said while it runs; for the initialisation of a component.
 *
 * `left`: how many seconds are left, null where nothing is counted. `sentence`: how people read that.
 */
export function sayTime(left: () => number | null, sentence: (seconds: number) => string): void {
  const runs = $derived(left() !== null);
  $effect(() => {
    if (!runs) return;
    const said = () => {
      const seconds = left();
      return seconds === null ? null : sentence(seconds);
    };
    running.add(said);
    const stopClock = runClock();
    return () => {
      running.delete(said);
      stopClock();
    };
  });
  let began = 0;
  let last = 0;
  $effect(() => {
    const now = left() ?? 0;
    if (now > last) began = now;
    const due = isDue(began, last, now);
    last = now;
    if (due) untrack(() => announce(sentence(now)));
  });
}

/** Say how long everything still runs that is counted now, if a person has pressed the key for that. */
export function sayTimesOn(event: KeyboardEvent): void {
  // With Alt, some keyboards give another letter.
  const pressed = event.code === `Key${KEY}` || event.key.toUpperCase() === KEY;
  if (!pressed || !event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const times = [...running].map((said) => said()).filter((said) => said !== null);
  announce(times.join(". ") || say("table-no-time"));
}
