import { describe, expect, test } from "vitest";
import type { ReplayPage } from "../src/net/protocol";
import { PAGE, ReplaySteps, SPEEDS, handsAfter, mergeViews, partOf, staysFor } from "../src/replay/replay";
import { partEnds } from "../src/offline/savedReplays";

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

  test("are loaded ahead, so that a replay that moves by itself does not wait", async () => {
    const { steps, read } = replay();
    await steps.at(3);
    expect(steps.has(PAGE)).toBe(false);
    steps.prefetch(3, STEPS);
    await steps.at(PAGE);
    expect(steps.has(PAGE)).toBe(true);
    steps.prefetch(STEPS, STEPS);
    expect(read).toEqual([0, PAGE]);
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

test("a card that an action names leaves the open hand of its seat only", () => {
  const views = [{ hand: ["K7", "B1"] }, { hand: ["K7", "K7"] }];
  expect(handsAfter(views, "1 play K7")).toEqual([{ hand: ["K7", "B1"] }, { hand: ["K7"] }]);
  expect(handsAfter(views, null)).toEqual(views);
});

const RECORD = `[Game "x"]

dealer-draw K11 K7
deal Y8 G2
0 pass B4 B11 G9
1 play R1
deal B1 B2
0 play R4
end 3 a429c7e8ff40f14a
`;

test("a record tells with which steps deals or rounds end", () => {
  expect(partEnds(RECORD)).toEqual([2]);
  expect([0, 2, 3].map((step) => partOf([2], step))).toEqual([0, 0, 1]);
});

test("steps that end more stay longer, at any speed", () => {
  for (const speed of SPEEDS) {
    expect(staysFor("small", speed)).toBeGreaterThan(staysFor("step", speed));
    expect(staysFor("big", speed)).toBeGreaterThan(staysFor("small", speed));
  }
});
