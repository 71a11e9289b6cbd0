/** A table of this device: the worker runs it, and speaks the protocol of tables over messages. */

import { notify } from "../components/notices.svelte";
import { type FromServer, VERSION } from "../net/protocol";
import { type Command, type Reply, type TableConnection, type TableHandlers, deliver, newId, resolveWith } from "../net/tableConnection";
import { sayAlone } from "./i18n";
import type { LocalProblem } from "./messages";
import { type Conversation, converse, unable } from "./thread";

/** Connects to a table of this device. */
export const connectTo = (table: string) => (handlers: TableHandlers): TableConnection => new WorkerTable(table, handlers);

export class WorkerTable implements TableConnection {
  readonly #worker: Conversation;
  #open = true;
  readonly #pending = new Map<string, (reply: Reply) => void>();

  constructor(
    table: string,
    readonly handlers: TableHandlers,
  ) {
    this.#worker = converse((heard) => {
      if (!this.#open) return;
      if ("said" in heard) this.#take(heard.said);
      else if ("unsaved" in heard) this.#unsaved(heard.unsaved);
      else if ("problem" in heard) this.#end(heard.problem);
    });
    const problem = unable();
    if (problem) {
      queueMicrotask(() => this.#end(problem));
      return;
    }
    this.#worker.say({ open: table });
    this.#say({ type: "hello", version: VERSION, since: 0, views: "always" });
  }

  send(command: Command): Promise<Reply> {
    const id = newId();
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.#say({ id, ...command });
    });
  }

  close(): void {
    this.#open = false;
    this.#worker.end();
  }

  #say(message: object): void {
    if (this.#open) this.#worker.say({ say: JSON.stringify(message) });
  }

  #take(message: string): void {
    const read = JSON.parse(message) as FromServer;
    if (read.type === "farewell") return;
    const reply = deliver(read, this.handlers);
    if (reply) this.#settle(reply);
    if (read.type === "welcome") this.handlers.onconnection("open");
  }

  #settle(reply: Reply): void {
    const resolve = this.#pending.get(reply.id ?? "");
    this.#pending.delete(reply.id ?? "");
    if (resolve) resolveWith(reply, resolve);
  }

  #unsaved(id: string): void {
    if (id === "") return notify(sayAlone("alone-unsaved"), "error");
    const refused = { type: "refused", id, code: "not-saved", message: sayAlone("alone-unsaved"), reason: null, arguments: {}, clause: null, field: null, seq: null, asked: null } as const;
    this.#pending.get(id)?.(refused);
    this.#pending.delete(id);
  }

  #end(problem: LocalProblem): void {
    this.close();
    this.handlers.onconnection("ended");
    this.handlers.onfarewell({ code: problem, title: sayAlone(problem), message: sayAlone(`${problem}-hint`) });
  }
}
