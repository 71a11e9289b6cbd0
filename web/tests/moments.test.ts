import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { decisive as blackSpy } from "../src/games/black-spy/moments";
import { decisive as spyTricks } from "../src/games/spy-tricks/moments";
import type { GameEvent, GameView } from "../src/play/contract";
import { MomentFinder, STANDS, STANDS_AGAIN, STANDS_SHORT, StandingMoment } from "../src/play/moments.svelte";
import { UpdateQueue } from "../src/play/updateQueue.svelte";
import { settings } from "../src/settings.svelte";

const VIEW: GameView = { seat: 0, actors: [], over: false, winners: [] };
const happened = (...names: string[]): GameEvent[] => names.map((event) => ({ event }));
const only = (name: string) => (events: readonly GameEvent[]) => events.filter(({ event }) => event === name);
const FOUND = { events: happened("expose"), before: VIEW, again: false, passing: false };

describe("finding moments", () => {
  const finder = () => new MomentFinder(only("expose"), "turn", undefined);

  test("most updates have none", () => {
    expect(finder().find(happened("draft", "keep"), VIEW)).toBeUndefined();
  });

  test("the second in a turn follows the first, the next turn begins anew", () => {
    const found = finder();
    const again = (...names: string[]) => found.find(happened(...names), VIEW)?.again;
    expect(again("turn", "expose")).toBe(false);
    expect(again("draft")).toBeUndefined();
    expect(again("expose")).toBe(true);
    expect(again("expose", "turn")).toBe(true);
    expect(again("expose")).toBe(false);
    expect(again("turn")).toBeUndefined();
    expect(again("expose")).toBe(false);
  });
});

test("a game says which moments pass by themselves", () => {
  const finder = new MomentFinder((events) => events, undefined, (events) => events.some(({ event }) => event === "death"));
  expect(finder.find(happened("death"), VIEW)?.passing).toBe(true);
  expect(finder.find(happened("expose"), VIEW)?.passing).toBe(false);
});

describe("a moment stands", () => {
  const standing = new StandingMoment();
  let over = 0;
  const begin = (again = false, hurried = false, alone = false) =>
    void standing.begin({ ...FOUND, again }, hurried, alone).then(() => (over += 1));
  const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

  beforeEach(() => {
    vi.useFakeTimers();
    settings.motion = "full";
    over = 0;
  });

  afterEach(() => {
    standing.end();
    Object.assign(settings, { motion: "system", moments: "usual" });
    vi.useRealTimers();
  });

  test.each([
    [false, false, STANDS],
    [true, false, STANDS_AGAIN],
    [false, true, STANDS_SHORT],
    [true, true, STANDS_SHORT],
  ])("again %s, hurried %s: %d ms", async (again, hurried, time) => {
    begin(again, hurried);
    expect(standing.now).toEqual({ events: FOUND.events, before: VIEW, time });
    await after(time - 1);
    expect(over).toBe(0);
    await after(1);
    expect([over, standing.now]).toEqual([1, undefined]);
  });

  test("until the person goes on", async () => {
    begin();
    standing.end();
    await after(0);
    expect(over).toBe(1);
    await after(STANDS);
    expect(over).toBe(1);
  });

  test.each([{ moments: "wait" }, { motion: "off" }] as const)("with %o it waits for the person", async (chosen) => {
    Object.assign(settings, chosen);
    begin();
    expect(standing.now?.time).toBeNull();
    await after(1_000_000);
    expect(over).toBe(0);
    standing.end();
    await after(0);
    expect(over).toBe(1);
  });

  test.each([
    ["usual", false, null],
    ["usual", true, STANDS_SHORT],
    ["timed", false, STANDS],
  ] as const)("alone with bots, at %s and hurried %s: %s", (moments, hurried, time) => {
    settings.moments = moments;
    begin(false, hurried, true);
    expect(standing.now?.time).toBe(time);
  });

  test.each([
    ["usual", STANDS],
    ["wait", null],
  ] as const)("alone with bots, at %s, one among others: %s", (moments, time) => {
    settings.moments = moments;
    void standing.begin({ ...FOUND, passing: true }, false, true);
    expect(standing.now?.time).toBe(time);
  });

  test("no longer once the person has to act against a clock, at whatever setting", async () => {
    settings.moments = "wait";
    begin();
    await after(STANDS_SHORT / 2);
    standing.hurry();
    await after(STANDS_SHORT / 2 - 1);
    expect(over).toBe(0);
    await after(1);
    expect(over).toBe(1);
    begin();
    await after(STANDS);
    standing.hurry();
    await after(0);
    expect(over).toBe(2);
  });

  test("not at all, if the person wants that", async () => {
    settings.moments = "none";
    begin();
    expect(standing.now).toBeUndefined();
    await after(0);
    expect(over).toBe(1);
  });

  test("with its own update on the screen, and the later ones wait, all of them", async () => {
    const shown: number[] = [];
    const updates: UpdateQueue<number> = new UpdateQueue<number>(
      (number) => number === 1 && updates.stand(() => standing.begin(FOUND, false, false)),
      (number) => shown.push(number),
      () => false,
    );
    const all = Array.from({ length: 40 }, (_, place) => place + 1);
    all.forEach((number) => updates.add(number));
    await after(STANDS - 1);
    expect(shown).toEqual([1]);
    expect(updates.some((number) => number === 40)).toBe(true);
    await after(1);
    expect(shown).toEqual(all);
  });
});

describe("what is decisive", () => {
  const kinds = (events: readonly { event: string }[]) => events.map(({ event }) => event);

  test("in Black Spy: the person's own cards, and a sweep", () => {
    const mine = { event: "receive", seat: 0, from: 1, count: 3, cards: ["R1", "B2", "K3"] } as const;
    const other = { event: "receive", seat: 2, from: 1, count: 3 } as const;
    const view = VIEW as Parameters<typeof blackSpy>[1];
    expect(blackSpy([other, mine], view)).toEqual([mine]);
    const sweep = { event: "sweep", seat: 1 } as const;
    const ends = { event: "deal-over", seat: 1, deal: 0 } as const;
    const over = { event: "game-over", winners: [1] } as const;
    expect(blackSpy([sweep], view)).toEqual([sweep]);
    expect(blackSpy([sweep, ends], view)).toEqual([]);
    expect(kinds(blackSpy([sweep, ends, over], view))).toEqual(["sweep"]);
    expect(blackSpy([ends, over], view)).toEqual([]);
  });

  test("in Spy Tricks: who is saved, unless the round ends", () => {
    const salvation = { event: "salvation", seats: [1] } as const;
    expect(spyTricks([salvation])).toEqual([salvation]);
    expect(spyTricks([salvation, { event: "reveal", secret: "B5", spots: ["blue", "5", "B5"] }])).toEqual([]);
  });
});
