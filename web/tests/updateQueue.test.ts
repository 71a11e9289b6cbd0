import { expect, test, vi } from "vitest";
import { MAX_HOLD } from "../src/play/contract";
import { MAX_WAIT, UpdateQueue } from "../src/play/updateQueue.svelte";

const seen = () => false;
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

test("updates are shown in order, each after its preparation", async () => {
  const log: string[] = [];
  const updates = new UpdateQueue<number>((n) => Promise.resolve().then(() => log.push(`prepared ${n}`)), (n) => log.push(`shown ${n}`), seen);
  for (const n of [1, 2]) updates.add(n);
  await vi.waitFor(() => expect(log).toHaveLength(4));
  expect(log).toEqual(["prepared 1", "shown 1", "prepared 2", "shown 2"]);
});

test("the queue does not wait for long animations", async () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const updates = new UpdateQueue<number>(() => new Promise(() => undefined), (n) => shown.push(n), seen);
  updates.add(1);
  await vi.advanceTimersByTimeAsync(MAX_WAIT - 1);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1]);
  vi.useRealTimers();
});

test("a person can skip animations", async () => {
  const shown: number[] = [];
  const updates = new UpdateQueue<number>(() => new Promise(() => undefined), (n) => shown.push(n), seen);
  updates.add(1);
  updates.skip();
  await settled();
  expect(shown).toEqual([1]);
});

test("an update held for people to read is not skipped with animations", async () => {
  const shown: number[] = [];
  let read = () => undefined as void;
  const updates: UpdateQueue<number> = new UpdateQueue<number>(() => updates.hold(() => new Promise<void>((resolve) => (read = resolve)), MAX_HOLD), (n) => shown.push(n), seen);
  updates.add(1);
  updates.skip();
  await settled();
  expect(shown).toEqual([]);
  read();
  await settled();
  expect(shown).toEqual([1]);
});

test("a hidden page waits for nothing", async () => {
  const shown: number[] = [];
  const updates = new UpdateQueue<number>(() => new Promise(() => undefined), (n) => shown.push(n), () => true);
  updates.add(1);
  updates.add(2);
  await settled();
  expect(shown).toEqual([1, 2]);
});

test("a held update waits for the person, but not forever", async () => {
  vi.useFakeTimers();
  const shown: number[] = [];
  const updates: UpdateQueue<number> = new UpdateQueue<number>((n) => n === 1 && updates.hold(() => new Promise(() => undefined), MAX_HOLD), (n) => shown.push(n), seen);
  updates.add(1);
  updates.add(2);
  await vi.advanceTimersByTimeAsync(MAX_HOLD - 1);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual([1, 2]);
  vi.useRealTimers();
});

test("a new description of the table discards waiting updates", async () => {
  const shown: number[] = [];
  const updates = new UpdateQueue<number>(() => new Promise(() => undefined), (n) => shown.push(n), seen);
  updates.add(1);
  updates.add(2);
  updates.clear();
  await settled();
  updates.add(3);
  updates.skip();
  await settled();
  expect(shown).toEqual([3]);
});

test("of several holds, each begins when the one before it is over", async () => {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const hold = (name: string) => () => {
    log.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const updates: UpdateQueue<number> = new UpdateQueue<number>(
    () => ["trick", "scores"].forEach((name) => updates.hold(hold(name), Infinity)),
    () => log.push("shown"),
    seen,
  );
  updates.add(1);
  for (const expected of [["trick"], ["trick", "scores"], ["trick", "scores", "shown"]]) {
    await settled();
    expect(log).toEqual(expected);
    ends.pop()?.();
  }
});
