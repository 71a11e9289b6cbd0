import { describe, expect, test } from "vitest";
import type { ReplayPage } from "../src/net/protocol";
import { mergeViews } from "../src/replay/openHands";
import { PAGE, ReplaySteps } from "../src/replay/replaySteps";
import { readPad } from "../src/scorepad/savedPad";

const STEPS = 50;
const TRICKS = [4, 8, 33];

/** A replay of fifty steps, with tricks here and there; counts what is read. */
function replay() {
  const read: number[] = [];
  const steps = new ReplaySteps((first, count) => {
    read.push(first);
    const page = Array.from({ length: Math.min(count, STEPS + 1 - first) }, (_, place) => ({
      step: first + place,
      line: null,
      happened: TRICKS.includes(first + place) ? [{ event: "play" }, { event: "trick" }] : [{ event: "play" }],
      views: [{}],
    }));
    return Promise.resolve({ facts: {}, steps: STEPS, page } as unknown as ReplayPage);
  });
  return { steps, read };
}

describe("the steps of a replay", () => {
  test("are loaded in pages, each once", async () => {
    const { steps, read } = replay();
    expect((await steps.at(0)).step).toBe(0);
    expect((await steps.at(PAGE + 1)).step).toBe(PAGE + 1);
    expect((await steps.at(PAGE + 2)).step).toBe(PAGE + 2);
    expect(read).toEqual([0, PAGE]);
  });

  test("past either end mean the end", async () => {
    const { steps } = replay();
    expect((await steps.at(999)).step).toBe(STEPS);
    expect((await steps.at(-3)).step).toBe(0);
  });

  test("are found by their events, forwards and backwards", async () => {
    const { steps } = replay();
    expect(await steps.find(0, 1, "trick")).toBe(4);
    expect(await steps.find(4, 1, "trick")).toBe(8);
    expect(await steps.find(8, 1, "trick")).toBe(33);
    expect(await steps.find(33, 1, "trick")).toBe(STEPS);
    expect(await steps.find(33, -1, "trick")).toBe(8);
    expect(await steps.find(4, -1, "trick")).toBe(0);
  });

  test("that failed to load are requested again", async () => {
    let fails = true;
    const steps = new ReplaySteps(() => {
      if (fails) return Promise.reject(new Error("away"));
      return Promise.resolve({ facts: {}, steps: 0, page: [{ step: 0, line: null, happened: [], views: [] }] } as unknown as ReplayPage);
    });
    await expect(steps.at(0)).rejects.toThrow("away");
    fails = false;
    expect((await steps.at(0)).step).toBe(0);
  });
});

test("with open hands, everyone sees what any seat knows, and no hand is special", () => {
  const views = [
    { seat: 0, hand: ["R1"], legal: ["play R1"], round: 2, agents: [{ token: 1, card: "2H" }, { token: 2, card: null }], possible: ["B1", "B2", "W1"] },
    { seat: 1, hand: ["B1"], round: 2, agents: [{ token: 1, card: null }, { token: 2, card: "9S" }], possible: ["B2", "W1"] },
  ];
  expect(mergeViews(views)).toEqual({
    seat: null,
    round: 2,
    agents: [{ token: 1, card: "2H" }, { token: 2, card: "9S" }],
    possible: ["B2", "W1"],
  });
});

const PAD = { players: 2, names: ["Ada", "Ben"], options: {}, entries: ["1 2"] };

test("a saved scorepad is loaded", () => {
  expect(readPad(JSON.stringify(PAD))).toEqual(PAD);
});

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  JSON.stringify({ ...PAD, names: ["Ada"] }),
  JSON.stringify({ ...PAD, entries: [1] }),
  JSON.stringify({ ...PAD, options: [] }),
  JSON.stringify({ ...PAD, players: "2" }),
])("anything else is not taken for a scorepad: %s", (kept) => {
  expect(readPad(kept)).toBeUndefined();
});
