/**
 * Requests for content, in the language of the page where it is in words: rulebooks, sheets, scorepads, finished games.
 */

import { base } from "../base";
import { contentLanguage, language } from "../i18n";
import { FALLBACK } from "../i18n/languages";
import { request, requestText, requestWords } from "./http";
import type {
  FinishedGame,
  LessonFacts,
  LessonSummary,
  PlayedPage,
  PuzzleChoices,
  PuzzleQuestion,
  PuzzleSolution,
  PuzzleSummary,
  PuzzleTheme,
  ReplayPage,
  ReviewState,
  ScoreModel,
  ScoreRequest,
  ScoreSheet,
} from "./protocol";

/** A text for people, and its language. */
export interface Worded {
  readonly text: string;
  readonly language: string;
}

/** A path for the language of the page. The server's own language, in which it answers otherwise, has no name in it. */
export function inLanguage(path: string): string {
  const language = contentLanguage();
  return language === FALLBACK ? path : `${path}?language=${language}`;
}

/** Fetch a text in the language of the page; there may be none in it, or none without a connection. Throws `RequestError`. */
async function requestWorded(path: string): Promise<Worded> {
  const wanted = contentLanguage();
  const { text, language } = await requestWords(inLanguage(path));
  return { text, language: language ?? wanted };
}

const part = encodeURIComponent;

/** What every game's scorepad holds for each finished deal or round, by seat. */
export interface ScoreRow {
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export type Scored = Omit<ScoreSheet, "rows"> & { readonly rows: readonly ScoreRow[] };

export const readRulebook = (game: string) => requestWorded(`/games/${game}/rulebook`);
export const readSheet = (game: string, sheet: string) => requestWorded(`/games/${game}/sheets/${part(sheet)}`);
export const requestScore = (pad: ScoreRequest, timeout?: number) => request<Scored>("POST", inLanguage("/score"), pad, timeout);
/** What may be entered in a game's scorepad with the usual options, for each number of players. */
export const readScoreModels = (game: string) => request<ScoreModel[]>("GET", inLanguage(`/score/models/${part(game)}`));
export const listFinished = () => request<FinishedGame[]>("GET", "/finished");
/** Finished games for statistics, newest first, without the `first` newest. */
export const readPlayed = (first: number, count: number) => request<PlayedPage>("GET", `/played?first=${first}&count=${count}`);
/** The address for downloading the latest finished games with their records. */
export const playedArchive = `${base}/api/played/archive`;
export const readRecord = (record: string) => requestText(`/finished/${part(record)}/record`);

/** The address for downloading a record. */
export const recordAddress = (record: string): string => `${base}/api/finished/${part(record)}/record`;

/** Steps of a finished game as seen from a seat ("0" to "5"), by "everyone" or by a "spectator". */
export const readReplay = (record: string, eyes: string, first: number, count: number) =>
  request<ReplayPage>("GET", `/finished/${part(record)}/replay?eyes=${part(eyes)}&first=${first}&count=${count}`);

/** Steps of the deals or rounds that are over in the game that is played at a table, as the person's seat saw them. */
export const readOwnReplay = (table: string, first: number, count: number) => request<ReplayPage>("GET", `/tables/${table}/replay?first=${first}&count=${count}`);

/** The review of a seat in a finished game, or how far it is. */
export const readReview = (record: string, seat: number) => request<ReviewState>("GET", `/finished/${part(record)}/reviews/${seat}`);
/** Have the moves of a seat judged, unless they have been. */
export const requestReview = (record: string, seat: number) => request<ReviewState>("POST", `/finished/${part(record)}/reviews/${seat}`);

/** The review of the person's own moves in a finished deal or round of a game that is being played, or how far it is. */
export const readPartReview = (table: string, number: number) => request<ReviewState>("GET", `/tables/${table}/reviews/${number}`);
/** Have them judged, unless they have been. */
export const requestPartReview = (table: string, number: number) => request<ReviewState>("POST", `/tables/${table}/reviews/${number}`);

/** The puzzles of a game, the easiest first. */
export const listPuzzles = (game: string) => request<PuzzleSummary[]>("GET", `/puzzles/${game}`);
/** The themes of its puzzles, in the order in which they are shown. */
export const listPuzzleThemes = (game: string) => request<PuzzleTheme[]>("GET", `/puzzles/${game}/themes`);
export const readPuzzle = (game: string, id: string) => request<PuzzleQuestion>("GET", `/puzzles/${game}/${part(id)}`);
export const readPuzzleChoices = (game: string, id: string, partial: string) =>
  request<PuzzleChoices>("GET", `/puzzles/${game}/${part(id)}/choices?partial=${part(partial)}`);
/** What is right in a puzzle; with an action, also whether that is. */
export const readSolution = (game: string, id: string, action?: string) =>
  request<PuzzleSolution>("GET", `/puzzles/${game}/${part(id)}/solution${action === undefined ? "" : `?action=${part(action)}`}`);

/** The lessons of a game in their order; none if it has none. */
export const listLessons = (game: string) => request<LessonSummary[]>("GET", `/lessons/${part(game)}`);
/** A lesson with all that may follow in it; the first one is 1. */
export const readLesson = (game: string, number: number) => request<LessonFacts>("GET", `/lessons/${part(game)}/${number}`);

export class FetchedWords<Content> {
  #present: Promise<Content> = $state.raw(new Promise(() => undefined));
  #latest: Promise<Content> | undefined;

  /** For the initialisation of a component. `ask` is called again whenever something changes that it reads. */
  constructor(ask: () => Promise<Content>) {
    let before: string | undefined;
    $effect.pre(() => {
      const now = language();
      const asked = (this.#latest = ask());
      const translates = before !== undefined && before !== now;
      before = now;
      if (!translates) this.#present = asked;
      else void asked.then(() => this.#replace(asked), () => undefined);
    });
  }

  get present(): Promise<Content> {
    return this.#present;
  }

  #replace(asked: Promise<Content>): void {
    if (this.#latest === asked) this.#present = asked;
  }
}
