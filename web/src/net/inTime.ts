/** Waiting for what the browser fetches without any limit of time, such as a script. */

/** Milliseconds. */
const LIMIT = 30_000;

/** Return a promise that fails where another one takes too long. */
export function inTime<Value>(promise: Promise<Value>, limit = LIMIT): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error("timed out")), limit)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
