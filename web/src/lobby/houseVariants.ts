/** House variants: named sets of options. Saved on this device, shared by a link. */

import { isGame } from "../games";
import type { Options } from "../net/protocol";
import { store } from "../storage";

export interface HouseVariant {
  readonly game: string;
  readonly name: string;
  readonly notes: string;
  readonly options: Options;
}

const KEY = "spydeck.houses";
export const MAX_HOUSE_VARIANTS = 40;
export const MAX_NAME = 40;
export const MAX_NOTES = 500;
const MAX_LINK = 4_000;
const MAX_OPTIONS = 20;
const MAX_VALUE = 100;

const isText = (value: unknown, max: number): value is string => typeof value === "string" && value.length <= max;
const isValue = (value: unknown): value is string | number | boolean | string[] =>
  typeof value === "boolean" ||
  (typeof value === "number" && Number.isSafeInteger(value)) ||
  isText(value, MAX_VALUE) ||
  (Array.isArray(value) && value.length <= MAX_OPTIONS && value.every((one) => isText(one, MAX_VALUE)));

/** Parse a house variant out of plain data; null if it is not one. Whether the game knows its options is checked on use. */
export function readHouseVariant(found: unknown): HouseVariant | null {
  if (typeof found !== "object" || found === null) return null;
  const { game, name, notes = "", options } = found as Record<string, unknown>;
  if (!isGame(game) || !isText(name, MAX_NAME) || !name.trim() || !isText(notes, MAX_NOTES)) return null;
  if (typeof options !== "object" || options === null || Array.isArray(options)) return null;
  const entries = Object.entries(options);
  if (entries.length > MAX_OPTIONS || !entries.every(([key, value]) => /^[a-z_]{1,40}$/.test(key) && isValue(value))) return null;
  return { game, name: name.trim(), notes, options: Object.fromEntries(entries) };
}

/** Parse saved house variants; anything else in the text is left out. */
export function readHouseVariants(saved: string | null): HouseVariant[] {
  try {
    const found: unknown = JSON.parse(saved ?? "[]");
    return Array.isArray(found) ? found.flatMap((one) => readHouseVariant(one) ?? []).slice(0, MAX_HOUSE_VARIANTS) : [];
  } catch {
    return [];
  }
}

export function loadHouseVariants(): HouseVariant[] {
  try {
    return readHouseVariants(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

/** Save them; without storage, they last as long as the page. */
export const saveHouseVariants = (variants: readonly HouseVariant[]): void => store(KEY, variants);

/** The parameter of a link that carries a house variant: base64url of its JSON. */
export function encodeLink(variant: HouseVariant): string {
  const bytes = new TextEncoder().encode(JSON.stringify(variant));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** The house variant that a link carries; null if it carries none. */
export function decodeLink(link: string): HouseVariant | null {
  if (link.length > MAX_LINK || !/^[A-Za-z0-9_-]+$/.test(link)) return null;
  try {
    const bytes = Uint8Array.from(atob(link.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
    return readHouseVariant(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}
