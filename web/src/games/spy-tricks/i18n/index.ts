/** Sentences of Spy Tricks, in the language of the page. */

import { marked } from "../../../cards/marks";
import { PageSentences, type Who, gameSentences, locale } from "../../../i18n";
import { list } from "../../../i18n/format";
import type { Messages } from "../../../i18n/messages";
import { kindOf, letterOf, rankOf } from "../mat";

/** The sentences of the frame are loaded before the page is mounted, those of the table before the table is shown. */
export const { frame, say, loadFrame, loadTable } = gameSentences(
  import.meta.glob<Messages>("@spydeck/games/spy_tricks/text/*/lobby.ftl", { query: "?messages", import: "default" }),
  import.meta.glob<Messages>("@spydeck/games/spy_tricks/text/*/{events,questions,page}.ftl", { query: "?messages", import: "default" }),
  spotsInside,
);

/** Cards and spots in a sentence. */
export function spotsInside(spots: readonly string[], form: string): string {
  return list(locale())(spots.map((spot) => (form === "alone" ? spotName(spot) : spotInside(spot, form))));
}

const partsOf = (spot: string) => ({ kind: kindOf(spot), suit: letterOf(spot), rank: rankOf(spot) });

/** A card or a spot by itself: "Red", "7", "Red 7". */
export const spotName = (spot: string): string => frame("spot", partsOf(spot));

/** The same in a case, within a sentence. */
function spotInside(spot: string, form: string): string {
  const name = frame("spot-inside", { ...partsOf(spot), case: form });
  return kindOf(spot) === "card" ? marked(spot, name) : name;
}

/** Who wins, or who shares the win in a draw (ST-24). */
export const result = (winners: readonly Who[]): string => say(winners.length > 1 ? "result-draw" : "result", { winners });

/** Who gets a Helper for the next round (ST-23). */
export const helpersGiven = (people: readonly Who[]): string =>
  people.length > 0 ? say("event-helpers", { people }) : say("event-no-helpers");

/** The sentences on the sheets to print, fetched when one is shown. */
export const { say: printed, load: loadPrint } = new PageSentences(
  import.meta.glob<Messages>("@spydeck/games/spy_tricks/text/*/print.ftl", { query: "?messages", import: "default" }),
);
