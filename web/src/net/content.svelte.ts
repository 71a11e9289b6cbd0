/**
 * Requests for content, in the language of the page where it is in words: rulebooks, sheets, scorepads, finished games.
 */

import { base } from "../base";
import { contentLanguage, language } from "../i18n";
import { FALLBACK } from "../i18n/languages";
import { RequestError, request, requestText, requestWords } from "./http";
import type {
  FinishedGame,
  JsonObject,
  LessonFacts,
  LessonSummary,
  PlayedPage,
  PuzzleFacts,
  PuzzleSolution,
  PuzzleSummary,
  PuzzleTheme,
  ReplayPage,
  ReviewBriefs,
  ReviewFacts,
  ReviewFindings,
  ReviewState,
  ScoreModel,
  ScoreRequest,
  ScoreSheet,
  TableSummary,
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

/** The part of a finished deal or round that every game's scorepad has, by seat. */
export interface ScoreRow {
  readonly points: readonly number[];
  readonly totals: readonly number[];
}

export type Scored = Omit<ScoreSheet, "rows"> & { readonly rows: readonly ScoreRow[] };

export const readRulebook = (game: string) => requestWorded(`/games/${game}/rulebook`);
export const readSheet = (game: string, sheet: string) => requestWorded(`/games/${game}/sheets/${part(sheet)}`);
export const requestScore = (pad: ScoreRequest, timeout?: number) => request<Scored>("POST", inLanguage("/score"), pad, timeout);
/** The models of a game's scorepad with the usual options, for each number of players. */
export const readScoreModels = (game: string) => request<ScoreModel[]>("GET", inLanguage(`/score/models/${part(game)}`));
/** Tables and finished games of this device, the latest first. */
export const listTablesHere = () => request<TableSummary[]>("GET", "/here/tables");
export const listFinishedHere = () => request<FinishedGame[]>("GET", "/here/finished");
export const readPlayedHere = () => request<PlayedPage>("GET", "/here/played");
export const deleteTableHere = (table: string) => request<null>("DELETE", `/tables/${table}`);
export const deleteFinishedHere = (record: string) => request<null>("DELETE", `/finished/${record}`);
/** Take a game from the text of a file. Resolves to the table where it goes on; null for the record of one that is over. */
export const openFileHere = (text: string) => request<{ readonly table: string | null }>("POST", "/here/files", text);
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

/** The views of all seats at the end of a finished game. */
export async function readEnd(record: string): Promise<readonly JsonObject[]> {
  const { steps } = await readReplay(record, "everyone", 0, 1);
  return (await readReplay(record, "everyone", steps, 1)).page[0]?.views ?? [];
}

/** The path of the review of a seat in a finished game. */
export const reviewPath = (record: string, seat: number): string => `/finished/${part(record)}/reviews/${seat}`;
/** That of the person's own moves in a finished deal or round of a game that is being played. */
export const partReviewPath = (table: string, number: number): string => `/tables/${part(table)}/reviews/${number}`;

/** A review, or how far the server is. */
export const readReview = (path: string) => request<ReviewState>("GET", path);
/** Have the server judge the moves, unless they have been. */
export const requestReview = (path: string) => request<ReviewState>("POST", path);
/** Some choices of a review, from the first one on, to think about them here. */
export const readReviewBriefs = (path: string, first: number) => request<ReviewBriefs>("GET", `${path}/briefs?first=${first}`);
/** The review of those choices of which something was found out here. */
export const wordFindings = (path: string, findings: ReviewFindings) => request<ReviewFacts>("POST", `${path}/findings`, findings);

/** Milliseconds to wait after too many requests, and how often. */
const PAUSE = 1_000;
const MAX_PAUSES = 30;

/** Ask again while the server says that there were too many requests. */
export async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let pauses = 0; ; pauses += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof RequestError) || error.code !== "too-many" || pauses === MAX_PAUSES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

/** The puzzles of a game, the easiest first. */
export const listPuzzles = (game: string) => request<PuzzleSummary[]>("GET", `/puzzles/${game}`);
/** The themes of its puzzles, in the order in which they are shown. */
export const listPuzzleThemes = (game: string) => request<PuzzleTheme[]>("GET", `/puzzles/${game}/themes`);
/** A puzzle with its solution and all that may be typed: it takes no connection to solve it. */
export const readPuzzle = (game: string, id: string) => request<PuzzleFacts>("GET", `/puzzles/${game}/${part(id)}/whole`);
/** Whether an action is right in a puzzle, or why it is refused. */
export const readSolution = (game: string, id: string, action: string) =>
  request<PuzzleSolution>("GET", `/puzzles/${game}/${part(id)}/solution?action=${part(action)}`);

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
