/** The settings of this device. Saved in local storage; unknown values there are ignored. */

import { ORDERS } from "./cards/order";
import { CODES, PSEUDO } from "./i18n/languages";
import { LEVELS } from "./levels";

const KEY = "spydeck.settings";

/** The possible values of each setting, the default first. */
export const CHOICES = {
  /** The pseudo-language is for tests only. */
  language: ["system", ...CODES, PSEUDO],
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "off"],
  speed: ["usual", "calm", "quick"],
  trick: ["usual", "short", "long", "tap", "none"],
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

/** The browser's own frame has the colour of the page, also where the person has chosen another theme than the device's. */
function colourFrame(colour: string): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = colour.trim();
}

/** Save the settings and apply them to the page. Call once. Returns a function that stops it. */
export function applySettings(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const apply = () => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
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
    stop();
  };
}
