/** The guest that this browser is. The server knows it by a cookie; the name is also saved here. */

import { CODES, factsOf } from "../i18n/languages";
import { forgetSaved } from "../offline/names";
import { RequestError, joinTable, noCookies, readGuest, writeGuest } from "./http";
import { keepNotifications } from "./notifications";
import { knownName, rememberName } from "./personName";
import type { Guest } from "./protocol";

export { knownName, newcomerName, rememberName } from "./personName";

export const MAX_NAME = 40;

const INVISIBLE = /^[\p{C}\p{Zl}\p{Zp}]$/u;
const JOINER = /^[\u200c\u200d]$/;
const JOINED = /^[\p{L}\p{M}\p{S}]$/u;
const MARK = /^\p{M}$/u;
/** The flag of a part of a country: its letters are invisible characters after a black flag. */
const FLAG = /(\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{2,6}\u{e007f})/u;

/** Whether a character belongs to how a text is written: seen, or a joiner where one is written (`spydeck/printable.py`). */
function belongs(letter: string, place: number, all: readonly string[]): boolean {
  const [before = "", after = ""] = [all[place - 1], all[place + 1]];
  if (JOINER.test(letter)) return MARK.test(before) || (JOINED.test(before) && JOINED.test(after));
  return !INVISIBLE.test(letter);
}

const clean = (text: string): string => [...text].filter(belongs).join("");

/** The name in the form the server accepts: one line, printable, not too long; "" if nothing is left. */
export function cleanName(name: string): string {
  const parts = name.split(FLAG).map((part, place) => (place % 2 === 1 ? part : clean(part)));
  const line = parts.join("").replace(/\s+/g, " ").trim();
  const letters = [...line];
  return letters.length <= MAX_NAME ? line : cleanName(letters.slice(0, MAX_NAME).join(""));
}

const NEWCOMERS: readonly string[] = CODES.map((code) => factsOf(code).newcomer);

/** Whether a name is one that a person has who was dealt in without giving one, in whichever language. */
export const isUnnamed = (name: string): boolean => NEWCOMERS.includes(name.replace(/ \(\d+\)$/, ""));

/** Request to be a guest. Throws where the browser says that it keeps no cookies, before anything is used up. */
async function requested<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  if (!navigator.cookieEnabled) throw noCookies();
  return request();
}

/** Throw unless the browser has kept the cookie of its guest. */
async function checkCookie(): Promise<void> {
  if ((await readGuest()) === null) throw noCookies();
}

const register = (name: string): Promise<Guest> => requested(() => writeGuest(name));

/** Become a guest, or change the guest's name; also at a table of which the person is a member. */
export async function setName(name: string, table?: string): Promise<void> {
  const guest = await register(name);
  await checkCookie();
  rememberName(guest.name);
  if (table !== undefined) await joinTable(table);
}

/**
 * Be another guest, whom a request returns unless the person declines: what the earlier one has saved in this browser
 * is deleted, and notifications are the new one's.
 */
export async function becomeGuest<Found extends Guest | null>(request: () => Promise<Found>): Promise<Found> {
  const guest = await requested(request);
  if (guest === null) return guest;
  await checkCookie();
  await forgetSaved();
  rememberName(guest.name);
  await keepNotifications();
  return guest;
}

/** Ask the server whether the name was changed on another device. */
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

/** The server's facts about the person; `none` for a newcomer. Throws `RequestError`. */
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
  if (name === null) rememberName((await register(defaultName)).name);
  try {
    return await action();
  } catch (error) {
    if (!isNoGuest(error)) throw error;
    await forgetSaved();
  }
  rememberName((await register(name ?? defaultName)).name);
  try {
    return await action();
  } catch (error) {
    throw isNoGuest(error) ? noCookies() : error;
  }
}

/** The table at which a newcomer is dealt in; there the page says where the newcomer is, and deals without delay. */
const FIRST_KEY = "spydeck.first";
let firstTable: string | null = null;

export function rememberFirstTable(table: string): void {
  firstTable = table;
  try {
    localStorage.setItem(FIRST_KEY, table);
  } catch {
    // Without storage, the page knows until it is reloaded.
  }
}

export function isFirstTable(table: string): boolean {
  try {
    return (firstTable ?? localStorage.getItem(FIRST_KEY)) === table;
  } catch {
    return firstTable === table;
  }
}
