/**
 * The settings of this device, saved in local storage, where unknown values are ignored; the signs a device gives, and
 * its screen.
 */

import { MediaQuery } from "svelte/reactivity";
import { ORDERS } from "./cards/deck";
import { CODES, PSEUDO } from "./i18n/languages";

const KEY = "spydeck.settings";

/** The levels of bots for people, from the weakest. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;

export type Level = (typeof LEVELS)[number];

/** The possible values of each setting, the default first. */
export const CHOICES = {
  /** The pseudo-language is for tests only. */
  language: ["system", ...CODES, PSEUDO],
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "off"],
  speed: ["usual", "calm", "quick"],
  trick: ["usual", "short", "long", "tap", "none"],
  /** Whether decisive moments stand for their time, until the person goes on, as most do alone with bots, or not at all. */
  moments: ["usual", "timed", "wait", "none"],
  /** Whether a tap only lifts a card, and a second one plays it. */
  confirm: ["touch", "always", "never"],
  order: ORDERS,
  sound: [false, true],
  vibration: [false, true],
  /** The level of bots; "" until the person has chosen one. */
  level: ["", ...LEVELS],
  autoPlay: [false, true],
  notes: [true, false],
} as const;

export type Settings = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** Parse saved settings, with defaults for missing and impossible values. */
export function readSettings(saved: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(saved ?? "{}");
  } catch {
    found = {};
  }
  const values = (typeof found === "object" && found !== null ? found : {}) as Record<string, unknown>;
  const entries = Object.entries(CHOICES).map(([name, possible]) => {
    const value = values[name];
    return [name, (possible as readonly unknown[]).includes(value) ? value : possible[0]];
  });
  return Object.fromEntries(entries) as Settings;
}

function saved(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(saved()));

/** The level of bots where the person does not choose another one. */
export const usualLevel = () => settings.level || "medium";

const matches = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** Whether animations are on. */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !matches("(prefers-reduced-motion: reduce)"));
}

/** Whether a card that is chosen is lifted first, and then played. */
export const confirmsCards = (): boolean =>
  settings.confirm === "always" || (settings.confirm === "touch" && matches("(pointer: coarse)"));

/** The browser's own frame has the colour of the page, also where the person has chosen another theme than the device's. */
function colourFrame(colour: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = colour.trim();
}

/** Save the settings and apply them to the page. Call once. Returns a function that stops it. */
export function applySettings(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const paper = matchMedia("print");
  const apply = () => {
    const root = document.documentElement;
    const chosen = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
    root.dataset.theme = paper.matches ? "light" : chosen;
    root.dataset.motion = moves() ? "full" : "off";
    colourFrame(getComputedStyle(root).getPropertyValue("--desk"));
  };
  const onstorage = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) Object.assign(settings, readSettings(newValue));
  };
  // Settings changed in another tab apply here too.
  addEventListener("storage", onstorage);
  dark.addEventListener("change", apply);
  still.addEventListener("change", apply);
  paper.addEventListener("change", apply);
  const stop = $effect.root(() => {
    $effect(() => {
      apply();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // The game works without storage too.
      }
    });
  });
  apply();
  return () => {
    removeEventListener("storage", onstorage);
    dark.removeEventListener("change", apply);
    still.removeEventListener("change", apply);
    paper.removeEventListener("change", apply);
    stop();
  };
}

/** The bots that a person can choose for a seat: the levels that the server has, and the bot that holds the seat. */
export const choosable = (bots: readonly string[], held: string | null = null): readonly string[] => {
  const levels: readonly string[] = LEVELS.filter((level) => bots.includes(level));
  return held === null || levels.includes(held) ? levels : [...levels, held];
};

type Sound = "card" | "trick" | "taken" | "turn" | "refused" | "moment" | "over";

/** Pitch in hertz, length in seconds, and volume. */
const SOUNDS: Readonly<Record<Sound, readonly [number, number, number]>> = {
  card: [1900, 0.035, 0.12],
  trick: [700, 0.09, 0.14],
  /** A trick that the person takes. */
  taken: [440, 0.16, 0.16],
  turn: [1250, 0.32, 0.1],
  refused: [170, 0.11, 0.16],
  /** Decisive moments: an exposure, a sweep, a salvation. */
  moment: [330, 0.55, 0.15],
  /** The end of a deal, a round or a game. */
  over: [880, 0.7, 0.1],
};

let context: AudioContext | undefined;

function tone(sound: Sound): void {
  const [pitch, length, loudness] = SOUNDS[sound];
  context ??= new AudioContext();
  const now = context.currentTime;
  const source = context.createOscillator();
  const volume = context.createGain();
  const rings = sound === "turn" || sound === "over";
  source.type = rings ? "sine" : "triangle";
  source.frequency.setValueAtTime(pitch, now);
  if (!rings) source.frequency.exponentialRampToValueAtTime(pitch / 3, now + length);
  volume.gain.setValueAtTime(loudness, now);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
  source.connect(volume).connect(context.destination);
  source.start(now);
  source.stop(now + length);
}

/** Play a sound and, for the person's turn, vibrate, as far as the settings allow. */
export function signal(sound: Sound): void {
  if (settings.sound) tone(sound);
  if (settings.vibration && sound === "turn") navigator.vibrate?.(40);
}

/** The condition of the styles for a column at the side of a table, which write it out. */
export const sideColumn = new MediaQuery("(min-width: 68.75rem) and (min-height: 37.5rem)");

/** Whether a table with a column at the side has the height for large cards. */
export const highScreen = new MediaQuery("(min-width: 68.75rem) and (min-height: 49rem)");

/** The condition of the styles for little room in either direction, which write it out. */
export const smallScreen = new MediaQuery("(max-width: 40rem), (max-height: 37.49rem)");

/** The condition of the styles for phones and tablets held upright, which write it out. */
export const narrowScreen = new MediaQuery("(max-width: 48rem) and (min-height: 37.5rem)");

/** The condition of the styles for low screens, which write it out. */
export const lowScreen = new MediaQuery("(max-height: 37.49rem) and (min-width: 35rem)");
