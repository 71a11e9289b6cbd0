/** Requests for the daily deal. */

import { request } from "./http";
import type { DailyArchive, DailyDeal, DailyPage, DailyTable } from "./protocol";

/** The deals of the present day, one for each game. */
export const readToday = () => request<DailyPage>("GET", "/daily");
/** The daily deals of a game, the latest first, from a day on or from the present one. */
export const readArchive = (game: string, until?: string) => request<DailyArchive>("GET", `/daily/${game}${until ? `?until=${until}` : ""}`);
export const readDeal = (game: string, day: string) => request<DailyDeal>("GET", `/daily/${game}/${day}`);
/** The table at which the person plays a deal, for practice or in the try that counts. */
export const playDeal = (game: string, day: string, practice: boolean) => request<DailyTable>("POST", `/daily/${game}/${day}`, { practice });
