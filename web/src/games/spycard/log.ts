/**
 * What happened in Spycard, in sentences, secrets only where the event has them; how a game ended, and who bagged the
 * Queen of Spades.
 */

import { type EventSentences, type WhoIs, sentenceBy } from "../../play/contract";
import { agendaName, deck } from "./deck";
import type { Deal, Event, GameOver, View } from "./facts";
import { sentences } from "./i18n";

const say = () => sentences.log;

/** "#4 (7 of Clubs)" where the agent is known, else "#4". */
const agent = ({ token, agent }: { token: string; agent?: string }) =>
  agent ? say().agent(token, deck.nameOf(agent)) : token;

/** The agents dealt to a seat, where they are known. */
function dealt({ seat, tokens, agents }: Deal, who: WhoIs): string {
  if (!agents) return say().dealt(who(seat), tokens.length);
  return say().deal(tokens.map((token, place) => say().agent(token, deck.nameOf(agents[place] ?? ""))));
}

function ended({ winners: [winner], agenda }: GameOver, who: WhoIs): string {
  if (winner === undefined) return say().draw;
  return agenda ? say().byAgenda(who(winner), agendaName(agenda)) : say().lastLeft(who(winner));
}

const EVENTS: EventSentences<Event> = {
  deal: dealt,
  agenda: ({ seat, agenda }, who) => (agenda ? say().ownAgenda(agendaName(agenda)) : say().agendaDrawn(who(seat))),
  turn: ({ seat, turn }, who) => say().turn(who(seat), turn),
  pass: ({ seat }, who) => say().pass(who(seat)),
  draft: (event, who) => say().draft(who(event.seat), agent(event)),
  keep: ({ seat, token }, who) => say().keep(who(seat), token),
  sleeper: (event, who) => say().sleeper(who(event.seat), agent(event), who(event.to)),
  move: ({ seat, tokens, to }, who) => say().move(who(seat), tokens, to),
  use: ({ seat, token, ability, targets }, who) => say().use(who(seat), token, ability, targets),
  claim: ({ seat, token, ability, targets }, who) => say().claim(who(seat), token, ability, targets),
  allow: ({ seat }, who) => say().allow(who(seat)),
  accuse: ({ seat }, who) => say().accuse(who(seat)),
  jack: (event, who) => {
    if (event.token === undefined) return say().sealedJack(who(event.seat), event.for);
    return event.token === null
      ? say().noJack(who(event.seat), event.for)
      : say().jack(who(event.seat), event.token, event.for);
  },
  "turn-up": (event) => say().turnUp(agent(event)),
  truth: () => say().truth,
  lie: () => say().lie,
  "turn-down": ({ token }) => say().turnDown(token),
  swap: ({ tokens }) => say().swap(tokens),
  look: (event, who) => say().look(who(event.seat), agent(event)),
  "move-two": ({ seat, to_field, to_base }, who) => say().moveTwo(who(seat), to_field, to_base),
  "in-vain": () => say().inVain,
  again: ({ seat, targets }, who) => say().again(who(seat), targets),
  decline: ({ seat }, who) => say().decline(who(seat)),
  joker: ({ seat, ability, targets }, who) => say().joker(who(seat), ability, targets),
  done: ({ seat }, who) => say().done(who(seat)),
  attack: ({ seat, token, target }, who) => say().attack(who(seat), token, target),
  fight: ({ token, loser }) => say().fight(token, loser),
  bullet: (event) => (event.token ? say().bullet(event.token, event.for) : say().noBullet(event.for)),
  death: (event) => say().death(agent(event)),
  discard: (event) => say().discard(agent(event)),
  expose: ({ seat, of, agenda, right }, who) => say().expose(who(seat), who(of), agendaName(agenda), right),
  "see-agenda": ({ seat, of, agenda }, who) =>
    say().seeAgenda(who(seat), who(of), agenda ? agendaName(agenda) : null),
  out: ({ seat, discards }, who) => say().out(who(seat), discards.map(agent)),
  "game-over": ended,
};

/** The kinds of events that this client knows. */
export const KINDS: readonly string[] = Object.keys(EVENTS);

export const sentence = sentenceBy(EVENTS);

export function outcomeSentence(view: View, who: WhoIs): string {
  const say = sentences.end;
  const winner = view.winners[0];
  if (winner === undefined) return view.ending === "draw" ? say.draw : say.drawAgreed;
  const agenda = winner === view.seat ? view.agenda : view.players[winner]?.agenda;
  if (view.ending === "agenda" && agenda) return say.byAgenda(who(winner), agendaName(agenda));
  return say.lastLeft(who(winner));
}

const QUEEN = "QS";

/**
 * The seat that killed the Queen of Spades or had her discarded, out of all events of a game in order; null if
 * nobody has, or if only her own player did it.
 */
export function queenBaggedBy(events: readonly Event[]): number | null {
  let onTurn: number | null = null;
  let fighter: number | null = null;
  let accuser: number | null = null;
  let exposer: number | null = null;
  for (const event of events) {
    if (event.event === "turn") [onTurn, fighter, accuser, exposer] = [event.seat, null, null, null];
    else if (event.event === "claim" || event.event === "attack") [fighter, accuser] = [null, null];
    else if (event.event === "fight") fighter = event.seat;
    else if (event.event === "accuse") accuser = event.seat;
    else if (event.event === "truth") accuser = null;
    else if (event.event === "expose") exposer = event.right ? event.seat : null;
    const by = event.event === "death" ? (fighter ?? onTurn) : event.event === "discard" ? accuser : exposer;
    if (isQueenGone(event)) return by === event.seat ? null : by;
  }
  return null;
}

function isQueenGone(event: Event): boolean {
  if (event.event === "death" || event.event === "discard") return event.agent === QUEEN;
  return event.event === "out" && event.discards.some(({ agent }) => agent === QUEEN);
}
