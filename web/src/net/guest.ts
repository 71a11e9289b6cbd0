/** The guest that this browser is. The server knows it by a cookie; the name is also saved here. */

import { createSubscriber } from "svelte/reactivity";
import { contentLanguage } from "../i18n";
import { LANGUAGES } from "../i18n/languages";
import { forgetSaved } from "../offline/forget";
import { RequestError, joinTable, readGuest, writeGuest } from "./http";
import { keepNotifications } from "./notifications";
import type { Guest } from "./protocol";

const KEY = "spydeck.name";
export const MAX_NAME = 40;
let remembered: string | null = null;
let changed = (): void => undefined;

/** Has templates and `$derived` read the name again when it changes, here or in another tab. */
const follow = createSubscriber((update) => {
  const onstorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) update();
  };
  changed = update;
  addEventListener("storage", onstorage);
  return () => removeEventListener("storage", onstorage);
});

/** The person's name, if this browser has been here before. */
export function knownName(): string | null {
  follow();
  try {
    return localStorage.getItem(KEY) ?? remembered;
  } catch {
    return remembered;
  }
}

export function rememberName(name: string | null): void {
  if (name === knownName()) return;
  remembered = name;
  try {
    if (name === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, name);
  } catch {
    // The game works without storage too.
  }
  changed();
}

/** The name in the form the server accepts: one line, printable, not too long; "" if nothing is left. */
export function cleanName(name: string): string {
  const line = name.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").replace(/\s+/g, " ").trim();
  return [...line].slice(0, MAX_NAME).join("").trim();
}

/** The name of a person who is dealt in without giving one. */
export const newcomerName = (): string => LANGUAGES[contentLanguage()].newcomer;

const NEWCOMERS: readonly string[] = Object.values(LANGUAGES).map(({ newcomer }) => newcomer);

/** Whether a name is one that a person has who was dealt in without giving one, in whichever language. */
export const isUnnamed = (name: string): boolean => NEWCOMERS.includes(name.replace(/ \(\d+\)$/, ""));

/** Become a guest, or change the guest's name; also at a table of which the person is a member. */
export async function setName(name: string, table?: string): Promise<void> {
  rememberName((await writeGuest(name)).name);
  if (table !== undefined) await joinTable(table);
}

/** Be another guest: what the earlier one has saved in this browser is deleted, and notifications are the new one's. */
export async function becomeGuest({ name }: Guest): Promise<void> {
  await forgetSaved();
  rememberName(name);
  await keepNotifications();
}

/** Look on the server whether the name was changed on another device. */
export async function refreshName(): Promise<void> {
  const guest = await readGuest();
  if (guest) rememberName(guest.name);
}

/** The person's name, from this browser or else from the server. */
export async function recallName(): Promise<string | null> {
  const known = knownName() ?? (await readGuest())?.name ?? null;
  if (known !== null) rememberName(known);
  return known;
}

const isNoGuest = (error: unknown): boolean => error instanceof RequestError && error.code === "no-guest";

/** What the server has of the person; `none` for a newcomer. Throws `RequestError`. */
export async function ofGuest<Answer>(none: Answer, read: () => Promise<Answer>): Promise<Answer> {
  try {
    return (await recallName()) === null ? none : await read();
  } catch (error) {
    if (!isNoGuest(error)) throw error;
    await forgetSaved();
    return none;
  }
}

/** Do what only a guest can do: where the server knows no guest, become one and try once more. */
export async function asGuest<Answer>(defaultName: string, action: () => Promise<Answer>): Promise<Answer> {
  const name = await recallName();
  if (name === null) await setName(defaultName);
  try {
    return await action();
  } catch (error) {
    if (!isNoGuest(error)) throw error;
    await forgetSaved();
    await setName(name ?? defaultName);
    return action();
  }
}
