/** The cards and the spots of the mat inside German sentences. */

import { kindOf, letterOf, rankOf } from "../../mat";
import { cards } from "./cards";

/** A spot with the article and the ending of a case: "die 7", "der roten 7"; suits have neither. */
function declined(spot: string, article: string, ending: string): string {
  const suit = cards.suit(letterOf(spot));
  if (kindOf(spot) === "suit") return suit;
  return kindOf(spot) === "rank" ? `${article} ${spot}` : `${article} ${suit.toLowerCase()}${ending} ${rankOf(spot)}`;
}

/** A spot by itself: "Rot", "7", "Rote 7". */
export const spot = (text: string): string => (kindOf(text) === "card" ? cards.card(text) : cards.suit(letterOf(text)) || text);
/** A card, or a spot in the accusative: "Rot", "die 7", "die rote 7". */
export const theSpot = (text: string): string => declined(text, "die", "e");
/** A spot in the dative: "Rot", "der 7", "der roten 7". */
export const ofSpot = (text: string): string => declined(text, "der", "en");
