/** Requests to the server over HTTP. */

import { isHerePath } from "../alone/names";
import { base, hasServer } from "../base";
import { contentLanguage, say } from "../i18n";
import { noteAnswer } from "../offline/connection.svelte";
import { FROM_CACHE } from "../offline/names";
import { fileOf } from "./contentPaths";
import type { Refusal } from "./refusals";
import type {
  CreateTable,
  DailyArchive,
  DailyDeal,
  DailyPage,
  DailyTable,
  DeviceLink,
  ErrorResponse,
  GameFacts,
  Guest,
  Invitation,
  Joined,
  People,
  PersonalInvitation,
  RecoveryCode,
  RecoveryCodeState,
  TableCreated,
  TableForStrangers,
  TablePreview,
  TableSummary,
  TableToTryAgain,
} from "./protocol";

/** The code of a request that got no answer from the server. */
export const UNREACHABLE = "unreachable";

/** Why a request failed. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether an error means that there was no answer. */
export const isUnreachable = (error: unknown): boolean => error instanceof RequestError && error.code === UNREACHABLE;

/** Codes of errors that say nothing about the requested thing: it may be there on another try. */
export const TRANSIENT: readonly string[] = [UNREACHABLE, "too-many", "not-read", "not-saved"];

const NO_CONTENT = 204;

/** Milliseconds. */
const TIMEOUT = 15_000;
const TIMEOUT_OF_FILES = 300_000;

/** The statuses with which a server in front of this one answers while this one is down. */
const FROM_PROXY: readonly number[] = [502, 504];

/** Where a page asks for a path; on a site without a server undefined for all but content. */
export function addressOf(path: string): string | undefined {
  if (hasServer) return `${base}/api${path}`;
  const file = fileOf(path);
  return file && base + file;
}

async function send(method: string, path: string, body?: unknown, timeout = TIMEOUT): Promise<Response> {
  if (isHerePath(path)) return answerHere(method, path, body);
  const address = hasServer || method === "GET" ? addressOf(path) : undefined;
  if (address === undefined) throw new RequestError(UNREACHABLE, "");
  try {
    const response = await fetch(address, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
      signal: AbortSignal.timeout(timeout),
    });
    noteAnswer(!FROM_PROXY.includes(response.status) && !response.headers.has(FROM_CACHE));
    return response;
  } catch {
    noteAnswer(false);
    throw new RequestError(UNREACHABLE, "");
  }
}

/** The answer of this device about what is on it. */
async function answerHere(method: string, path: string, body: unknown): Promise<Response> {
  const { answered } = await import("../alone/answers").catch(() => {
    throw new RequestError(UNREACHABLE, "");
  });
  return answered(method, path, body);
}

/** Send a request and return its JSON answer; `timeout` is in milliseconds. Throws `RequestError`. */
export async function request<Answer>(method: string, path: string, body?: unknown, timeout?: number): Promise<Answer> {
  const response = await send(method, path, body, timeout);
  if (response.ok) return (response.status === NO_CONTENT ? null : await whole(response.json())) as Answer;
  throw await errorIn(await response.json().catch(() => null));
}

/** The contents of a response. Throws `RequestError` where the connection ended within it. */
const whole = <Content>(reading: Promise<Content>): Promise<Content> =>
  reading.catch(() => {
    throw new RequestError(UNREACHABLE, "");
  });

/** Fetch a file. Throws `RequestError`. */
export async function requestFile(path: string): Promise<Uint8Array> {
  const response = await send("GET", path, undefined, TIMEOUT_OF_FILES);
  if (!response.ok) throw await errorIn(await response.json().catch(() => null));
  return new Uint8Array(await whole(response.arrayBuffer()));
}

/** Fetch a text. Throws `RequestError`. */
export const requestText = async (path: string): Promise<string> => (await requestWords(path)).text;

/** A text with its language, where the response says that. */
interface Words {
  readonly text: string;
  readonly language: string | null;
}

/** Fetch a text for people. Throws `RequestError`. */
export async function requestWords(path: string): Promise<Words> {
  const response = await send("GET", path);
  if (response.ok) return { text: await whole(response.text()), language: response.headers.get("Content-Language") };
  throw await errorIn(await response.json().catch(() => null));
}

/** The error where the browser keeps no cookies, so that the server knows no guest. */
export const noCookies = () => new RequestError("no-cookies", say("errors-no-cookies"));

async function errorIn(answer: unknown): Promise<RequestError> {
  const { code = UNREACHABLE, message = "", ...more } = (answer ?? {}) as Partial<ErrorResponse>;
  if (code === "no-guest" && !navigator.cookieEnabled) return noCookies();
  return new RequestError(code, (await inWords({ code, message, ...more })).message);
}

const part = encodeURIComponent;

export const readGames = () => request<GameFacts[]>("GET", "/games");
export const readGuest = () => request<Guest | null>("GET", "/guest");
/** Delete the guest with all data on the server. */
export const deleteGuest = () => request<null>("DELETE", "/guest");
export const writeGuest = (name: string) => request<Guest>("PUT", "/guest", { name });
export const makeDeviceLink = () => request<DeviceLink>("POST", "/devices");
export const useDeviceLink = (token: string) => request<Guest>("POST", `/devices/${part(token)}`);
export const signOutEverywhere = () => request<null>("POST", "/sign-out-everywhere");
export const readRecoveryCode = () => request<RecoveryCodeState>("GET", "/recovery-code");
export const makeRecoveryCode = () => request<RecoveryCode>("POST", "/recovery-code");
/** Become the guest who has a recovery code. */
export const recover = (code: string) => request<Guest>("POST", "/recovery", { code });
export const postTable = (table: CreateTable) => request<TableCreated>("POST", "/tables", table);
/** Make a table of this device. */
export const postTableHere = (table: CreateTable) => request<TableToTryAgain>("POST", "/here/tables", table);
/** Find the table for strangers to join next. */
export const findStrangers = (game: string) => request<TableForStrangers>("POST", `/play/${part(game)}`);
export const listTables = () => request<TableSummary[]>("GET", "/tables");
export const listMyTables = () => request<TableSummary[]>("GET", "/tables/mine");
export const readTable = (table: string, timeout?: number) =>
  request<TablePreview>("GET", `/tables/${part(table)}`, undefined, timeout);
/** Join a table; with `sit`, for a seat, now or in the next game. */
export const joinTable = (table: string, sit = false) => request<Joined>("POST", `/tables/${part(table)}/members`, { sit });
export const readInvitation = (token: string) => request<TablePreview>("GET", `/invitations/${part(token)}`);
export const joinByInvitation = (token: string, sit = false) =>
  request<Joined>("POST", `/invitations/${part(token)}/members`, { sit });

/** The invitation to a table; null for a person who is not a member. */
export const invitationTo = async (table: string): Promise<Invitation | null> => (await readTable(table)).invitation;

/** Milliseconds for what the browser fetches without any limit of time, such as a script. */
const LIMIT = 30_000;

/** Return a promise that fails where another one takes too long. */
export function inTime<Value>(promise: Promise<Value>, limit = LIMIT): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => (timer = setTimeout(() => reject(new Error("timed out")), limit)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The server's own language: it words refusals only in that, beside their codes. */
const SERVER = "en";
/** Milliseconds for which the other sentences are waited for. */
const PATIENCE = 5_000;

/** Return a refusal with its message in the language of the page, or as it is where that cannot be fetched. */
export async function inWords<Refused extends Refusal>(refusal: Refused): Promise<Refused> {
  const language = contentLanguage();
  if (language === SERVER) return refusal;
  try {
    const message = import("./refusals").then(({ messageOf }) => messageOf(refusal, language));
    return { ...refusal, message: await inTime(message, PATIENCE) };
  } catch {
    return refusal; // offline, for example
  }
}

/** The deals of the present day, one for each game. */
export const readToday = () => request<DailyPage>("GET", "/daily");
/** The daily deals of a game, the latest first, from a day on or from the present one. */
export const readArchive = (game: string, until?: string) => request<DailyArchive>("GET", `/daily/${game}${until ? `?until=${until}` : ""}`);
export const readDeal = (game: string, day: string) => request<DailyDeal>("GET", `/daily/${game}/${day}`);
/** A table at which the person plays on from a step of a game; of one that is still played at a table, from a part that is over. */
export const tryAgain = (record: string, step: number, seat: number, table?: string) =>
  request<TableToTryAgain>("POST", `/${table === undefined ? `finished/${record}` : `tables/${table}`}/again`, { step, seat });
/** The table at which the person plays a deal, for practice or in the try that counts. */
export const playDeal = (game: string, day: string, practice: boolean) => request<DailyTable>("POST", `/daily/${game}/${day}`, { practice });

export const readPeople = () => request<People>("GET", "/people");
export const invitePerson = (person: string, table: string) => request<null>("PUT", `/people/${person}/invitation`, { table });
export const blockPerson = (person: string) => request<null>("PUT", `/people/${person}/block`);
export const unblockPerson = (person: string) => request<null>("DELETE", `/people/${person}/block`);
/** Block a member of a table, who is muted there, too. */
export const blockMember = (table: string, member: number) => request<null>("PUT", `/tables/${table}/members/${member}/block`);
export const readPersonalInvitations = () => request<PersonalInvitation[]>("GET", "/invited");
export const declineInvitation = (person: string) => request<null>("DELETE", `/invited/${person}`);
