/** How a page speaks with a table: over a socket of a server, or with a worker that runs the table. */

import { inWords } from "./http";
import type { Farewell, FromClient, FromServer, Hello, Presence, ReadyMessage, Sealed, Update, Welcome } from "./protocol";

type WithoutId<Message> = Message extends { id: string } ? Omit<Message, "id"> : never;

/** A command without its id, which the connection adds. */
export type Command = WithoutId<Exclude<FromClient, Hello>>;

/** The possible replies to a command. */
export type Reply = Extract<FromServer, { id: string | null }>;

export type Connection = "connecting" | "open" | "lost" | "ended";

/** Why a table cannot be shown, permanently. */
export interface Closed {
  readonly code: string;
  readonly message: string;
  /** The heading, where the message says what to do. */
  readonly title?: string;
}

export interface TableHandlers {
  onwelcome(welcome: Welcome): void;
  onupdate(update: Update): void;
  onpresence(presence: Presence): void;
  onready(ready: ReadyMessage): void;
  /** An answer was sealed, in this tab or another. */
  onsealed(sealed: Sealed): void;
  onconnection(connection: Connection): void;
  /** The connection was closed permanently. */
  onfarewell(why: Closed): void;
  /** Asked before a connection is tried, while none has succeeded; resolves to whether to try. */
  canConnect(): Promise<boolean>;
}

export interface TableConnection {
  /** Send a command. Resolves with the reply, even if that takes several connections. */
  send(command: Command): Promise<Reply>;
  /** Close the connection permanently. */
  close(): void;
}

/** Hand over a message, unless it is a farewell, after which connections do different things. Returns a reply to a command. */
export function deliver(message: Exclude<FromServer, Farewell>, handlers: TableHandlers): Reply | undefined {
  switch (message.type) {
    case "welcome":
      handlers.onwelcome(message);
      return undefined;
    case "update":
      handlers.onupdate(message);
      return undefined;
    case "presence":
      handlers.onpresence(message);
      return undefined;
    case "ready":
      handlers.onready(message);
      return undefined;
    case "sealed":
      handlers.onsealed(message);
      return message;
    default:
      return message;
  }
}

/** Give a reply to whom waits for it, a refusal in the language of the page. */
export function resolveWith(reply: Reply, resolve: (reply: Reply) => void): void {
  if (reply.type === "refused") void inWords(reply).then(resolve);
  else resolve(reply);
}

/** A new id for a command, also on pages without a secure context (plain HTTP on a local network), which have no `crypto.randomUUID`. */
export const newId = (): string =>
  crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
