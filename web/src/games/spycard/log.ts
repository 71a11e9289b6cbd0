/** What happened in Spycard, as sentences for everybody; one's own secrets are told only to oneself. */

import type { Json } from "../../net/protocol";
import type { NameOf } from "../../play/contract";
import { sentences } from "./i18n";
import { agendaName, deck } from "./deck";

type Say = typeof sentences.log;
type Tell = (event: Json, say: Say, name: string, nameOf: NameOf) => string | null;

const named = (text: string) => deck.nameOf(text);

/** "#4 (7 of Clubs)" where the agent is known, else "#4". */
const agent = (event: Json, say: Say) => (event.agent ? say.agent(event.token, named(event.agent)) : event.token);

const TELLS: Readonly<Record<string, Tell>> = {
  deal: (event, say, name) =>
    event.agents
      ? say.deal(event.tokens.map((token: string, place: number) => say.agent(token, named(event.agents[place]))))
      : say.dealt(name, event.tokens.length),
  agenda: (event, say, name) => (event.agenda ? say.ownAgenda(agendaName(event.agenda)) : say.agendaDrawn(name)),
  turn: (event, say, name) => say.turn(name, event.turn),
  pass: (_, say, name) => say.pass(name),
  draft: (event, say, name) => say.draft(name, agent(event, say)),
  keep: (event, say, name) => say.keep(name, event.token),
  sleeper: (event, say, name, nameOf) => say.sleeper(name, agent(event, say), nameOf(event.to)),
  move: (event, say, name) => say.move(name, event.tokens, event.to),
  use: (event, say, name) => say.use(name, event.token, event.ability, event.targets),
  claim: (event, say, name) => say.claim(name, event.token, event.ability, event.targets),
  allow: (_, say, name) => say.allow(name),
  accuse: (_, say, name) => say.accuse(name),
  jack: (event, say, name) => {
    if (event.token === undefined) return say.sealedJack(name, event.for);
    return event.token === null ? say.noJack(name, event.for) : say.jack(name, event.token, event.for);
  },
  "turn-up": (event, say) => say.turnUp(agent(event, say)),
  truth: (_, say) => say.truth,
  lie: (_, say) => say.lie,
  "turn-down": (event, say) => say.turnDown(event.token),
  swap: (event, say) => say.swap(event.tokens),
  look: (event, say, name) => say.look(name, agent(event, say)),
  "move-two": (event, say) => say.moveTwo(event.tokens),
  "in-vain": (_, say) => say.inVain,
  again: (event, say, name) => say.again(name, event.targets),
  decline: (_, say, name) => say.decline(name),
  joker: (event, say, name) => say.joker(name, event.ability, event.targets),
  done: (_, say, name) => say.done(name),
  attack: (event, say, name) => say.attack(name, event.token, event.target),
  fight: (event, say) => say.fight(event.token, event.loser),
  bullet: (event, say) => (event.token ? say.bullet(event.token, event.for) : say.noBullet(event.for)),
  death: (event, say) => say.death(agent(event, say)),
  discard: (event, say) => say.discard(agent(event, say)),
  expose: (event, say, name, nameOf) => say.expose(name, nameOf(event.of), agendaName(event.agenda), event.right),
  "see-agenda": (event, say, name, nameOf) =>
    say.seeAgenda(name, nameOf(event.of), event.agenda ? agendaName(event.agenda) : null),
  out: (event, say, name) => say.out(name, event.discards.map((gone: Json) => agent(gone, say))),
  "game-over": (event, say, _, nameOf) => {
    const winner = event.winners[0];
    if (winner === undefined) return say.draw;
    return event.agenda ? say.byAgenda(nameOf(winner), agendaName(event.agenda)) : say.lastLeft(nameOf(winner));
  },
};

/** The kinds of events that there are sentences for. */
export const KINDS: readonly string[] = Object.keys(TELLS);

/** What happened as a sentence; null for what is no event of this game. */
export function sentence(event: Json, nameOf: NameOf): string | null {
  const name = event.seat === undefined ? "" : nameOf(event.seat);
  return TELLS[event.event]?.(event, sentences.log, name, nameOf) ?? null;
}
