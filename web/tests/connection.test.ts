import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Connection = typeof import("../src/offline/connection.svelte");

let online = true;
let answers = true;
let connection: Connection;
const asked = vi.fn(async () => (answers ? new Response("ok") : Promise.reject(new TypeError("no network"))));

beforeEach(async () => {
  [online, answers] = [true, true];
  asked.mockClear();
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { get onLine() { return online; } });
  vi.stubGlobal("fetch", asked);
  vi.resetModules();
  connection = await import("../src/offline/connection.svelte");
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test("one request without an answer is not yet a lost connection", async () => {
  connection.noteAnswer(false);
  await pass(0);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(connection.connected()).toBe(true);
});

test("a server that does not answer is tried again, less and less often, until it does", async () => {
  const back = vi.fn();
  connection.whenBack(back);
  answers = false;
  connection.noteAnswer(false);
  await pass(0);
  expect(connection.connected()).toBe(false);
  await pass(1_000 + 2_000 + 4_000 + 8_000);
  expect(asked).toHaveBeenCalledTimes(5);
  await pass(14_999);
  expect(asked).toHaveBeenCalledTimes(5);
  answers = true;
  await pass(1);
  expect(connection.connected()).toBe(true);
  expect(back).toHaveBeenCalledTimes(1);
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(6);
});

test("a device without a network needs no request to know", () => {
  online = false;
  connection.noteAnswer(false);
  expect(connection.connected()).toBe(false);
  expect(asked).not.toHaveBeenCalled();
  connection.noteAnswer(true);
  expect(connection.connected()).toBe(true);
});

test("who no longer waits is not called", () => {
  online = false;
  const call = vi.fn();
  connection.whenBack(call)();
  connection.noteAnswer(false);
  connection.noteAnswer(true);
  expect(call).not.toHaveBeenCalled();
});

test("an answer that ends before it is whole does not count", async () => {
  const cut = () => new ReadableStream({ pull: (stream) => stream.error(new TypeError("connection lost")) });
  const http = await import("../src/net/http");
  vi.stubGlobal("fetch", async () => new Response(cut()));
  for (const asked of [http.listTables(), http.requestText("/rules"), http.requestFile("/file")])
    await expect(asked).rejects.toMatchObject({ code: http.UNREACHABLE });
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect(await http.deleteGuest()).toBeNull();
});
