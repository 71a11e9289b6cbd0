/**
 * The socket of a table. It reconnects automatically: a new connection continues after the last update received, and
 * commands without a reply are sent again with the same id, so that the server runs none of them twice.
 */

import type { Command, Reply } from "./command";
import { inWords } from "./refusal";
import { type Farewell, type FromServer, type Presence, type ReadyMessage, type Sealed, type Update, VERSION, type Welcome } from "./protocol";

export type Connection = "connecting" | "open" | "lost" | "ended";

export interface SocketHandlers {
  onwelcome(welcome: Welcome): void;
  onupdate(update: Update): void;
  onpresence(presence: Presence): void;
  onready(ready: ReadyMessage): void;
  /** An answer was sealed, in this tab or another. */
  onsealed(sealed: Sealed): void;
  onconnection(connection: Connection): void;
  /** The server closed the connection permanently and said why. */
  onfarewell(farewell: Farewell): void;
  /** Asked before a connection is tried, while none has succeeded; resolves to whether to try. */
  canConnect(): Promise<boolean>;
}

/** Milliseconds before the first attempt to reconnect; the wait doubles with each failure. */
const FIRST_WAIT = 300;
/** Milliseconds. */
const MAX_WAIT = 8_000;
/** Milliseconds without a reply to a command after which the connection counts as lost. */
const REPLY_TIMEOUT = 8_000;
/** Codes of farewells after which the client reconnects. */
const TRANSIENT = ["slow", "stopping"];

interface PendingCommand {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
  since: number;
}

export class TableSocket {
  #socket: WebSocket | undefined;
  #seq: number | undefined;
  #open = false;
  #ended = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchdog: ReturnType<typeof setInterval>;
  readonly #pending = new Map<string, PendingCommand>();

  constructor(
    readonly table: string,
    readonly handlers: SocketHandlers,
  ) {
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#watchdog = setInterval(() => this.#checkStalled(), 1_000);
    void this.#start();
  }

  /** Send a command. Resolves with the reply, even if that takes several connections. */
  send(command: Command): Promise<Reply> {
    const id = crypto.randomUUID?.() ?? randomId();
    const text = JSON.stringify({ id, ...command });
    return new Promise((resolve) => {
      this.#pending.set(id, { text, resolve, since: Date.now() });
      if (this.#open) this.#socket?.send(text);
    });
  }

  /** Close the connection permanently. */
  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #end(): void {
    this.#ended = true;
    this.#open = false;
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
  }

  /** Ask first: a socket to a table that does not exist would only fail. */
  async #start(): Promise<void> {
    if ((await this.#mayConnect()) && !this.#socket) this.#connect();
  }

  async #mayConnect(): Promise<boolean> {
    const allowed = await this.handlers.canConnect();
    if (!allowed && !this.#ended) {
      this.#end();
      this.handlers.onconnection("ended");
    }
    return !this.#ended;
  }

  #connect(): void {
    if (this.#ended) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    let welcomed = false;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: "hello", version: VERSION, since: this.#seq ?? 0, views: "always" }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket || this.#ended) return;
      const message = JSON.parse(data as string) as FromServer;
      welcomed ||= message.type === "welcome";
      this.#receive(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost(welcomed);
    };
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#failures = 0;
        this.#open = true;
        this.#seq = message.seq;
        this.handlers.onwelcome(message);
        this.handlers.onconnection("open");
        for (const command of this.#pending.values()) {
          command.since = Date.now();
          this.#socket?.send(command.text);
        }
        return;
      case "update":
        this.#seq = message.seq;
        this.handlers.onupdate(message);
        return;
      case "presence":
        this.handlers.onpresence(message);
        return;
      case "ready":
        this.handlers.onready(message);
        return;
      case "sealed":
        this.handlers.onsealed(message);
        this.#settle(message);
        return;
      case "farewell":
        if (TRANSIENT.includes(message.code)) return;
        this.#end();
        this.handlers.onconnection("ended");
        void inWords(message).then((farewell) => this.handlers.onfarewell(farewell));
        return;
      default:
        this.#settle(message);
    }
  }

  #settle(reply: Reply): void {
    if (reply.id === null) return;
    const command = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.type === "refused") void inWords(reply).then((refused) => command?.resolve(refused));
    else command?.resolve(reply);
  }

  async #lost(welcomed: boolean): Promise<void> {
    this.#socket = undefined;
    this.#open = false;
    if (this.#ended) return;
    this.handlers.onconnection("lost");
    if (!welcomed && !(await this.#mayConnect())) return;
    if (this.#ended || this.#socket) return;
    const wait = Math.min(MAX_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Reconnect at once: the page is visible again, or the network is back. */
  readonly #reconnectNow = () => {
    if (this.#socket || this.#ended || document.hidden) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
  };

  /** Treat a connection on which a command gets no reply as lost. */
  #checkStalled(): void {
    const now = Date.now();
    if (!this.#open || ![...this.#pending.values()].some(({ since }) => now - since > REPLY_TIMEOUT)) return;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    void this.#lost(true);
  }
}

/** A random id for pages without a secure context (plain HTTP on a local network), which have no `crypto.randomUUID`. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
