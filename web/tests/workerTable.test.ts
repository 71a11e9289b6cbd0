import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromWorker, ToWorker } from "../src/alone/messages";
import { WorkerTable } from "../src/alone/workerTable";
import type { TableHandlers } from "../src/net/tableConnection";

type Reply = FromWorker extends infer Each ? (Each extends unknown ? Omit<Each, "to"> : never) : never;

class FakeWorker {
  static last: FakeWorker;
  readonly sent: ToWorker[] = [];
  terminated = false;
  onmessage: ((event: { data: FromWorker }) => void) | undefined;
  onerror: (() => void) | undefined;

  constructor() {
    FakeWorker.last = this;
  }

  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.terminated = true;
  }

  /** Say something in the conversation that began last. */
  say(message: Reply): void {
    this.onmessage?.({ data: { to: this.sent.at(-1)?.from ?? 0, ...message } as FromWorker });
  }

  said(message: object): void {
    this.say({ said: JSON.stringify(message) });
  }

  /** The messages of the protocol that were sent. */
  get messages(): { id: string }[] {
    return this.sent.flatMap((one) => ("say" in one ? [JSON.parse(one.say)] : []));
  }
}

const WELCOME = { type: "welcome", seq: 3 };

function handlers() {
  const heard: unknown[] = [];
  const note = (name: string) => (message: unknown) => void heard.push([name, message]);
  const all: TableHandlers = {
    onwelcome: note("welcome"),
    onupdate: note("update"),
    onpresence: note("presence"),
    onready: note("ready"),
    onsealed: note("sealed"),
    onconnection: note("connection"),
    onfarewell: note("farewell"),
    canConnect: async () => true,
  };
  return { heard, all };
}

const opened: WorkerTable[] = [];

function open(table: string, all: TableHandlers): WorkerTable {
  const one = new WorkerTable(table, all);
  opened.push(one);
  return one;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("Worker", FakeWorker);
  vi.stubGlobal("indexedDB", {});
});

// The worker ends when nobody has needed it for a while, so that each test has its own.
afterEach(() => {
  for (const table of opened.splice(0)) table.close();
  vi.runAllTimers();
  vi.useRealTimers();
  expect(FakeWorker.last.terminated).toBe(true);
  vi.unstubAllGlobals();
});

test("a worker is told what to play, and what it says reaches the table", () => {
  const { heard, all } = handlers();
  open("here1", all);
  const worker = FakeWorker.last;
  expect(worker.sent[0]).toMatchObject({ open: "here1", base: "" });
  expect(worker.messages[0]).toMatchObject({ type: "hello", since: 0 });
  worker.said(WELCOME);
  worker.said({ type: "update", seq: 4 });
  worker.said({ type: "ready", part: 0, ready: [0] });
  expect(heard).toEqual([
    ["welcome", WELCOME],
    ["connection", "open"],
    ["update", { type: "update", seq: 4 }],
    ["ready", { type: "ready", part: 0, ready: [0] }],
  ]);
});

test("each command has its reply", async () => {
  const { heard, all } = handlers();
  const table = open("here1", all);
  const [first, second] = [table.send({ type: "view" }), table.send({ type: "withdraw", asked: 3 })];
  const ids = FakeWorker.last.messages.slice(1).map(({ id }) => id);
  FakeWorker.last.said({ type: "sealed", id: ids[1], asked: 3, answer: null });
  FakeWorker.last.said({ type: "done", id: ids[0], seq: 3 });
  expect((await first).type).toBe("done");
  expect((await second).type).toBe("sealed");
  expect((heard as [string][]).map(([name]) => name)).toEqual(["sealed"]);
});

test("who could not save is told in a sentence that nothing was done", async () => {
  const table = open("here1", handlers().all);
  const reply = table.send({ type: "act", asked: 1, action: "pass" });
  FakeWorker.last.say({ unsaved: FakeWorker.last.messages[1]?.id ?? "" });
  expect(await reply).toMatchObject({ type: "refused", code: "not-saved", message: expect.stringContaining("not done") });
});

test("a worker that cannot go on ends, and says why", () => {
  const { heard, all } = handlers();
  open("here1", all);
  const worker = FakeWorker.last;
  worker.say({ problem: "alone-elsewhere" });
  worker.said(WELCOME);
  expect(worker.sent.at(-1)).toMatchObject({ close: true });
  expect(heard).toEqual([["connection", "ended"], ["farewell", expect.objectContaining({ code: "alone-elsewhere" })]]);
});

test("a script that fails is a problem, too", () => {
  const { heard, all } = handlers();
  open("here1", all);
  FakeWorker.last.onerror?.();
  expect(heard).toContainEqual(["farewell", expect.objectContaining({ code: "alone-failed" })]);
});

test("tables and requests share the worker, which hears of those that end", () => {
  const [first, second] = [handlers(), handlers()];
  const table = open("here1", first.all);
  const worker = FakeWorker.last;
  const number = worker.sent[0]?.from ?? 0;
  table.close();
  open("here2", second.all);
  expect(FakeWorker.last).toBe(worker);
  expect(worker.sent.find((one) => "close" in one)?.from).toBe(number);
  worker.onmessage?.({ data: { to: number, said: JSON.stringify(WELCOME) } });
  expect([first.heard, second.heard]).toEqual([[], []]);
});

test("a browser without workers cannot run a table", async () => {
  vi.unstubAllGlobals();
  const { heard, all } = handlers();
  const table = open("here1", all);
  await Promise.resolve();
  expect(heard).toContainEqual(["farewell", expect.objectContaining({ code: "alone-unsupported" })]);
  table.close();
});
