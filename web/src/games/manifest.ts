/** The facts about a game that the frame of the client needs; each `games/GAME/index.ts` exports one manifest. */

import type { Component } from "svelte";
import type { CardState, Deck } from "../cards/deck";
import type { FluentFiles } from "../i18n/catalogue.svelte";
import type { Options } from "../net/protocol";

export interface GameManifest {
  /** The server's name for the game. */
  readonly name: string;
  /** How the names of its clauses start: "BS" for "BS-14". */
  readonly clauses: string;
  /** Why the game refuses something, by language. */
  readonly refusals: FluentFiles;
  /** Fetches what the frame says of the game, in the language of the page, before the page is mounted. */
  readonly loadSentences?: () => Promise<void>;
  /** Fetches what its table says, before that is shown. */
  readonly loadTable?: () => Promise<void>;
  /** The sentences about the game that the frame shows. */
  readonly texts: GameTexts;
  readonly deck: Deck;
  readonly Card?: Component<CardState & { text?: string | undefined }>;
  /** Cards that illustrate the game: on its tile in the lobby, and on its About page. */
  readonly samples: { readonly lobby: readonly string[]; readonly about: readonly string[] };
  /** The options of a table that is created with one click. */
  readonly defaultOptions: Options;
  /** Whether the game's table shows the seats itself. */
  readonly showsSeats: boolean;
  /** Which points are good; left out for a game without points. */
  readonly points?: "few" | "many";
  /** Whether the table is worth a look after the end of the game. */
  readonly keepsTable?: boolean;
  /** The events that end a small part of a game (trick, turn) and a big one (deal, round). */
  readonly steps?: { readonly small: string; readonly big?: string };
  /** The deck of each chance outcome, by the number of players, to verify a deal. */
  readonly lots: Readonly<Record<string, Lot>>;
}

export interface GameTexts {
  readonly name: string;
  /** One sentence about the game. */
  readonly line: string;
  /** Who wins, in a few words. */
  readonly aim?: string;
  /** How long a game takes, about. */
  readonly minutes?: number;
  /** The same by the number of players, where that makes a difference. */
  readonly minutesWith?: (players: number) => number;
  /** How long a single deal takes, for a game that can be one. */
  readonly singleMinutes?: number;
  readonly about?: AboutFacts;
  readonly options: Readonly<Record<string, OptionTexts>>;
  /** The titles of the sheets that can be printed. */
  readonly sheets: Readonly<Record<string, string>>;
  /** The name of a part of the game, alone and with its number, which counts from 1. */
  readonly part?: { readonly name: string; readonly numbered: (number: number) => string };
  /** Explains the mark on a total that is not the sum of the points. */
  readonly oddTotal?: string;
  /** The labels of the replay's buttons that jump back and forward by parts. */
  readonly jumps?: { readonly small: readonly [string, string]; readonly big?: readonly [string, string] };
  /** The names of chance outcomes. */
  readonly outcomes: Readonly<Record<string, string>>;
}

export interface OptionTexts extends OptionValueTexts {
  /** Says a value that has no text of its own, clear without the title before it. */
  readonly phrase?: (value: string) => string;
  /** The value that applies where nothing is chosen, for an option that has no default value. */
  readonly unset?: string;
  /** Why choices exclude each other. */
  readonly conflict?: string;
  /** Whether the value is said even where it is the default. */
  readonly always?: boolean;
  readonly values?: Readonly<Record<string, OptionValueTexts>>;
}

export interface OptionValueTexts {
  readonly title: string;
  readonly note?: string;
  /** The clause of the rulebook that describes it. */
  readonly clause?: string;
  /** Cards that picture it; "" is a card face down. */
  readonly cards?: readonly string[];
  /** Whether a value's title is clear without the option's title before it. */
  readonly alone?: boolean;
}

interface AboutFacts {
  readonly design?: string;
  readonly art?: string;
  readonly age?: number;
  readonly needed: string;
  readonly editions: readonly { readonly year: number; readonly publisher: string; readonly more: string }[];
  readonly note?: string;
}

/** The deck of a chance outcome; each game lays out its decks as `docs/fairness.md` describes. */
export interface Lot {
  /** By the number of players, separated by spaces. */
  readonly laidOut: Readonly<Record<number, string>>;
  /** Whether the whole deck is shuffled; otherwise one item is drawn. */
  readonly whole: boolean;
}
