/**
 * The socket of a table. It reconnects automatically: a new connection continues after the last update received, and
 * commands without a reply are sent again with the same id, so that the server runs none of them twice.
 */

import { base } from "../base";
import { inWords } from "./http";
import { type FromServer, VERSION } from "./protocol";
import { type Command, type Reply, type TableConnection, type TableHandlers, deliver, newId, resolveWith } from "./tableConnection";

/** Milliseconds before the first attempt to reconnect; the wait doubles with each failure. */
const FIRST_WAIT = 300;
/** Milliseconds. */
const MAX_WAIT = 8_000;
/** Milliseconds until a connection that does not open, or brings no welcome, is given up. */
export const ATTEMPT_TIMEOUT = 10_000;
/** Milliseconds without a reply to a command after which the connection counts as lost. */
const REPLY_TIMEOUT = 8_000;
/** Milliseconds of silence after which a reply of the server is requested: scripts do not see the pings of the socket. */
const MAX_SILENCE = 15_000;
/** Milliseconds for which a sign of life is believed when somebody looks at the page again. */
const FRESH = 1_000;
/** The signs that somebody may look at the page again, or that the network is back. */
const AGAIN = ["online", "focus", "pageshow", "visibilitychange"];
const PING = { id: "ping", text: JSON.stringify({ id: "ping", type: "ping" }) };
/** Codes of farewells after which the client reconnects. */
const TRANSIENT = ["slow", "stopping"];

interface PendingCommand {
  readonly text: string;
  readonly resolve: (reply: Reply) => void;
  /** Whether the reply can take long. */
  readonly patient: boolean;
  since: number;
}

export class TableSocket implements TableConnection {
  #socket: WebSocket | undefined;
  #seq: number | undefined;
  #open = false;
  #ended = false;
  #failures = 0;
  /** When the attempt began or the server said something last. */
  #heard = 0;
  /** Whether it is known that the table is there. */
  #allowed = false;
  /** Whether the server replies to pings, as those of later versions do. */
  #pings = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchdog: ReturnType<typeof setInterval>;
  readonly #pending = new Map<string, PendingCommand>();

  constructor(
    readonly table: string,
    readonly handlers: TableHandlers,
  ) {
    for (const event of AGAIN) addEventListener(event, this.#lookAgain);
    this.#watchdog = setInterval(() => this.#watch(), 1_000);
    void this.#start();
  }

  send(command: Command): Promise<Reply> {
    const id = newId();
    const text = JSON.stringify({ id, ...command });
    return new Promise((resolve) => {
      this.#pending.set(id, { text, resolve, patient: command.type === "suggest", since: Date.now() });
      if (this.#open) this.#socket?.send(text);
    });
  }

  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #end(): void {
    this.#ended = true;
    this.#open = false;
    clearTimeout(this.#timer);
    clearInterval(this.#watchdog);
    for (const event of AGAIN) removeEventListener(event, this.#lookAgain);
  }

  /** Ask first: a socket to a table that does not exist would only fail. */
  async #start(): Promise<void> {
    if (!(await this.#mayConnect())) return;
    this.#allowed = true;
    this.#connect();
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
    const socket = new WebSocket(`${scheme}://${location.host}${base}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#heard = Date.now();
    let welcomed = false;
    socket.onopen = () => {
      this.#heard = Date.now();
      socket.send(JSON.stringify({ type: "hello", version: VERSION, since: this.#seq ?? 0, views: "always" }));
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket || this.#ended) return;
      this.#heard = Date.now();
      const message = JSON.parse(data as string) as FromServer;
      welcomed ||= message.type === "welcome";
      this.#receive(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost(!welcomed);
    };
  }

  #receive(message: FromServer): void {
    if (message.type === "farewell") {
      if (TRANSIENT.includes(message.code)) return;
      this.#end();
      this.handlers.onconnection("ended");
      void inWords(message).then((farewell) => this.handlers.onfarewell(farewell));
      return;
    }
    if (message.type === "welcome" || message.type === "update") this.#seq = message.seq;
    const reply = deliver(message, this.handlers);
    if (reply) this.#settle(reply);
    if (message.type === "welcome") this.#opened();
  }

  #opened(): void {
    this.#failures = 0;
    this.#open = true;
    this.handlers.onconnection("open");
    for (const command of this.#pending.values()) {
      command.since = Date.now();
      this.#socket?.send(command.text);
    }
  }

  #settle(reply: Reply): void {
    if (reply.id === null) return;
    const command = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (command) resolveWith(reply, command.resolve);
  }

  /** Try again soon; where the server may have `refused` the socket, only if it says that the table is there. */
  async #lost(refused: boolean): Promise<void> {
    this.#socket = undefined;
    this.#open = false;
    this.#pending.delete(PING.id);
    if (this.#ended) return;
    this.handlers.onconnection("lost");
    if (refused && !(await this.#mayConnect())) return;
    if (this.#ended || this.#socket) return;
    clearTimeout(this.#timer);
    const wait = Math.min(MAX_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Check the connection, or replace an attempt: what was there before may be gone without a word. */
  readonly #lookAgain = ({ type }: Event) => {
    if (this.#ended || !this.#allowed || (document.hidden && type !== "online")) return;
    const fresh = this.#socket !== undefined && Date.now() - this.#heard < FRESH;
    if (fresh) return;
    if (this.#open) return this.#ping();
    const old = this.#socket;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
    old?.close();
  };

  /** Give up a connection or an attempt that has become silent. */
  #watch(): void {
    const now = Date.now();
    const silent = now - this.#heard;
    const stalled = ({ patient, since }: PendingCommand) => !patient && now - since > REPLY_TIMEOUT;
    const dead = this.#open ? [...this.#pending.values()].some(stalled) : silent > ATTEMPT_TIMEOUT;
    if (this.#socket && dead) {
      const old = this.#socket;
      void this.#lost(false);
      old.close();
    } else if (this.#open && silent > MAX_SILENCE) this.#ping();
  }

  /** Ask the server for a reply; without one the connection is lost. */
  #ping(): void {
    if (!this.#pings || this.#pending.has(PING.id)) return;
    const resolve = ({ type }: Reply) => (this.#pings = type === "done");
    this.#pending.set(PING.id, { text: PING.text, resolve, patient: false, since: Date.now() });
    this.#socket?.send(PING.text);
  }
}
