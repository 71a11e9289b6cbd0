/** A view with all hands open: the views of all seats, merged. */

import type { JsonObject } from "../net/protocol";

/** Private fields of a view, which are shown for each seat separately. */
const PRIVATE = ["seat", "hand", "agenda", "choices", "legal", "passed", "received"];

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One value out of all seats' values of the same field: what is hidden from one seat may be known to another. */
function merged(values: readonly unknown[]): unknown {
  const known = values.filter((value) => value !== null && value !== undefined);
  const [first] = known;
  if (known.every(isObject)) {
    const names = new Set(known.flatMap((value) => Object.keys(value)));
    return known.length === 0 ? null : Object.fromEntries([...names].map((name) => [name, merged(known.map((value) => value[name]))]));
  }
  if (Array.isArray(first) && known.every(Array.isArray)) {
    if (known.every(({ length }) => length === first.length)) return first.map((_, place) => merged(known.map((list) => list[place])));
    return first.filter((item) => known.every((list) => list.includes(item)));
  }
  return first ?? null;
}

/** The view of a spectator who sees all hands. */
export function mergeViews(views: readonly JsonObject[]): JsonObject {
  const shared = views.map((view) => Object.fromEntries(Object.entries(view).filter(([name]) => !PRIVATE.includes(name))));
  return { ...(merged(shared) as Record<string, unknown>), seat: null };
}

/** The hands in some views after an action, which names the cards that leave the hand of its seat. */
export function handsAfter(views: readonly JsonObject[], line: string | null): JsonObject[] {
  const [seat, ...named] = (line ?? "").split(" ");
  return views.map((view, number) => {
    if (String(number) !== seat || !Array.isArray(view.hand)) return view;
    const hand = [...view.hand];
    for (const card of named) if (hand.includes(card)) hand.splice(hand.indexOf(card), 1);
    return { ...view, hand };
  });
}
