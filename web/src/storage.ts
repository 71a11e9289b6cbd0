/** The storage of this device, as JSON by key. Where it is off or full, nothing is found, and the page goes on. */

/** The value that is kept, which can be anything; null if there is nothing. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keep a value, if the device can. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // It lasts as long as the page.
  }
}
