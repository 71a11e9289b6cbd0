/** Sentences of Black Spy, in the language of the page. */

import { marked, marksCards } from "../../../cards/marks";
import { PageSentences, gameSentences, locale } from "../../../i18n";
import { list, sentence } from "../../../i18n/format";
import type { Messages } from "../../../i18n/messages";

/** The card that costs ten points. */
export const BLACK_SPY = "K7";
/** The card that leads the first trick. */
export const RED_STAR = "R1";
const COLOURS: Readonly<Record<string, string>> = { B: "blue", Y: "yellow", R: "red", G: "green", K: "black" };
const CARD = "[BYRGK](?:1[01]|[1-9])";
const CARDS = new RegExp(`\\b${CARD}\\b(?: ${CARD}\\b)*`, "g");

/** The sentences of the frame are loaded before the page is mounted, those of the table before the table is shown. */
export const { frame, say, loadFrame, loadTable } = gameSentences(
  import.meta.glob<Messages>("@spydeck/games/black_spy/text/*/{cards,lobby,variants}.ftl", { query: "?messages", import: "default" }),
  import.meta.glob<Messages>("@spydeck/games/black_spy/text/*/{events,page,questions}.ftl", { query: "?messages", import: "default" }),
  cardsInside,
);

/** The name of a colour, as events and views have it. */
export const colourName = (colour: string): string => frame(`colour-${colour}`);

export const suitName = (card: string): string => colourName(COLOURS[card.slice(0, 1)] ?? "");

/** The word on a card: "Spy". */
export const roleOf = (card: string): string => frame(card === BLACK_SPY ? "spy-role" : `rank-${card.slice(1)}`);

/** A card by itself: "Red 7, Spy". */
export function nameOf(card: string): string {
  if (card === BLACK_SPY) return frame("black-spy");
  return frame(card === RED_STAR ? "red-star" : "card-name", { colour: suitName(card), rank: card.slice(1), role: roleOf(card) });
}

function cardInside(card: string, form: string): string {
  return marked(card, card === BLACK_SPY ? say("spy-inside", { form }) : say("card-inside", { form, colour: suitName(card), rank: card.slice(1) }));
}

/** Cards in a sentence; several Black Spies are counted, at the end, unless each card is drawn. */
function cardsInside(cards: readonly string[], form: string): string {
  const others = cards.filter((card) => card !== BLACK_SPY);
  const spies = marksCards() ? 0 : cards.length - others.length;
  const named = (spies < 2 ? cards : others).map((card) => cardInside(card, form));
  return list(locale())(spies < 2 ? named : [...named, say("spies-inside", { number: spies })]);
}

/** A message of the server as a sentence with its cards in words: "you do not hold R7", "you do not hold all of R7 B3". */
export const withCards = (message: string): string =>
  sentence(message.replace(CARDS, (found) => cardsInside(found.split(" "), "definite")));

/** The sentences on the sheets to print, fetched when one is shown. */
export const { say: printed, load: loadPrint } = new PageSentences(
  import.meta.glob<Messages>("@spydeck/games/black_spy/text/*/print.ftl", { query: "?messages", import: "default" }),
);

export { cardsInside };
