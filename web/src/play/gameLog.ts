/** The sentences of a game's events. */

import type { GameEvent, WhoIs } from "./contract";

type OfKind<Event extends GameEvent, Kind> = Event extends GameEvent ? (Kind extends Event["event"] ? Event : never) : never;

/** The sentence for each kind of event; null for events that others already describe. */
export type EventSentences<Event extends GameEvent> = {
  readonly [Kind in Event["event"]]: (event: OfKind<Event, Kind>, who: WhoIs) => string | null;
};

/** Return a function that words any event of a game; it returns null for unknown events. */
export function sentenceBy<Event extends GameEvent>(sentences: EventSentences<Event>) {
  const known: Readonly<Record<string, unknown>> = sentences;
  return (event: Event, who: WhoIs): string | null => {
    const worded = known[event.event] as ((event: Event, who: WhoIs) => string | null) | undefined;
    return worded?.(event, who) ?? null;
  };
}
