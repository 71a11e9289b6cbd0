/** Decisive moments of Spycard: exposures, accusations that are judged, and deaths; who is who in it, and how it is told. */

import type { WhoIs } from "../../play/contract";
import type { Event, Shown, Turned, View } from "./facts";
import { say } from "./i18n";
import { named, sentence } from "./log";

/** An update of a game, with the view before it. */
interface Update {
  readonly events: readonly Event[];
  readonly before: View;
}

type Kinds = readonly Event["event"][];

/** The events that follow at once from a true claim, in sentences of their own. */
const FOLLOWS: Kinds = ["turn-up", "turn-down", "swap", "move-two"];
/** The events that lead to a death or a question. */
const CAUSES: Kinds = ["use", "claim", "again", "joker", "attack"];
/** The events that a moment tells. */
const TOLD: Kinds = ["expose", "out", "accuse", "jack", "truth", "lie", "discard", "fight", "bullet", "death", ...FOLLOWS, ...CAUSES];
const JOKER = "X";

/** An accusation that is judged by what is turned up: the agent, or a Jack in its place. A Joker may use every suit. */
interface Judged {
  readonly accuser: number;
  readonly shown: Shown;
  readonly result: "lie" | "truth" | "joker";
}

function judgedIn({ events, before: { question } }: Update): Judged | undefined {
  const accuser = events.find((event) => event.event === "accuse")?.seat ?? question?.accuser ?? null;
  const verdict = events.find((event): event is Turned => event.event === "truth" || event.event === "lie");
  const token = verdict?.token ?? question?.acting;
  const shown = events.find((event): event is Shown => event.event === "turn-up" && event.token === token);
  if (accuser === null || !shown) return undefined;
  if (verdict) return { accuser, shown, result: verdict.event === "lie" ? "lie" : "truth" };
  return shown.agent === JOKER ? { accuser, shown, result: "joker" } : undefined;
}

const exposureIn = ({ events }: Update) => events.find((event) => event.event === "expose");
const deathIn = ({ events }: Update) => events.find((event) => event.event === "death") as Shown | undefined;

/** The events of an update that stand for a moment. The end of the game does not: the final table waits for itself. */
export function decisive(events: readonly Event[], before: View): readonly Event[] {
  const update = { events, before };
  const ends = events.some(({ event }) => event === "game-over");
  const stands = exposureIn(update) ?? judgedIn(update) ?? deathIn(update);
  return stands && !ends ? events.filter(({ event }) => TOLD.includes(event)) : [];
}

/** Whether a moment is no more than a death among others, of which there are many. */
export function passing(events: readonly Event[], before: View): boolean {
  const { kind, by, to } = rolesIn({ events, before });
  return kind === "act" && by !== before.seat && !to.some((seat) => seat === before.seat);
}

/** Who is who in a decisive moment. */
export interface Roles {
  readonly kind: "expose" | "accuse" | "act";
  /** The seat that exposes or accuses, or else that has the turn. */
  readonly by: number | null;
  /** The seats that it is done to. */
  readonly to: readonly number[];
  /** The seats that are out by it. */
  readonly out: readonly number[];
  /** The agents that are lost by it. */
  readonly lost: readonly string[];
}

export function rolesIn(update: Update): Roles {
  const exposure = exposureIn(update);
  const judged = judgedIn(update);
  const by = exposure?.seat ?? judged?.accuser ?? update.before.turn;
  const to = update.events.flatMap((event) => {
    if (event.event === "expose") return [event.of];
    return event.event === "turn-up" || event.event === "death" || event.event === "discard" || event.event === "out" ? [event.seat] : [];
  });
  return {
    kind: exposure ? "expose" : judged ? "accuse" : "act",
    by,
    to: [...new Set(to)].filter((seat) => seat !== by),
    out: update.events.flatMap((event) => (event.event === "out" ? [event.seat] : [])),
    lost: update.events.flatMap((event) => (event.event === "death" || event.event === "discard" ? [event.token] : [])),
  };
}

/** The card that a moment is about: an agenda that was named, or an agent that everybody sees now. */
export const cardOf = (update: Update): string | undefined =>
  exposureIn(update)?.agenda ?? (judgedIn(update)?.shown ?? deathIn(update))?.agent;

/** A moment in sentences, the most important first. `soFar`: all events of the game, with its own. */
export function tell(update: Update, soFar: readonly Event[], who: WhoIs): string[] {
  const judged = judgedIn(update);
  const deaths = update.events.flatMap((event) =>
    event.event === "death" ? [say("moment-death", { who: who(event.seat), agent: named(event as Shown) })] : [],
  );
  if (judged) return [...judgement(judged, update, who), ...deaths];
  const exposures = update.events.flatMap((event) => {
    if (event.event === "expose") return [say("moment-expose", { ...event, who: who(event.seat), of: who(event.of) })];
    return event.event === "out" ? [say("moment-out", { who: who(event.seat), agents: event.discards.length })] : [];
  });
  return [...exposures, ...deaths, ...(deaths.length > 0 ? causes(update, soFar, who) : [])];
}

/** Who accused whom and was right, what was claimed, and what follows at once. */
function judgement({ accuser, shown, result }: Judged, { events, before }: Update, who: WhoIs): string[] {
  const { by = shown.seat, acting, ability } = before.question ?? {};
  const follows = events.filter((event) => FOLLOWS.includes(event.event) && event !== shown);
  return [
    say("moment-judged", { accuser: who(accuser), who: who(by), right: result === "lie" }),
    say(shown.token === acting ? "moment-claimed" : "moment-stood-in", { agent: named(shown), for: acting, ability, result }),
    ...follows.map((event) => sentence(event, who)).filter((line) => line !== null),
  ];
}

/** The act of the seat on turn, from which everything since has come. */
export const causeIn = (events: readonly Event[]): Event | undefined => events.findLast(({ event }) => CAUSES.includes(event));

/** The cause of an agent's death: who used what, or the fight; and who took the bullet. */
function causes({ events, before }: Update, soFar: readonly Event[], who: WhoIs): string[] {
  const name = (token: string) => {
    const shown = events.find((event) => event.event === "turn-up" && event.token === token) as Shown | undefined;
    return named(shown ?? before.tokens.find((one) => one.token === token && one.face === "up") ?? { token });
  };
  const cause = events.find(({ event }) => event === "fight") ?? causeIn(soFar);
  const bullet = events.find((event) => event.event === "bullet" && event.token);
  const lines = [cause, bullet].map((event) => {
    if (event?.event === "fight") return say("event-fight", { token: name(event.token), loser: name(event.loser) });
    if (event?.event === "attack") return say("event-attack", { who: who(event.seat), token: name(event.token), target: name(event.target) });
    return event ? sentence(event, who) : null;
  });
  return lines.filter((line) => line !== null);
}
