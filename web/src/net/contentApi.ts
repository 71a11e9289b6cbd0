/** Requests for content: rulebooks, sheets, scorepads, finished games. */

import { request, requestText } from "./http";
import type { FinishedGame, ReplayPage, ScoreSheet, ScoreRequest } from "./protocol";

const part = encodeURIComponent;

export const readRulebook = (game: string) => requestText(`/games/${game}/rulebook`);
export const readSheet = (game: string, sheet: string) => requestText(`/games/${game}/sheets/${part(sheet)}`);
export const requestScore = (wish: ScoreRequest) => request<ScoreSheet>("POST", "/score", wish);
export const listFinished = () => request<FinishedGame[]>("GET", "/finished");
export const readRecord = (record: string) => requestText(`/finished/${part(record)}/record`);

/** The address for downloading a record. */
export const recordAddress = (record: string): string => `/api/finished/${part(record)}/record`;

/** Steps of a finished game as seen from a seat ("0" to "5"), by "everyone" or by a "spectator". */
export const readReplay = (record: string, eyes: string, first: number, count: number) =>
  request<ReplayPage>("GET", `/finished/${part(record)}/replay?eyes=${part(eyes)}&first=${first}&count=${count}`);
