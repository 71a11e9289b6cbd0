/** A game with open hands: the views of all seats laid over one another. */

import type { Json } from "../net/protocol";

/** What each seat has for itself alone; it is shown seat by seat. */
const OWN = ["seat", "hand", "agenda", "choices", "legal"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One value out of what the seats were told of the same thing: what is hidden from some is known to others. */
function merged(values: readonly unknown[]): unknown {
  const told = values.filter((value) => value !== null && value !== undefined);
  const [first] = told;
  if (told.every(isObject)) {
    const names = new Set(told.flatMap((value) => Object.keys(value)));
    return told.length === 0 ? null : Object.fromEntries([...names].map((name) => [name, merged(told.map((value) => value[name]))]));
  }
  if (Array.isArray(first) && told.every(Array.isArray)) {
    if (told.every(({ length }) => length === first.length)) return first.map((_, place) => merged(told.map((list) => list[place])));
    return first.filter((item) => told.every((list) => list.includes(item)));
  }
  return first ?? null;
}

/** The view of somebody who looks into all hands. */
export function mergeViews(views: readonly Json[]): Json {
  const shared = views.map((view) => Object.fromEntries(Object.entries(view).filter(([name]) => !OWN.includes(name))));
  return { ...(merged(shared) as Record<string, unknown>), seat: null };
}
