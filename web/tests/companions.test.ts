import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { Brief, Companion } from "../src/kernel/thinking.js";
import type { AskedBrief, NumberedThought } from "../src/kernel/worker";

vi.mock("../src/kernel/module.js", () => ({ KernelModule: { load: () => Promise.resolve({ code: "code", facts: {} }) } }));
vi.mock("../src/kernel/thinking.js", () => ({
  Thinking: class {
    soFar() {
      return { rows: [] };
    }
    async explain(companions: readonly Companion[], meanwhile: () => void) {
      meanwhile();
      meanwhile();
      const rows = await Promise.all(companions.map((play) => play({ alive: [], progress: [] })));
      return { rows: rows.map((one) => [...one]) };
    }
    release() {}
  },
}));

interface Asked {
  readonly share?: number;
}

/** A worker that begins a share and answers with its number, or fails. */
class Helper {
  static made: Helper[] = [];
  static failing = false;
  onmessage?: (event: { data: Float32Array }) => void;
  onerror?: (event: { message: string; preventDefault: () => void }) => void;
  ended = false;
  #share = 0;

  constructor() {
    Helper.made.push(this);
  }

  postMessage({ share }: Asked): void {
    if (share !== undefined) this.#share = share;
    else if (Helper.failing) queueMicrotask(() => this.onerror?.({ message: "no memory", preventDefault: () => undefined }));
    else queueMicrotask(() => this.onmessage?.({ data: Float32Array.of(this.#share) }));
  }

  terminate(): void {
    this.ended = true;
  }
}

let answers: ((thought: NumberedThought) => void)[] = [];
beforeAll(async () => {
  vi.stubGlobal("Worker", Helper);
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("location", { href: "worker.js" });
  vi.stubGlobal("fetch", () => Promise.resolve(new Response()));
  vi.stubGlobal("postMessage", (thought: NumberedThought) => answers.shift()?.(thought));
  await import("../src/kernel/worker");
});
beforeEach(() => {
  [answers, Helper.made, Helper.failing] = [[], [], false];
});

/** The results of the companions of a worker that is asked with so many shares. */
async function rowsOf(shares: number, soon = Infinity): Promise<unknown> {
  const answered = new Promise<NumberedThought>((resolve) => answers.push(resolve));
  const brief = { game: "spycard", explains: true } as unknown as Brief;
  const data: AskedBrief = { number: 1, brief, shares, soon };
  onmessage?.call(window, new MessageEvent("message", { data }));
  const thought = await answered;
  return "found" in thought ? thought.found?.rows : thought;
}

test("other workers play their shares, and end when the answer is there", async () => {
  expect(await rowsOf(3)).toEqual([[1], [2]]);
  expect(Helper.made.map(({ ended }) => ended)).toEqual([true, true]);
});

test("one that is asked alone has no others", async () => {
  expect(await rowsOf(1)).toEqual([]);
  expect(Helper.made).toEqual([]);
});

test("where another worker fails, the answer is found alone", async () => {
  Helper.failing = true;
  expect(await rowsOf(2)).toEqual([]);
  expect(Helper.made.map(({ ended }) => ended)).toEqual([true]);
});

test("what is found so far is told once, where it takes longer", async () => {
  const told: NumberedThought[] = [];
  answers.push((thought) => told.push(thought));
  expect(await rowsOf(1, 0)).toEqual([]);
  expect(told).toEqual([{ number: 1, soFar: { rows: [] } }]);
});
