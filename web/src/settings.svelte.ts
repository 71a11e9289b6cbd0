/** What a person has set on this device. Kept in local storage; anything unknown there is ignored. */

import { ORDERS } from "./cards/order";

const KEY = "spydeck.settings";

/** The settings with their possible values, the default first. */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["system", "full", "off"],
  speed: ["usual", "calm", "quick"],
  order: ORDERS,
  sound: [false, true],
  vibration: [false, true],
  autoPlay: [false, true],
} as const;

export type Settings = { -readonly [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

/** The settings in a text as kept, with defaults for all that is missing or not possible. */
export function readSettings(kept: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(kept ?? "{}");
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

function kept(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

export const settings: Settings = $state(readSettings(kept()));

const asks = (query: string) => globalThis.matchMedia?.(query).matches ?? false;

/** Whether things may move on the screen. */
export function moves(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !asks("(prefers-reduced-motion: reduce)"));
}

/** Keeps the settings and shows them on the page; call once, while the page lives. */
export function applySettings(): () => void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const show = () => {
    const root = document.documentElement;
    root.dataset.theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
    root.dataset.motion = moves() ? "full" : "off";
  };
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === KEY) Object.assign(settings, readSettings(newValue));
  };
  // What is set in another tab holds here as well.
  addEventListener("storage", hear);
  dark.addEventListener("change", show);
  still.addEventListener("change", show);
  const stop = $effect.root(() => {
    $effect(() => {
      show();
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
  show();
  return () => {
    removeEventListener("storage", hear);
    dark.removeEventListener("change", show);
    still.removeEventListener("change", show);
    stop();
  };
}
