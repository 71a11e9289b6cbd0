/** Cards in sentences, whatever their language. */

const BLACK_SPY = "K7";
const CARD = "[BYRGK](?:1[01]|[1-9])";
const CARDS = new RegExp(`\\b${CARD}\\b(?: ${CARD}\\b)*`, "g");

export interface CardWords {
  readonly and: (items: readonly string[]) => string;
  readonly card: (text: string) => string;
  /** Several Black Spies. */
  readonly spies: (amount: number) => string;
}

/** Return a function that lists cards; several Black Spies are counted, at the end. */
export function listing({ and, card, spies }: CardWords): (texts: readonly string[]) => string {
  return (texts) => {
    const others = texts.filter((text) => text !== BLACK_SPY);
    const amount = texts.length - others.length;
    return and(amount < 2 ? texts.map(card) : [...others.map(card), spies(amount)]);
  };
}

/** A message of the server with its cards in words: "you do not hold R7", "you do not hold all of R7 B3". */
export const withCards = (message: string, list: (texts: readonly string[]) => string): string =>
  message.replace(CARDS, (found) => list(found.split(" ")));

/** The seats that an option lists ("2,0,1"), as people count them: "3, 1, 2". */
export const seatNumbers = (option: string): string => option.split(",").map((seat) => Number(seat) + 1).join(", ");
