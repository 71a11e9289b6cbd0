/** Facts of Black Spy for the frame, and the sentences about them. */

import { seatNumbers, sentence } from "../../i18n/format";
import type { GameTexts, OptionValueTexts } from "../manifest";
import { frame } from "./i18n";

/** The clauses of the variants, and cards that picture them. */
const VARIANTS: Readonly<Record<string, readonly [clause: string, cards: readonly string[]]>> = {
  "no-good-spies": ["BS-27", ["Y7", "G7"]],
  "capture-or-release": ["BS-28", ["K1", "K7"]],
  "the-mole": ["BS-30", ["", ""]],
  "calling-color": ["BS-33", ["B5", "R5"]],
  "following-rank": ["BS-34", ["G9", "B9"]],
  "going-back": ["BS-35", ["R11", "R5"]],
  "spies-count-on-sweep": ["BS-26", ["K7", "R7"]],
};

function variant([name, [clause, cards]]: readonly [string, readonly [string, readonly string[]]]): [string, OptionValueTexts] {
  return [name, { clause, cards, title: frame(`name-${name}`), note: sentence(frame(`variant-${name}`)) }];
}

export const texts = (): GameTexts => ({
  name: "Black Spy",
  line: frame("line"),
  aim: frame("aim"),
  minutes: 45,
  singleMinutes: 8,
  about: {
    design: "Alan R. Moon",
    art: "Philippe Guérin, Chris Quilliams",
    age: 14,
    needed: frame("needed"),
    editions: [
      { year: 1981, publisher: "Avalon Hill", more: frame("published-in-usa") },
      { year: 1990, publisher: "Hexagames", more: frame("published-as-gespenster") },
      { year: 2011, publisher: "Ali Baba Spieleclub", more: frame("published-as-gespenster") },
      { year: 2013, publisher: "Z-Man Games", more: frame("published-in-usa") },
      { year: 2016, publisher: "Abacusspiele", more: frame("published-in-germany") },
    ],
  },
  options: {
    variants: {
      clause: "BS-26",
      title: frame("option-variants-title"),
      note: frame("option-variants-note"),
      conflict: frame("option-variants-conflict"),
      alone: true,
      values: Object.fromEntries(Object.entries(VARIANTS).map(variant)),
    },
    edition: {
      clause: "BS-36",
      title: frame("option-edition-title"),
      note: frame("option-edition-note"),
      values: {
        "z-man-2013": { title: frame("name-z-man-2013"), note: frame("note-z-man-2013") },
        "gespenster-1990": { title: frame("name-gespenster-1990"), note: frame("note-gespenster-1990") },
      },
    },
    pass_direction: {
      clause: "BS-9",
      title: frame("option-passing-title"),
      values: {
        alternate: { title: frame("name-alternate"), note: frame("note-alternate") },
        left: { title: frame("name-left") },
      },
    },
    first_lead: {
      clause: "BS-11",
      title: frame("option-lead-title"),
      values: {
        "red-1": { title: frame("name-red-1") },
        "dealer-left": { title: frame("name-dealer-left"), note: frame("note-dealer-left") },
      },
    },
    end_value: {
      clause: "BS-23",
      title: frame("option-end-title"),
      phrase: (value) => frame("option-end-value", { value }),
      always: true,
      note: frame("option-end-note"),
      values: { 1: { title: frame("name-one-deal"), alone: true } },
    },
    ages: {
      title: frame("option-ages-title"),
      note: frame("option-ages-note"),
      unset: frame("option-ages-unset"),
      phrase: (value) => frame("option-ages-value", { seats: seatNumbers(value.split(",")) }),
    },
  },
  sheets: { reminder: frame("sheet-reminder"), scorepad: frame("sheet-scorepad") },
  part: { name: frame("part"), numbered: (number) => frame("part-number", { number }) },
  oddTotal: frame("odd-total"),
  jumps: { small: [frame("previous-trick"), frame("next-trick")], big: [frame("previous-deal"), frame("next-deal")] },
  outcomes: { "dealer-draw": frame("outcome-dealer-draw"), deal: frame("outcome-deal") },
});
