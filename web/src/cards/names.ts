/** The accessible name of a card, from the catalogue. */

import { words } from "../i18n";
import { type Game, isAgenda, partsOf } from "./decks";

/** "Red 7, Spy"; "Blue 3"; "Queen of Hearts"; "Agenda: King of Clubs". */
export function cardName(game: Game, text: string): string {
  const { rank, suit } = partsOf(game, text);
  if (game === "black-spy") {
    if (text === "K7") return words.cards.blackSpyDanger;
    return text === "R1" ? words.cards.redStar : words.cards.blackSpy(suit, rank);
  }
  if (game === "spy-tricks") return words.cards.spyTricks(suit, rank);
  if (text === "X") return words.cards.joker;
  return isAgenda(text) ? words.cards.agenda(suit, rank) : words.cards.agent(suit, rank);
}

/** What a Spycard card has printed under its emblem. */
export function spycardCaption(text: string): string {
  const { rank, suit } = partsOf("spycard", text);
  if (isAgenda(text)) return words.cards.agendaAim(text);
  if (rank === "X") return words.cards.anySuit;
  if (rank === "J") return words.cards.jack;
  if (rank === "Q") return words.cards.queen;
  return text === "AS" ? words.cards.aceOfSpades : words.cards.ability(suit);
}

/** The words of a caption in lines of at most `width` characters; a longer word has a line to itself. */
export function lines(caption: string, width: number): string[] {
  const result: string[] = [];
  for (const word of caption.split(" ")) {
    const last = result.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) result[result.length - 1] = `${last} ${word}`;
    else result.push(word);
  }
  return result;
}
