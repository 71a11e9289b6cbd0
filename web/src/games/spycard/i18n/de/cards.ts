/** What Spycard's cards are called and what is printed on them, in German. */

import type { Frame } from "../en/frame";

const SUITS: Record<string, string> = { H: "Herz", S: "Pik", C: "Kreuz", D: "Karo" };
const COURT: Record<string, string> = { J: "Bube", Q: "Dame", K: "König", A: "Ass" };
const ABILITIES: Record<string, string> = { H: "Aufdecken", S: "Ausschalten", C: "Verdecken", D: "Tauschen" };

const AGENDAS: Record<string, string> = {
  KC: "Du hast nur Kreuz, kein Kreuz liegt offen",
  AC: "Nur du hast Agenten im Einsatz",
  KS: "Genau X Agenten im Spiel",
  AD: "Du hast alle vier Farben offen",
  KH: "Genau X Agenten offen",
  KD: "Alle gleich viele, aber nicht vier",
  AH: "Enttarne einen Gegner",
};

/** "Herz 7", "Kreuz-König". */
const name = (suit: string, rank: string) => (COURT[rank] ? `${SUITS[suit]}-${COURT[rank]}` : `${SUITS[suit]} ${rank}`);

export const cards: Frame["cards"] = {
  agent: name,
  joker: "Joker",
  anySuit: "Jede Farbe",
  ability: (suit) => ABILITIES[suit] ?? "",
  jack: "Springt ein",
  queen: "Zwei versetzen",
  aceOfSpades: "Irgendwen ausschalten",
  agenda: (suit, rank) => `Auftrag ${name(suit, rank)}`,
  agendaLabel: "Auftrag",
  agendaAim: (text) => AGENDAS[text] ?? "",
  agendaFaceDown: "Auftrag, verdeckt",
};
