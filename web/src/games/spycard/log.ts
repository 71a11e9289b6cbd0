/** Events of Spycard in sentences, secrets only where the event has them; and how a game ended. */

import { type EventSentences, type WhoIs, sentenceBy } from "../../play/contract";
import type { Deal, Event, GameOver, View } from "./facts";
import { say } from "./i18n";

/** "#4 (7 of clubs)" where the agent is known, else "#4". */
export const named = ({ token, agent }: { token: string; agent?: string | null }) => (agent ? say("token-agent", { token, agent }) : token);

/** The sentence for an event whose name is its code, with its facts and some more. */
const by = (event: Event & { readonly seat: number }, who: WhoIs, more: Readonly<Record<string, unknown>> = {}): string =>
  say(`event-${event.event}`, { ...event, who: who(event.seat), ...more });

/** The agents dealt to a seat, where they are known. */
function dealt({ seat, tokens, agents }: Deal, who: WhoIs): string {
  if (!agents) return say("log-dealt", { who: who(seat), agents: tokens.length });
  const shown = tokens.map((token, place) => named({ token, agent: agents[place] ?? "" }));
  return say("event-deal", { who: who(seat), agents: shown });
}

function ended({ winners, agenda }: GameOver, who: WhoIs): string {
  if (winners.length === 0) return say("event-draw");
  const people = { winners: winners.map(who) };
  return agenda ? say("event-by-agenda", { ...people, agenda }) : say("event-last-left", people);
}

const EVENTS: EventSentences<Event> = {
  deal: dealt,
  agenda: (event, who) => (event.agenda ? by(event, who) : say("log-agenda", { who: who(event.seat) })),
  turn: ({ seat, turn }, who) => {
    const given = { who: who(seat), number: turn };
    return given.who.you ? say("log-your-turn", { number: turn }) : say("event-turn", given);
  },
  pass: by,
  draft: (event, who) => by(event, who, { agent: named(event) }),
  keep: by,
  sleeper: (event, who) => by(event, who, { agent: named(event), to: who(event.to) }),
  move: ({ seat, tokens, to }, who) => say(to === "field" ? "event-move-field" : "event-move-base", { who: who(seat), tokens }),
  use: by,
  claim: by,
  allow: by,
  accuse: by,
  jack: (event, who) => {
    if (event.token) return by(event, who);
    const given = { who: who(event.seat), for: event.for };
    return event.token === null ? say("log-no-jack", given) : say("log-answered", given);
  },
  "turn-up": (event, who) => by(event, who, { agent: named(event) }),
  truth: by,
  lie: by,
  "turn-down": by,
  swap: by,
  look: (event, who) => by(event, who, { agent: named(event) }),
  "move-two": (event, who) => {
    const places = { "moved-to-field": event.to_field, "moved-to-base": event.to_base };
    const moved = Object.entries(places).filter(([, tokens]) => tokens.length > 0);
    return by(event, who, { moved: moved.map(([code, tokens]) => say(code, { tokens })) });
  },
  "in-vain": by,
  again: by,
  decline: by,
  joker: by,
  done: ({ seat }, who) => say("log-done", { who: who(seat) }),
  attack: by,
  fight: by,
  bullet: (event, who) => (event.token ? by(event, who) : say("log-no-bullet", { for: event.for })),
  death: (event, who) => by(event, who, { agent: named(event) }),
  discard: (event, who) => by(event, who, { agent: named(event) }),
  expose: (event, who) => by(event, who, { of: who(event.of) }),
  "see-agenda": ({ seat, of, agenda }, who) => {
    const given = { who: who(seat), of: who(of) };
    return agenda ? say("event-see-agenda-known", { ...given, agenda }) : say("event-see-agenda", given);
  },
  out: (event, who) => {
    const agents = event.discards.map(named);
    return agents.length > 0 ? say("event-out-discarding", { who: who(event.seat), agents }) : by(event, who);
  },
  "game-over": ended,
};

/** The kinds of events that this client knows. */
export const KINDS: readonly string[] = Object.keys(EVENTS);

export const sentence = sentenceBy(EVENTS);

/** The agenda of a seat, if the view shows it. */
export const agendaOf = ({ agenda, players, seat }: View, of: number): string | undefined =>
  (of === seat ? agenda : players[of]?.agenda) ?? undefined;

export function outcomeSentence(view: View, who: WhoIs): string {
  const winner = view.winners[0];
  if (winner === undefined) return say(view.ending === "draw" ? "end-draw" : "end-agreed");
  const winners = view.winners.map(who);
  const agenda = agendaOf(view, winner);
  return view.ending === "agenda" && agenda ? say("end-by-agenda", { winners, agenda }) : say("end-last-left", { winners });
}
