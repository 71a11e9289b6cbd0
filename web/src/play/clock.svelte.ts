/** The seconds that pass, for what is counted down on the screen. */

let now = $state(Date.now());
let users = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** The time of this device, in milliseconds; changes about four times a second while somebody runs the clock. */
export const time = (): number => now;

/** Keeps the clock going; gives back what lets it rest. For `$effect`. */
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
