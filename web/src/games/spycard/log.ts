/** What happens in Spycard, in sentences for everybody; one's own secrets only for oneself. */

import type { NameOf } from "../../play/contract";
import { type EventSentences, sentenceBy } from "../../play/gameLog";
import { agendaName, deck } from "./deck";
import type { SpycardEvent } from "./events";
import { sentences } from "./i18n";

const say = () => sentences.log;

/** "#4 (7 of Clubs)" where the agent is known, else "#4". */
const agent = ({ token, agent }: { token: string; agent?: string }) =>
  agent ? say().agent(token, deck.nameOf(agent)) : token;

/** The agents dealt to a seat, where they are known. */
function dealt({ seat, tokens, agents }: { seat: number; tokens: string[]; agents?: string[] }, nameOf: NameOf): string {
  if (!agents) return say().dealt(nameOf(seat), tokens.length);
  return say().deal(tokens.map((token, place) => say().agent(token, deck.nameOf(agents[place] ?? ""))));
}

function ended({ winners: [winner], agenda }: { winners: number[]; agenda?: string }, nameOf: NameOf): string {
  if (winner === undefined) return say().draw;
  return agenda ? say().byAgenda(nameOf(winner), agendaName(agenda)) : say().lastLeft(nameOf(winner));
}

const EVENTS: EventSentences<SpycardEvent> = {
  deal: dealt,
  agenda: ({ seat, agenda }, nameOf) => (agenda ? say().ownAgenda(agendaName(agenda)) : say().agendaDrawn(nameOf(seat))),
  turn: ({ seat, turn }, nameOf) => say().turn(nameOf(seat), turn),
  pass: ({ seat }, nameOf) => say().pass(nameOf(seat)),
  draft: (event, nameOf) => say().draft(nameOf(event.seat), agent(event)),
  keep: ({ seat, token }, nameOf) => say().keep(nameOf(seat), token),
  sleeper: (event, nameOf) => say().sleeper(nameOf(event.seat), agent(event), nameOf(event.to)),
  move: ({ seat, tokens, to }, nameOf) => say().move(nameOf(seat), tokens, to),
  use: ({ seat, token, ability, targets }, nameOf) => say().use(nameOf(seat), token, ability, targets),
  claim: ({ seat, token, ability, targets }, nameOf) => say().claim(nameOf(seat), token, ability, targets),
  allow: ({ seat }, nameOf) => say().allow(nameOf(seat)),
  accuse: ({ seat }, nameOf) => say().accuse(nameOf(seat)),
  jack: (event, nameOf) => {
    if (event.token === undefined) return say().sealedJack(nameOf(event.seat), event.for);
    return event.token === null
      ? say().noJack(nameOf(event.seat), event.for)
      : say().jack(nameOf(event.seat), event.token, event.for);
  },
  "turn-up": (event) => say().turnUp(agent(event)),
  truth: () => say().truth,
  lie: () => say().lie,
  "turn-down": ({ token }) => say().turnDown(token),
  swap: ({ tokens }) => say().swap(tokens),
  look: (event, nameOf) => say().look(nameOf(event.seat), agent(event)),
  "move-two": ({ tokens }) => say().moveTwo(tokens),
  "in-vain": () => say().inVain,
  again: ({ seat, targets }, nameOf) => say().again(nameOf(seat), targets),
  decline: ({ seat }, nameOf) => say().decline(nameOf(seat)),
  joker: ({ seat, ability, targets }, nameOf) => say().joker(nameOf(seat), ability, targets),
  done: ({ seat }, nameOf) => say().done(nameOf(seat)),
  attack: ({ seat, token, target }, nameOf) => say().attack(nameOf(seat), token, target),
  fight: ({ token, loser }) => say().fight(token, loser),
  bullet: (event) => (event.token ? say().bullet(event.token, event.for) : say().noBullet(event.for)),
  death: (event) => say().death(agent(event)),
  discard: (event) => say().discard(agent(event)),
  expose: ({ seat, of, agenda, right }, nameOf) => say().expose(nameOf(seat), nameOf(of), agendaName(agenda), right),
  "see-agenda": ({ seat, of, agenda }, nameOf) =>
    say().seeAgenda(nameOf(seat), nameOf(of), agenda ? agendaName(agenda) : null),
  out: ({ seat, discards }, nameOf) => say().out(nameOf(seat), discards.map(agent)),
  "game-over": ended,
};

/** The kinds of events that this client knows. */
export const KINDS: readonly string[] = Object.keys(EVENTS);

export const sentence = sentenceBy(EVENTS);
