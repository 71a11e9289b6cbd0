/** Who this browser is. The server's cookie tells it; the name kept here spares the question. */

import { RequestError, readGuest, writeGuest } from "./http";

const KEY = "spydeck.name";
export const MAX_NAME = 40;
let remembered: string | null = null;

/** What the person is called, if this browser has been here before. */
export function knownName(): string | null {
  try {
    return localStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

export function rememberName(name: string | null): void {
  remembered = name;
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** The name as it can be sent: one line, nothing unprintable, not too long; "" if nothing is left. */
export function cleanName(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/\s+/g, " ").trim();
  return [...line].slice(0, MAX_NAME).join("").trim();
}

/** Becomes a guest, or is called something else from now on. */
export async function setName(name: string): Promise<void> {
  rememberName((await writeGuest(name)).name);
}

/** What the person is called; where this browser has forgotten it, the server may know. */
export async function recallName(): Promise<string | null> {
  const known = knownName() ?? (await readGuest())?.name ?? null;
  if (known !== null) rememberName(known);
  return known;
}

/** Does what needs a guest; where the server knows none, becomes one and tries once more. */
export async function asGuest<Answer>(usualName: string, deed: () => Promise<Answer>): Promise<Answer> {
  const name = await recallName();
  if (name === null) await setName(usualName);
  try {
    return await deed();
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== "no-guest") throw error;
    await setName(name ?? usualName);
    return deed();
  }
}
