/** What happened in Spycard, in German. */

import { Whose, and, count, does, whose } from "../../../../i18n/de/grammar";
import type { Table } from "../en";
import { ability, claim } from "./abilities";

const OVER = "Die Partie ist vorbei";

export const log: Table["log"] = {
  deal: (agents) => `Du hast ${and(agents)} an der Basis.`,
  dealt: (who, amount) => `${does(who, "bekommst", "bekommt")} ${count(amount, "Agenten", "Agenten")}.`,
  ownAgenda: (agenda) => `Du hast den Auftrag ${agenda} gezogen.`,
  agendaDrawn: (who) => `${does(who, "ziehst", "zieht")} einen Auftrag.`,
  turn: (who, turn) => `${Whose(who, "")} ${turn}. Zug.`,
  pass: (who) => `${does(who, "passt", "passt")}.`,
  draft: (who, token) => `${does(who, "siehst dir", "sieht sich")} ${token} an, den obersten Agenten des Stapels.`,
  keep: (who, token) => `${does(who, "behältst", "behält")} ${token} an der Basis.`,
  sleeper: (who, token, to) =>
    `${does(who, "schickst", "schickt")} ${token} als Schläfer an ${whose(to, "e")} Basis.`,
  move: (who, tokens, to) =>
    to === "field"
      ? `${does(who, "schickst", "schickt")} ${and(tokens)} in den Einsatz.`
      : `${does(who, "holst", "holt")} ${and(tokens)} zur Basis zurück.`,
  use: (who, token, what, on) =>
    `${does(who, "nutzt", "nutzt")} ${token} als ${ability(what).name}, um ${ability(what).purpose(and(on))}.`,
  claim,
  allow: (who) => `${does(who, "glaubst", "glaubt")} das.`,
  accuse: (who) => `${does(who, "zweifelst", "zweifelt")} das an!`,
  jack: (who, token, instead) => `${does(who, "deckst", "deckt")} statt ${instead} den Buben ${token} auf.`,
  noJack: (who, token) => `${does(who, "deckst", "deckt")} für ${token} keinen Buben auf.`,
  sealedJack: (who, token) => `${does(who, "hast", "hat")} für ${token} geantwortet.`,
  turnUp: (agent) => `${agent} wird aufgedeckt.`,
  truth: "Es war die Wahrheit: Die Fähigkeit wirkt zweimal.",
  lie: "Es war eine Lüge.",
  turnDown: (token) => `${token} wird verdeckt.`,
  swap: (tokens) => `${and(tokens)} wechseln die Seiten.`,
  look: (who, agent) => `${does(who, "siehst", "sieht")} ${agent}.`,
  moveTwo: (who, toField, toBase) => {
    const places = [
      toField.length > 0 && `${and(toField)} in den Einsatz`,
      toBase.length > 0 && `${and(toBase)} zur Basis`,
    ];
    return `${does(who, "versetzt", "versetzt")} ${and(places.filter((place) => place !== false))}.`;
  },
  inVain: "Das geht nicht mehr: Nichts passiert.",
  again: (who, on) => `${does(who, "wendest", "wendet")} sie noch einmal auf ${and(on)} an.`,
  decline: (who) => `${does(who, "verzichtest", "verzichtet")}.`,
  joker: (who, what, on) =>
    `${does(who, "nutzt", "nutzt")} den Joker als ${ability(what).name}, um ${ability(what).purpose(and(on))}.`,
  done: (who) => `${does(who, "nutzt", "nutzt")} den Joker nicht weiter.`,
  attack: (who, token, target) => `${does(who, "greifst", "greift")} ${target} mit ${token} an.`,
  fight: (token, loser) => `${token} schlägt ${loser}.`,
  bullet: (token, saved) => `${token} fängt die Kugel für ${saved} ab.`,
  noBullet: (token) => `Niemand fängt die Kugel für ${token} ab.`,
  death: (agent) => `${agent} wird ausgeschaltet.`,
  discard: (agent) => `${agent} wird abgelegt.`,
  expose: (who, of, agenda, right) =>
    `${does(who, "nennst", "nennt")} ${whose(of, "en")} Auftrag: ${agenda}. ${right ? "Richtig" : "Falsch"}!`,
  seeAgenda: (who, of, agenda) =>
    `${does(who, "siehst", "sieht")} ${whose(of, "en")} Auftrag${agenda === null ? "" : `: ${agenda}`}.`,
  out: (who, agents) =>
    `${does(who, "scheidest", "scheidet")} aus${agents.length ? ` und ${who.you ? "legst" : "legt"} ${and(agents)} ab` : ""}.`,
  agent: (token, agent) => `${token} (${agent})`,
  byAgenda: (who, agenda) => `${OVER}: ${does(who, "gewinnst", "gewinnt")} mit dem Auftrag ${agenda}.`,
  lastLeft: (who) => `${OVER}: ${does(who, "gewinnst", "gewinnt")}, weil alle anderen ausgeschieden sind.`,
  draw: `${OVER}: Alle Züge sind aufgebraucht, niemand gewinnt.`,
};
