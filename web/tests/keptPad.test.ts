import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Scored } from "../src/net/content.svelte";
import type { ScoreModel, ScoreRequest } from "../src/net/protocol";
import { score } from "../src/scorepad/i18n";
import { KeptPad } from "../src/scorepad/keptPad.svelte";
import { type Pad, modelFor, saveModel, saveUsualModels } from "../src/scorepad/saved";
import cases from "./records/score-cases.json?raw";

const found = (JSON.parse(cases) as { model: ScoreModel }[]).find(({ model }) => model.players === 3);
if (!found) throw new Error("no model");
const { model } = found;
const NEW: Pad = { players: 3, names: ["Ada", "Ben", "Cleo"], options: {}, entries: [] };

/** A server that refuses some entries and counts the others as points, or as a start of them ("K7"); undefined while there is no connection. */
let refusing: readonly string[] | undefined;
let requests = 0;

function sheetOf({ entries = [] }: ScoreRequest): Scored {
  const at = entries.findIndex((entry) => refusing?.includes(entry));
  const kept = at < 0 ? entries : entries.slice(0, at);
  const finished = kept.reduce<number[]>((parts, entry) => [...parts, (parts.at(-1) ?? 0) + Number(!entry.startsWith("K"))], []);
  const rows = kept.filter((entry) => !entry.startsWith("K")).map((entry) => ({ points: entry.split(" ").map(Number), totals: [0, 0, 0] }));
  const refused = at < 0 ? null : { entry: at, message: `not ${entries[at]}` };
  return { question: "?", by_seat: true, usage: [], said: [], pad: [], rows, over: false, refused, finished, model };
}

// Whether other pages see a connection is nothing to the scorepad.
vi.mock("../src/offline/connection.svelte", () => ({ noteAnswer: () => undefined }));

beforeEach(() => {
  const saved = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
    removeItem: (key: string) => saved.delete(key),
  });
  vi.stubGlobal("fetch", (path: string, { body }: { body?: string }) => {
    requests += 1;
    if (!refusing) return Promise.reject(new TypeError("Failed to fetch"));
    return Promise.resolve(Response.json(path.includes("models") ? [model] : sheetOf(JSON.parse(body ?? "{}") as ScoreRequest)));
  });
  refusing = [];
  requests = 0;
});

afterEach(() => vi.unstubAllGlobals());

async function started(...entries: string[]): Promise<KeptPad> {
  const kept = new KeptPad("a-game");
  await kept.start({ ...NEW, entries });
  return kept;
}

test("an entry that the server refuses is not kept", async () => {
  const kept = await started();
  refusing = ["1 2 3"];
  expect(await kept.enter("1 2 3")).toBe(false);
  expect(kept).toMatchObject({ refused: "not 1 2 3", wrong: undefined, offline: false });
  expect(kept.pad?.entries).toEqual([]);
});

test("entries without a connection are checked when it returns, and later ones are kept", async () => {
  const kept = await started();
  refusing = undefined;
  for (const entry of ["60 20 -20", "20 20 20", "0 60 60"]) expect(await kept.enter(entry)).toBe(true);
  expect(kept.offline).toBe(true);
  refusing = ["20 20 20"];
  await kept.check();
  expect(kept).toMatchObject({ offline: false, wrong: 1, refused: "not 20 20 20" });
  expect(kept.pad?.entries).toEqual(["60 20 -20", "20 20 20", "0 60 60"]);
  expect(kept.sheet?.rows).toHaveLength(1);
  expect(await kept.correct(1, "30 10 20")).toBe(true);
  expect(kept.wrong).toBeUndefined();
  expect(kept.sheet?.rows).toHaveLength(3);
});

test("a new entry is kept where the server finds an earlier one wrong", async () => {
  const kept = await started();
  refusing = undefined;
  await kept.enter("20 20 20");
  refusing = ["20 20 20"];
  expect(await kept.enter("60 20 -20")).toBe(true);
  expect(kept.wrong).toBe(0);
  expect(kept.pad?.entries).toEqual(["20 20 20", "60 20 -20"]);
  await kept.correct(0);
  expect(kept.pad?.entries).toEqual(["60 20 -20"]);
});

test("a saved pad is shown without a connection, and what the server confirmed with it", async () => {
  await started("9 9 9");
  refusing = undefined;
  const kept = new KeptPad("a-game");
  await kept.load();
  expect(kept.sheet).toMatchObject({ rows: [{ points: [9, 9, 9] }], by_seat: true, refused: null });
  expect(await kept.enter("sweep Ada")).toBe(false);
  expect(kept.refused).toBe(score("only-server"));
});

test("the server is asked again with every entry", async () => {
  const kept = await started();
  refusing = undefined;
  await kept.enter("20 20 20");
  refusing = [];
  expect(await kept.enter("60 20 -20")).toBe(true);
  expect(kept.offline).toBe(false);
  expect(requests).toBe(3);
});

test("a pad is started without a connection if its model is known", async () => {
  await saveUsualModels("a-game");
  refusing = undefined;
  const kept = await started();
  expect(kept.sheet?.question).toContain("Ada, Ben, Cleo");
  const other = new KeptPad("another-game");
  await other.start(NEW);
  expect(other).toMatchObject({ pad: undefined, sheet: undefined, refused: score("no-model") });
});

test("models are saved by game, players and options, and the oldest make room", () => {
  saveModel("a-game", 3, { end: 7 }, model);
  expect(modelFor("a-game", 3, { end: 7 })).toEqual(model);
  expect([modelFor("a-game", 4, { end: 7 }), modelFor("a-game", 3, {}), modelFor("b-game", 3, { end: 7 })]).toEqual([undefined, undefined, undefined]);
  for (let end = 8; end < 60; end += 1) saveModel("a-game", 3, { end }, model);
  expect(modelFor("a-game", 3, { end: 7 })).toBeUndefined();
  expect(modelFor("a-game", 3, { end: 59 })).toEqual(model);
});

test("a finished part is entered again, and later entries stay", async () => {
  const kept = await started("1 2 3", "4 5 6", "7 8 9");
  expect(await kept.change(1, "6 5 4")).toBe(true);
  expect(kept.pad?.entries).toEqual(["1 2 3", "6 5 4", "7 8 9"]);
  expect(kept.sheet?.rows[1]?.points).toEqual([6, 5, 4]);
});

test("several entries that made a part become one", async () => {
  const kept = await started("1 2 3", "K7", "K7", "-", "7 8 9");
  expect(kept.sheet?.finished).toEqual([1, 1, 1, 2, 3]);
  expect(await kept.change(1, "6 5 4")).toBe(true);
  expect(kept.pad?.entries).toEqual(["1 2 3", "6 5 4", "7 8 9"]);
});

test.each([
  ["6 5 4", "not 6 5 4"],
  ["7 8 9", "Entry 3 does not fit: not 7 8 9"],
])("a change after which %s does not fit changes nothing", async (wrong, refused) => {
  const kept = await started("1 2 3", "4 5 6", "7 8 9");
  refusing = [wrong];
  expect(await kept.change(1, "6 5 4")).toBe(false);
  expect(kept).toMatchObject({ refused, wrong: undefined, pad: { entries: ["1 2 3", "4 5 6", "7 8 9"] } });
  expect(kept.sheet?.rows).toHaveLength(3);
  refusing = undefined;
  expect(await kept.enter("0 60 0")).toBe(true);
  expect(kept.sheet?.rows.slice(0, 3).map(({ points }) => points)).toEqual([[1, 2, 3], [4, 5, 6], [7, 8, 9]]);
});

test("a part is entered again without a connection", async () => {
  const kept = await started("9 9 9");
  refusing = undefined;
  await kept.enter("20 20 20");
  expect(await kept.change(0, "60 20 -20")).toBe(true);
  expect(kept.sheet?.rows.map(({ totals }) => totals)).toEqual([[60, 20, -20], [80, 40, 0]]);
});
