/** A ticking clock for countdowns on the screen. */

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
