/**
 * The worker of this page that runs Python, for a table and for requests. There is one for all of them, as it takes much memory; it
 * ends when nobody has needed it for a while.
 */

import { base } from "../base";
import type { FromWorker, LocalProblem, ToWorker } from "./messages";

/** Milliseconds for which the worker waits for the next table or request. */
const REST = 60_000;

type Distributed<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never;
type Said = Distributed<ToWorker, "from" | "base">;
type Heard = Distributed<FromWorker, "to">;

let worker: Worker | undefined;
let count = 0;
let resting: ReturnType<typeof setTimeout> | undefined;
const conversations = new Map<number, (heard: Heard) => void>();

/** Why this browser can run no table; undefined if it can. */
export function unable(): LocalProblem | undefined {
  const able = "WebAssembly" in globalThis && "Worker" in globalThis && "indexedDB" in globalThis;
  return able ? undefined : "alone-unsupported";
}

function started(): Worker {
  clearTimeout(resting);
  if (worker) return worker;
  worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data: { to, ...heard } }: MessageEvent<FromWorker>) => conversations.get(to)?.(heard as Heard);
  worker.onerror = () => {
    end();
    for (const hear of [...conversations.values()]) hear({ problem: "alone-failed" });
  };
  return worker;
}

function end(): void {
  worker?.terminate();
  worker = undefined;
}

export interface Conversation {
  say(message: Said): void;
  end(): void;
}

/** Begin a conversation with the worker. */
export function converse(hear: (heard: Heard) => void): Conversation {
  const from = ++count;
  conversations.set(from, hear);
  return {
    say: (message) => conversations.has(from) && started().postMessage({ from, base, ...message }),
    end: () => {
      if (!conversations.delete(from)) return;
      worker?.postMessage({ from, base, close: true } satisfies ToWorker);
      clearTimeout(resting);
      if (conversations.size === 0) resting = setTimeout(end, REST);
    },
  };
}
