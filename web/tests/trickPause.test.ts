import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LIES, TrickPause } from "../src/play/updateQueue.svelte";
import { settings } from "../src/settings.svelte";

const pause = new TrickPause();
let seen = 0;
const show = (holds = true, max?: number) => void pause.begin(holds, max).then(() => (seen += 1));

beforeEach(() => {
  vi.useFakeTimers();
  seen = 0;
});

afterEach(() => {
  pause.end();
  settings.trick = "usual";
  vi.useRealTimers();
});

test.each(["usual", "short", "long"] as const)("a trick lies for as long as the setting says: %s", async (trick) => {
  settings.trick = trick;
  show();
  expect(pause.holds).toBe(true);
  await vi.advanceTimersByTimeAsync(LIES[trick] - 1);
  expect(seen).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toBe(1);
  expect(pause.holds).toBe(false);
});

test("by default it is about 1.3 seconds", () => {
  expect(LIES[settings.trick]).toBe(1_300);
});

test("a tap ends the time early, once", async () => {
  show();
  pause.end();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toBe(1);
  await vi.advanceTimersByTimeAsync(LIES.usual);
  expect(seen).toBe(1);
});

test("waiting for a tap has no end of its own, unless the time of the person runs", async () => {
  settings.trick = "tap";
  show();
  await vi.advanceTimersByTimeAsync(1_000_000);
  expect(seen).toBe(0);
  show(false, LIES.usual);
  await vi.advanceTimersByTimeAsync(LIES.usual);
  expect(seen).toBe(2);
});

test("a trick that holds nothing back is not ended by a tap", () => {
  show(false);
  expect(pause.holds).toBe(false);
});
