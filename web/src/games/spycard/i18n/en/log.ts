/** What happened in Spycard, in English. */

import { Whose, ability, count, does, listed, whom, whose } from "./grammar";

export const log = {
  deal: (agents: readonly string[]) => `You have ${listed(agents)} at base.`,
  dealt: (name: string, amount: number) => `${does(name, "gets", "get")} ${count(amount, "agent")}.`,
  ownAgenda: (agenda: string) => `You have drawn the agenda ${agenda}.`,
  agendaDrawn: (name: string) => `${does(name, "draws", "draw")} an agenda.`,
  turn: (name: string, turn: number) => `${Whose(name)} turn ${turn}.`,
  pass: (name: string) => `${does(name, "passes", "pass")}.`,
  draft: (name: string, token: string) => `${does(name, "looks", "look")} at ${token}, the top agent of the deck.`,
  keep: (name: string, token: string) => `${does(name, "takes", "take")} ${token} to base.`,
  sleeper: (name: string, token: string, to: string) =>
    `${does(name, "sends", "send")} ${token} to ${whose(to)} base as a sleeper.`,
  move: (name: string, tokens: readonly string[], to: string) =>
    `${does(name, "moves", "move")} ${listed(tokens)} ${to === "field" ? "to the field" : "back to base"}.`,
  use: (name: string, token: string, what: string, on: readonly string[]) =>
    `${does(name, "uses", "use")} ${token} as ${ability(what).claim}: it ${ability(what).effect} ${listed(on)}.`,
  claim: (name: string, token: string, what: string, on: readonly string[]) =>
    `${does(name, "claims", "claim")} that ${token} is ${ability(what).claim}: it ${ability(what).effect} ${listed(on)}.`,
  allow: (name: string) => `${does(name, "allows", "allow")} it.`,
  accuse: (name: string) => `${does(name, "accuses", "accuse")} it of being a lie!`,
  jack: (name: string, token: string, instead: string) =>
    `${does(name, "turns", "turn")} up the Jack ${token} instead of ${instead}.`,
  noJack: (name: string, token: string) => `${does(name, "turns", "turn")} up no Jack for ${token}.`,
  sealedJack: (name: string, token: string) => `${does(name, "has", "have")} answered for ${token}.`,
  turnUp: (agent: string) => `${agent} is turned face up.`,
  truth: "It was the truth: the ability is used twice.",
  lie: "It was a lie.",
  turnDown: (token: string) => `${token} is turned face down.`,
  swap: (tokens: readonly string[]) => `${listed(tokens)} change sides.`,
  look: (name: string, agent: string) => `${does(name, "gets", "get")} to know ${agent}.`,
  moveTwo: (tokens: readonly string[]) => `${listed(tokens)} change places.`,
  inVain: "That has become impossible: nothing happens.",
  again: (name: string, on: readonly string[]) => `${does(name, "uses", "use")} it again, on ${listed(on)}.`,
  decline: (name: string) => `${does(name, "leaves", "leave")} it at that.`,
  joker: (name: string, what: string, on: readonly string[]) =>
    `${does(name, "uses", "use")} ${ability(what).name} with the Joker, on ${listed(on)}.`,
  done: (name: string) => `${does(name, "leaves", "leave")} the Joker at that.`,
  attack: (name: string, token: string, target: string) =>
    `${does(name, "attacks", "attack")} ${target} with ${token}.`,
  fight: (token: string, loser: string) => `${token} beats ${loser}.`,
  bullet: (token: string, saved: string) => `${token} takes the bullet for ${saved}.`,
  noBullet: (token: string) => `Nobody takes the bullet for ${token}.`,
  death: (agent: string) => `${agent} dies.`,
  discard: (agent: string) => `${agent} is discarded.`,
  expose: (name: string, of: string, agenda: string, right: boolean) =>
    `${does(name, "says", "say")} that ${whose(of)} agenda is the ${agenda}: ${right ? "right" : "wrong"}!`,
  seeAgenda: (name: string, of: string, agenda: string | null) =>
    `${does(name, "sees", "see")} ${whose(of)} agenda${agenda === null ? "" : `: the ${agenda}`}.`,
  out: (name: string, agents: readonly string[]) =>
    `${does(name, "is", "are")} out of the game${agents.length ? `, discarding ${listed(agents)}` : ""}.`,
  agent: (token: string, agent: string) => `${token} (${agent})`,
  byAgenda: (name: string, agenda: string) => `The game is over: ${does(whom(name), "wins", "win")} with the agenda ${agenda}.`,
  lastLeft: (name: string) => `The game is over: ${does(whom(name), "wins", "win")} as the last one left.`,
  draw: "The game is over: all turns are used up, and nobody wins.",
};
