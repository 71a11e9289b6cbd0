/**
 * The socket of a table. It comes back by itself: a lost connection goes on after the last update that came, and
 * commands that had no answer are sent again under the same id, which does nothing twice.
 */

import { type Command, type Farewell, type FromServer, type Presence, type ReadyMessage, type Reply, type Sealed, type Update, VERSION, type Welcome } from "./protocol";

export type Connection = "coming" | "open" | "lost" | "ended";

export interface SocketHandlers {
  onwelcome(welcome: Welcome): void;
  onupdate(update: Update): void;
  onpresence(presence: Presence): void;
  onready(ready: ReadyMessage): void;
  /** An answer was sealed, here or in another tab. */
  onsealed(sealed: Sealed): void;
  onconnection(connection: Connection): void;
  /** The server closed for good and said why. */
  onfarewell(farewell: Farewell): void;
  /** No connection came about yet; resolves to whether it is worth while to try, or to try again. */
  admits(): Promise<boolean>;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const PATIENCE = 8_000;
/** After these farewells one may come back at once. */
const TRANSIENT = ["slow", "stopping"];

interface Unanswered {
  readonly text: string;
  readonly answer: (reply: Reply) => void;
  since: number;
}

export class TableSocket {
  #socket: WebSocket | undefined;
  #seq: number | undefined;
  #open = false;
  #ended = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watch: ReturnType<typeof setInterval>;
  readonly #unanswered = new Map<string, Unanswered>();

  constructor(
    readonly table: string,
    readonly hearer: SocketHandlers,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#watch = setInterval(() => this.#doubt(), 1_000);
    void this.#begin();
  }

  /** Sends a command; resolves when it is answered, over however many connections. */
  send(command: Command): Promise<Reply> {
    const id = crypto.randomUUID?.() ?? randomId();
    const text = JSON.stringify({ id, ...command });
    return new Promise((answer) => {
      this.#unanswered.set(id, { text, answer, since: Date.now() });
      if (this.#open) this.#socket?.send(text);
    });
  }

  /** Ends it: nothing is heard any more. */
  close(): void {
    this.#end();
    this.#socket?.close();
  }

  #end(): void {
    this.#ended = true;
    this.#open = false;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
  }

  /** Asks first: a socket to a table that is not there would only fail. */
  async #begin(): Promise<void> {
    if ((await this.#admitted()) && !this.#socket) this.#connect();
  }

  async #admitted(): Promise<boolean> {
    const admitted = await this.hearer.admits();
    if (!admitted && !this.#ended) {
      this.#end();
      this.hearer.onconnection("ended");
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
      this.#hear(message);
    };
    socket.onclose = () => {
      if (this.#socket === socket) void this.#lost(welcomed);
    };
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.#failures = 0;
        this.#open = true;
        this.#seq = message.seq;
        this.hearer.onwelcome(message);
        this.hearer.onconnection("open");
        for (const command of this.#unanswered.values()) {
          command.since = Date.now();
          this.#socket?.send(command.text);
        }
        return;
      case "update":
        this.#seq = message.seq;
        this.hearer.onupdate(message);
        return;
      case "presence":
        this.hearer.onpresence(message);
        return;
      case "ready":
        this.hearer.onready(message);
        return;
      case "sealed":
        this.hearer.onsealed(message);
        this.#answer(message);
        return;
      case "farewell":
        if (TRANSIENT.includes(message.code)) return;
        this.#end();
        this.hearer.onconnection("ended");
        this.hearer.onfarewell(message);
        return;
      default:
        this.#answer(message);
    }
  }

  #answer(reply: Reply): void {
    if (reply.id === null) return;
    const command = this.#unanswered.get(reply.id);
    this.#unanswered.delete(reply.id);
    command?.answer(reply);
  }

  async #lost(welcomed: boolean): Promise<void> {
    this.#socket = undefined;
    this.#open = false;
    if (this.#ended) return;
    this.hearer.onconnection("lost");
    if (!welcomed && !(await this.#admitted())) return;
    if (this.#ended || this.#socket) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Somebody is looking, or the network is back: tries at once. */
  readonly #hurry = () => {
    if (this.#socket || this.#ended || document.hidden) return;
    clearTimeout(this.#timer);
    this.#failures = 0;
    this.#connect();
  };

  /** A connection on which a command stays without an answer is none. */
  #doubt(): void {
    const now = Date.now();
    if (!this.#open || ![...this.#unanswered.values()].some(({ since }) => now - since > PATIENCE)) return;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    void this.#lost(true);
  }
}

/** Pages without a secure context (a house's own network) have no `crypto.randomUUID`. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
