/** The cards of Spycard: agents ("10D", "QS", "AS", "X") and agendas ("KC"). */

import { type CardParts, type Deck, type SpineLook, type Suit, suit } from "../../cards/deck";
import type { EmblemName } from "../../cards/drawings";
import { cardName, frame } from "./i18n";

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

/** "Queen of hearts"; "Agenda: King of clubs". */
function nameOf(text: string): string {
  return isAgenda(text) ? frame("agenda-name", { agenda: text }) : cardName(text);
}

export const isAgenda = (text: string): boolean => text in AGENDA_EMBLEMS;

/** An agenda is printed on paper, an agent in white on its colour. */
function spineOf(text: string): SpineLook | undefined {
  if (text === JOKER) return { rank: "", fill: "var(--card-joker)", print: "var(--card-paper)" };
  const { rank, suit } = partsOf(text);
  const look = SUITS[suit];
  if (!look || !/^(?:[2-9]|10|[JQKA])$/.test(rank)) return undefined;
  if (isAgenda(text)) return { rank, shape: look.shape, fill: "var(--card-paper)", print: look.print };
  return { rank, shape: look.shape, fill: look.spine, print: look.onSpine };
}

export const deck: Deck = {
  suits: "HSCD",
  partsOf,
  nameOf,
  spineOf,
  written: /\b(?:[2-9]|10|[AJQK])[HSCD]\b/g,
};

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

/** The print under the emblem of a card: what an agenda requires, or what an agent can do. */
export function captionOf(text: string): string {
  const { rank, suit } = partsOf(text);
  return frame(`caption-${isAgenda(text) || text === "AS" ? text : "JQX".includes(rank) ? rank : suit}`);
}
