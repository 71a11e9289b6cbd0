import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableSocket } from "../src/net/socket";
import type { Connection } from "../src/net/tableConnection";

/** The browser's end of a line whose other end a test plays. */
class Line {
  static all: Line[] = [];
  onopen: (() => void) | undefined;
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: (() => void) | undefined;
  readonly sent: { id?: string; type: string }[] = [];
  closed = false;

  constructor() {
    Line.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** As where the other end is silent: nothing says that it is closed. */
  close(): void {
    this.closed = true;
  }

  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  open(): this {
    this.onopen?.();
    this.says({ type: "welcome", seq: 1 });
    return this;
  }

  commands = (): string[] => this.sent.map(({ type }) => type).filter((type) => type !== "hello");
}

let page: EventTarget & { hidden: boolean };
let states: Connection[];
let socket: TableSocket;

beforeEach(async () => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("location", { protocol: "http:", host: "cards.example" });
  vi.stubGlobal("WebSocket", Line);
  Line.all = [];
  states = [];
  const nothing = () => undefined;
  socket = new TableSocket("0", {
    onwelcome: nothing,
    onupdate: nothing,
    onpresence: nothing,
    onready: nothing,
    onsealed: nothing,
    onfarewell: nothing,
    onconnection: (state) => states.push(state),
    canConnect: async () => true,
  });
  await pass(0);
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const last = (): Line => Line.all.at(-1)!;

test("a connection that has become silent is replaced within 30 seconds", async () => {
  const line = last().open();
  await pass(30_000);
  expect(line.commands()).toEqual(["ping"]);
  expect(line.closed).toBe(true);
  expect(Line.all).toHaveLength(2);
  last().open();
  expect(last().commands()).toEqual([]);
  expect(states).toEqual(["open", "lost", "open"]);
});

test("a server that replies keeps its connection, and is asked only in silence", async () => {
  const line = last().open();
  for (let minute = 0; minute < 6; minute++) {
    await pass(10_000);
    line.says({ type: "presence" });
  }
  expect(line.commands()).toEqual([]);
  await pass(16_000);
  expect(line.sent.at(-1)).toEqual({ id: "ping", type: "ping" });
  line.says({ type: "done", id: "ping", seq: 1 });
  await pass(14_000);
  expect(Line.all).toEqual([line]);
  expect(line.commands()).toEqual(["ping"]);
});

test("a server of an earlier version, which refuses a ping, is not asked again", async () => {
  const line = last().open();
  await pass(16_000);
  line.says({ type: "refused", id: "ping", code: "malformed", message: "" });
  await pass(120_000);
  expect(Line.all).toEqual([line]);
  expect(line.commands()).toEqual(["ping"]);
});

test("a suggestion may take long as long as the server replies to pings", async () => {
  const line = last().open();
  void socket.send({ type: "suggest" });
  await pass(16_000);
  line.says({ type: "done", id: "ping", seq: 1 });
  await pass(14_000);
  expect(Line.all).toEqual([line]);
});

test.each(["online", "focus", "pageshow", "visibilitychange"])("%s checks a connection at once", async (event) => {
  const line = last().open();
  await pass(2_000);
  page.dispatchEvent(new Event(event));
  expect(line.commands()).toEqual(["ping"]);
  await pass(10_000);
  expect(Line.all).toHaveLength(2);
});

test("a hidden page is checked only when the network is back", async () => {
  const line = last().open();
  await pass(2_000);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect(line.commands()).toEqual([]);
  page.dispatchEvent(new Event("online"));
  expect(line.commands()).toEqual(["ping"]);
});

test.each(["before it opens", "before the welcome"])("an attempt that becomes silent %s is replaced after 10 seconds", async (when) => {
  const line = last();
  if (when === "before the welcome") line.onopen?.();
  await pass(12_000);
  expect(line.closed).toBe(true);
  expect(Line.all).toHaveLength(2);
  last().open();
  line.says({ type: "welcome", seq: 1 });
  line.onclose?.();
  await pass(1_000);
  expect(states.at(-1)).toBe("open");
  expect(Line.all).toHaveLength(2);
});

test("a silent attempt is replaced as soon as the page is looked at again", async () => {
  const line = last();
  await pass(2_000);
  for (const event of ["pageshow", "visibilitychange", "focus", "online"]) page.dispatchEvent(new Event(event));
  expect(line.closed).toBe(true);
  expect(Line.all).toHaveLength(2);
});
