/** What is read over HTTP: rulebooks, sheets, scorepads, finished games. */

import { ask, askText } from "./http";
import type { FinishedGame, ReplayPage, ScoreSheet, ScoreRequest } from "./protocol";

const part = encodeURIComponent;

export const readRulebook = (game: string) => askText(`/games/${game}/rulebook`);
export const readSheet = (game: string, sheet: string) => askText(`/games/${game}/sheets/${part(sheet)}`);
export const keepScore = (wish: ScoreRequest) => ask<ScoreSheet>("POST", "/score", wish);
export const listFinished = () => ask<FinishedGame[]>("GET", "/finished");
export const readRecord = (record: string) => askText(`/finished/${part(record)}/record`);

/** Where a record is downloaded from. */
export const recordAddress = (record: string): string => `/api/finished/${part(record)}/record`;

/** Steps of a finished game from a seat's eyes ("0" to "5"), "everyone"'s or a "spectator"'s. */
export const readReplay = (record: string, eyes: string, first: number, count: number) =>
  ask<ReplayPage>("GET", `/finished/${part(record)}/replay?eyes=${part(eyes)}&first=${first}&count=${count}`);
