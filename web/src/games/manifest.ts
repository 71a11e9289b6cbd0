/** What a game's folder tells the frame of the client; each `games/GAME/index.ts` exports one manifest. */

import type { Component } from "svelte";
import type { Deck } from "../cards/deck";
import type { CardState } from "../cards/state";
import type { Lot } from "../fairness/lot";
import type { Options } from "../net/protocol";
import type { GameParts } from "../play/contract";

export interface GameManifest {
  /** As the server names it. */
  readonly name: string;
  /** Fetches the game's sentences in the language of the page, before it is mounted. */
  readonly loadSentences?: () => Promise<void>;
  /** The sentences about the game that the frame shows. */
  readonly texts: GameTexts;
  readonly deck: Deck;
  readonly Card?: Component<CardState & { text?: string | undefined }>;
  /** Cards that stand for the game: on its folder in the lobby, and beside what is known about it. */
  readonly samples: { readonly lobby: readonly string[]; readonly about: readonly string[] };
  /** The options with which a table starts in one click. */
  readonly defaultOptions: Options;
  /** Whether the game's own table shows the seats, each with what lies before it. */
  readonly showsSeats: boolean;
  /** The events that end a part of a game: a small one (trick, turn), a big one (deal, round). */
  readonly steps?: { readonly small: string; readonly big?: string };
  /** What each chance outcome is drawn from, by the number of players; for the check of a deal. */
  readonly lots: Readonly<Record<string, (players: number) => Lot>>;
  /** Loads what shows the game at a table. */
  readonly parts: () => Promise<GameParts>;
}

export interface GameTexts {
  readonly name: string;
  /** What the game is about, in a sentence. */
  readonly line: string;
  readonly minutes: string;
  readonly about?: AboutFacts;
  readonly options: Readonly<Record<string, OptionTexts>>;
  /** The titles of what can be printed. */
  readonly sheets: Readonly<Record<string, string>>;
  /** What a part of a game is called, alone and with its number, from 1. */
  readonly part?: { readonly name: string; readonly numbered: (number: number) => string };
  /** Why a total in the scorepad may be marked as more than a sum. */
  readonly oddTotal?: string;
  /** What the buttons of a replay do that go back and forward by parts. */
  readonly jumps?: { readonly small: readonly [string, string]; readonly big?: readonly [string, string] };
  /** The names of chance outcomes. */
  readonly outcomes: Readonly<Record<string, string>>;
}

export interface OptionTexts extends OptionValueTexts {
  readonly values?: Readonly<Record<string, OptionValueTexts>>;
}

export interface OptionValueTexts {
  readonly title: string;
  readonly note?: string;
  /** Whether a value's title says enough without the option's title before it. */
  readonly alone?: boolean;
}

export interface AboutFacts {
  readonly design?: string;
  readonly art?: string;
  readonly minutes?: number;
  readonly age?: number;
  readonly needed: string;
  readonly editions: readonly { readonly year: number; readonly publisher: string; readonly more: string }[];
  readonly note?: string;
}
