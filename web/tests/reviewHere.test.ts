import { beforeEach, describe, expect, test, vi } from "vitest";
import type { BriefFacts, FoundFacts, ReviewFacts, ReviewFindings } from "../src/net/protocol";

const thinker = vi.hoisted(() => ({ able: true, ask: vi.fn(), rest: vi.fn() }));
const server = vi.hoisted(() => ({ readReviewBriefs: vi.fn(), wordFindings: vi.fn() }));
vi.mock("../src/kernel/thinker", () => ({ reviewer: thinker }));
vi.mock("../src/net/content.svelte", () => ({ ...server, patiently: <Answer>(ask: () => Promise<Answer>) => ask() }));

import { MAX_KEPT, keptReview, reviewHere, together } from "../src/play/reviewHere";

const CHOICES = 25;
const AT_ONCE = 10;
/** Characters of each choice's findings. */
const LONG = 5_000;

const moved = (step: number, behind: number) => ({ step, played: { behind } }) as unknown as ReviewFacts["moves"][number];
const review = (first: number, count: number): ReviewFacts => ({
  seat: 0,
  level: "expert",
  decisions: count,
  moves: Array.from({ length: count }, (_, place) => moved(first + place, (first + place) % 7)),
  line: Array.from({ length: count }, (_, place) => ({ step: first + place }) as unknown as ReviewFacts["line"][number]),
});
const numberOf = (brief: BriefFacts): number => (brief as unknown as { number: number }).number;
const begin = (name: string) => {
  const here = reviewHere(name, `/${name}`);
  if (!here) throw new Error("this device can think");
  return here;
};

/** The choices that were thought about, and those of which the server was told. */
let thought: number[] = [];
let told: number[] = [];

beforeEach(() => {
  [thought, told] = [[], []];
  thinker.ask.mockReset().mockImplementation((brief: BriefFacts) => {
    thought.push(numberOf(brief));
    return Promise.resolve({ found: { text: "x".repeat(LONG) } as unknown as FoundFacts });
  });
  server.readReviewBriefs.mockReset().mockImplementation((_: string, first: number) => {
    const briefs = Array.from({ length: Math.min(AT_ONCE, CHOICES - first) }, (__, place) => ({ number: first + place }));
    return Promise.resolve({ decisions: CHOICES, shown: 4, briefs });
  });
  server.wordFindings.mockReset().mockImplementation((_: string, { first, found }: ReviewFindings) => {
    told.push(...found.map((__, place) => first + place));
    return Promise.resolve(review(first, found.length));
  });
});

const ALL = Array.from({ length: CHOICES }, (_, place) => place);

describe("a review that this device thinks about", () => {
  test("comes in pages, and is what the server would say of all choices", async () => {
    const here = begin("whole");
    const shown: number[] = [];
    await here.follow(({ done = 0 }) => shown.push(done));
    expect(thought).toEqual(ALL);
    expect(told).toEqual(ALL);
    expect(shown.at(-1)).toBe(CHOICES);
    expect(here.state.review).toEqual(together([review(0, CHOICES)], 4));
    expect(keptReview("whole")).toEqual(here.state);
    expect(thinker.rest).toHaveBeenCalled();
  });

  test("sends no more findings at once than the server takes", async () => {
    await begin("short messages").follow(() => undefined);
    for (const [, findings] of server.wordFindings.mock.calls) expect(JSON.stringify(findings).length).toBeLessThan(32_768);
  });

  test("stops, and goes on where it was", async () => {
    const here = begin("left");
    const MANY = 7;
    await here.follow(({ done }) => {
      if (done === MANY) here.stop();
    });
    expect(here.state.state).toBe("working");
    expect(keptReview("left")).toBeUndefined();
    await begin("left").follow(() => undefined);
    expect(thought).toEqual(ALL);
    expect(told).toEqual(ALL);
    expect(keptReview("left")?.state).toBe("ready");
  });

  test("that is stopped while it thinks says nothing more", async () => {
    const here = begin("stopped");
    let settle: ((found: undefined) => void) | undefined;
    thinker.ask.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
    thinker.rest.mockImplementationOnce(() => settle?.(undefined));
    const following = here.follow(() => undefined);
    await vi.waitFor(() => expect(thinker.ask).toHaveBeenCalledTimes(1));
    here.stop();
    await following;
    expect(here.state).toMatchObject({ state: "working", done: 0 });
  });

  test("fails with the module, and keeps what it has", async () => {
    const here = begin("broken");
    thinker.ask.mockImplementationOnce(thinker.ask.getMockImplementation() as never).mockRejectedValueOnce(new Error("no module"));
    await expect(here.follow(() => undefined)).rejects.toThrow("no module");
    expect(here.state.done).toBe(1);
    await here.follow(() => undefined);
    expect(told).toEqual(ALL);
  });

  test("of a seat that had no choice is said by the server, too", async () => {
    server.readReviewBriefs.mockResolvedValue({ decisions: 0, shown: 4, briefs: [] });
    const here = begin("nothing");
    await here.follow(() => undefined);
    expect(here.state).toMatchObject({ state: "ready", decisions: 0 });
  });

  test("is kept among the last ones only", async () => {
    for (let place = 0; place <= MAX_KEPT; place += 1) await begin(`game ${place}`).follow(() => undefined);
    expect(keptReview("game 0")).toBeUndefined();
    expect(keptReview("game 1")?.state).toBe("ready");
  });

  test("is none where this device cannot think", () => {
    thinker.able = false;
    expect(reviewHere("any", "/any")).toBeUndefined();
    thinker.able = true;
  });
});

test("the moves that cost most come first, of equal ones the earlier", () => {
  const whole = together([review(0, 8), review(8, 8)], 3);
  expect(whole.moves.map(({ step }) => step)).toEqual([6, 13, 5]);
  expect(whole.decisions).toBe(16);
  expect(whole.line.map(({ step }) => step)).toEqual(Array.from({ length: 16 }, (_, step) => step));
});
