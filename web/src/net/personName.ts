/** The person's name, as this browser keeps it; a server may have another one by now. */

import { createSubscriber } from "svelte/reactivity";
import { contentLanguage } from "../i18n";
import { factsOf } from "../i18n/languages";

const KEY = "spydeck.name";
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

/** The name of a person who is dealt in without giving one. */
export const newcomerName = (): string => factsOf(contentLanguage()).newcomer;
