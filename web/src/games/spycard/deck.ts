/** The cards of Spycard: agents ("10D", "QS", "AS", "X") and agendas ("KC"). */

import { type CardParts, type Deck, type Suit, suit } from "../../cards/deck";
import type { EmblemName } from "../../cards/drawings";
import { frame } from "./i18n";

export const SUITS: Readonly<Record<string, Suit>> = {
  H: suit("heart", "red"),
  S: suit("spade", "ink"),
  C: suit("club", "green"),
  D: suit("diamond", "blue"),
};

const ABILITY_EMBLEMS: Readonly<Record<string, EmblemName>> = {
  H: "eye",
  S: "crosshair",
  C: "lids",
  D: "swap",
};

const AGENDA_EMBLEMS: Readonly<Record<string, EmblemName>> = {
  KC: "hidden",
  AC: "flag",
  KS: "count",
  AD: "briefcase",
  KH: "eye",
  KD: "scales",
  AH: "unmasked",
};

const JOKER = "X";

function partsOf(text: string): CardParts {
  if (text === JOKER) return { suit: "", rank: JOKER };
  return { suit: text.slice(-1), rank: text.slice(0, -1) };
}

/** "Queen of Hearts"; "Agenda: King of Clubs". */
function nameOf(text: string): string {
  const say = frame.cards;
  const { rank, suit } = partsOf(text);
  if (text === JOKER) return say.joker;
  return isAgenda(text) ? say.agenda(suit, rank) : say.agent(suit, rank);
}

export const deck: Deck = { suits: "HSCD", partsOf, nameOf };

export const isAgenda = (text: string): boolean => text in AGENDA_EMBLEMS;

/** An agenda within a sentence: "King of Clubs". */
export function agendaName(text: string): string {
  const { rank, suit } = partsOf(text);
  return frame.cards.agent(suit, rank);
}

/** The emblem of a card: of its agenda, its rank, or its suit's ability. */
export function emblemOf(text: string): EmblemName {
  const agenda = AGENDA_EMBLEMS[text];
  if (agenda) return agenda;
  const { rank, suit } = partsOf(text);
  if (rank === JOKER) return "jester";
  if (rank === "A") return "ace";
  if (rank === "J") return "disguise";
  if (rank === "Q") return "queen";
  return ABILITY_EMBLEMS[suit] ?? "crosshair";
}

/** What a card has printed under its emblem. */
export function captionOf(text: string): string {
  const say = frame.cards;
  const { rank, suit } = partsOf(text);
  if (isAgenda(text)) return say.agendaAim(text);
  if (rank === JOKER) return say.anySuit;
  if (rank === "J") return say.jack;
  if (rank === "Q") return say.queen;
  return text === "AS" ? say.aceOfSpades : say.ability(suit);
}
