/** The sentences of Spycard: what the frame says before the page is mounted, and everything at its table. */

import { marked } from "../../../cards/marks";
import { PageSentences, gameSentences } from "../../../i18n";
import type { Messages } from "../../../i18n/messages";

const SUITS: Readonly<Record<string, string>> = { H: "hearts", S: "spades", C: "clubs", D: "diamonds" };
const COURT: Readonly<Record<string, string>> = { J: "jack", Q: "queen", K: "king", A: "ace" };

/** An agent or an agenda in a sentence: "7 of clubs", "King of clubs". */
export function cardName(text: string): string {
  if (text === "X") return frame("card-joker");
  if (text === "AS") return frame("card-ace-of-spades");
  const [rank, suit] = [text.slice(0, -1), frame(`suit-${SUITS[text.slice(-1)]}`)];
  const court = COURT[rank];
  return court ? frame("card-court", { rank: frame(`rank-${court}`), suit }) : frame("card", { rank, suit });
}

/** The same as a card that sentences may mark. */
export const cardInside = (text: string): string => marked(text, cardName(text));

export const { frame, say, loadFrame, loadTable } = gameSentences(
  import.meta.glob<Messages>("@spydeck/games/spycard/text/*/{cards,lobby}.ftl", { query: "?messages", import: "default" }),
  import.meta.glob<Messages>("@spydeck/games/spycard/text/*/{abilities,actions,events,page,reminder,table}.ftl", { query: "?messages", import: "default" }),
  ([text = ""]) => cardInside(text),
);

/** Why an action is suggested; fetched when that is first asked. */
export const why = new PageSentences(
  import.meta.glob<Messages>(["@spydeck/games/reasons/*/reasons.ftl", "@spydeck/games/spycard/text/*/reasons.ftl"], { query: "?messages", import: "default" }),
  ([text = ""]) => cardInside(text),
);

/** The sentences on the sheets to print, fetched when one is shown. */
export const { say: printed, load: loadPrint } = new PageSentences(
  import.meta.glob<Messages>("@spydeck/games/spycard/text/*/{abilities,page,print,reminder}.ftl", { query: "?messages", import: "default" }),
);
