/** What happened in Spycard, in English. */

import type { Who } from "../../../../i18n";
import { Whose, and, count, does, whose } from "../../../../i18n/en/grammar";
import { ability } from "./abilities";

const winner = ({ name, you }: Who) => (you ? "you win" : `${name} wins`);

export const log = {
  deal: (agents: readonly string[]) => `You have ${and(agents)} at base.`,
  dealt: (who: Who, amount: number) => `${does(who, "get", "gets")} ${count(amount, "agent", "agents")}.`,
  ownAgenda: (agenda: string) => `You have drawn the agenda ${agenda}.`,
  agendaDrawn: (who: Who) => `${does(who, "draw", "draws")} an agenda.`,
  turn: (who: Who, turn: number) => `${Whose(who)} turn ${turn}.`,
  pass: (who: Who) => `${does(who, "pass", "passes")}.`,
  draft: (who: Who, token: string) => `${does(who, "look", "looks")} at ${token}, the top agent of the deck.`,
  keep: (who: Who, token: string) => `${does(who, "take", "takes")} ${token} to base.`,
  sleeper: (who: Who, token: string, to: Who) =>
    `${does(who, "send", "sends")} ${token} to ${whose(to)} base as a sleeper.`,
  move: (who: Who, tokens: readonly string[], to: string) =>
    `${does(who, "move", "moves")} ${and(tokens)} ${to === "field" ? "to the field" : "back to base"}.`,
  use: (who: Who, token: string, what: string, on: readonly string[]) =>
    `${does(who, "use", "uses")} ${token} as ${ability(what).claim}: it ${ability(what).effect} ${and(on)}.`,
  claim: (who: Who, token: string, what: string, on: readonly string[]) =>
    `${does(who, "claim", "claims")} that ${token} is ${ability(what).claim}: it ${ability(what).effect} ${and(on)}.`,
  allow: (who: Who) => `${does(who, "allow", "allows")} it.`,
  accuse: (who: Who) => `${does(who, "accuse", "accuses")} it of being a lie!`,
  jack: (who: Who, token: string, instead: string) =>
    `${does(who, "turn", "turns")} up the Jack ${token} instead of ${instead}.`,
  noJack: (who: Who, token: string) => `${does(who, "turn", "turns")} up no Jack for ${token}.`,
  sealedJack: (who: Who, token: string) => `${does(who, "have", "has")} answered for ${token}.`,
  turnUp: (agent: string) => `${agent} is turned face up.`,
  truth: "It was the truth: the ability is used twice.",
  lie: "It was a lie.",
  turnDown: (token: string) => `${token} is turned face down.`,
  swap: (tokens: readonly string[]) => `${and(tokens)} change sides.`,
  look: (who: Who, agent: string) => `${does(who, "see", "sees")} ${agent}.`,
  moveTwo: (who: Who, toField: readonly string[], toBase: readonly string[]) => {
    const places = [toField.length > 0 && `${and(toField)} to the field`, toBase.length > 0 && `${and(toBase)} to base`];
    return `${does(who, "move", "moves")} ${and(places.filter((place) => place !== false))}.`;
  },
  inVain: "That is no longer possible: nothing happens.",
  again: (who: Who, on: readonly string[]) => `${does(who, "use", "uses")} it again, on ${and(on)}.`,
  decline: (who: Who) => `${does(who, "stop", "stops")} there.`,
  joker: (who: Who, what: string, on: readonly string[]) =>
    `${does(who, "use", "uses")} ${ability(what).name} with the Joker, on ${and(on)}.`,
  done: (who: Who) => `${does(who, "use", "uses")} the Joker no further.`,
  attack: (who: Who, token: string, target: string) =>
    `${does(who, "attack", "attacks")} ${target} with ${token}.`,
  fight: (token: string, loser: string) => `${token} beats ${loser}.`,
  bullet: (token: string, saved: string) => `${token} takes the bullet for ${saved}.`,
  noBullet: (token: string) => `Nobody takes the bullet for ${token}.`,
  death: (agent: string) => `${agent} dies.`,
  discard: (agent: string) => `${agent} is discarded.`,
  expose: (who: Who, of: Who, agenda: string, right: boolean) =>
    `${does(who, "say", "says")} that ${whose(of)} agenda is the ${agenda}: ${right ? "right" : "wrong"}!`,
  seeAgenda: (who: Who, of: Who, agenda: string | null) =>
    `${does(who, "see", "sees")} ${whose(of)} agenda${agenda === null ? "" : `: the ${agenda}`}.`,
  out: (who: Who, agents: readonly string[]) =>
    `${does(who, "are", "is")} out of the game${agents.length ? `, discarding ${and(agents)}` : ""}.`,
  agent: (token: string, agent: string) => `${token} (${agent})`,
  byAgenda: (who: Who, agenda: string) => `The game is over: ${winner(who)} with the agenda ${agenda}.`,
  lastLeft: (who: Who) => `The game is over: ${winner(who)} as the last player left.`,
  draw: "The game is over: all turns are used up, and nobody wins.",
};
