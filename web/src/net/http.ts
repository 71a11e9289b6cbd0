/** What is asked of the server over HTTP. */

import type {
  DeviceLink,
  GameFacts,
  Guest,
  Invitation,
  Joined,
  TableSummary,
  TableCreated,
  TablePreview,
  CreateTable,
} from "./protocol";

/** Why a request came to nothing. "away": the server did not answer at all. */
export class RequestError extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Troubles that say nothing about what was asked for: it may be there at another time. */
export const TRANSIENT: readonly string[] = ["away", "too-many", "not-read", "not-saved"];

const PATIENCE = 15_000;

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  try {
    return await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new RequestError("away", "");
  }
}

/** Asks for what comes as JSON; throws a `RequestError`. */
export async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await send(method, path, body);
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as Answer;
  throw troubleIn(answer);
}

/** Asks for a text; throws a `RequestError`. */
export async function askText(path: string): Promise<string> {
  const response = await send("GET", path);
  const text = await response.text().catch(() => "");
  if (response.ok) return text;
  throw troubleIn(JSON.parse(text.startsWith("{") ? text : "null"));
}

function troubleIn(answer: unknown): RequestError {
  const { code = "away", message = "" } = (answer ?? {}) as { code?: string; message?: string };
  return new RequestError(code, message);
}

const part = encodeURIComponent;

export const readGames = () => ask<GameFacts[]>("GET", "/games");
export const readGuest = () => ask<Guest | null>("GET", "/guest");
export const writeGuest = (name: string) => ask<Guest>("PUT", "/guest", { name });
export const makeDeviceLink = () => ask<DeviceLink>("POST", "/devices");
export const useDeviceLink = (token: string) => ask<Guest>("POST", `/devices/${part(token)}`);
export const makeTable = (wish: CreateTable) => ask<TableCreated>("POST", "/tables", wish);
export const listTables = () => ask<TableSummary[]>("GET", "/tables");
export const listMyTables = () => ask<TableSummary[]>("GET", "/tables/mine");
export const readTable = (table: string) => ask<TablePreview>("GET", `/tables/${part(table)}`);
export const joinTable = (table: string) => ask<Joined>("POST", `/tables/${part(table)}/members`, {});
export const readInvitation = (token: string) => ask<TablePreview>("GET", `/invitations/${part(token)}`);
export const joinByInvitation = (token: string) => ask<Joined>("POST", `/invitations/${part(token)}/members`);

/** How others come to a table that one belongs to. */
export const invitationTo = async (table: string): Promise<Invitation | null> => (await readTable(table)).invitation;
