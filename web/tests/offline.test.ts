import { afterEach, expect, test, vi } from "vitest";
import { canShare, notices, share } from "../src/components/notices.svelte";
import type { FinishedGame, ReplayStep } from "../src/net/protocol";
import { type SavedReplay, pageOf } from "../src/offline/savedReplays";
import { kindOf, networkFirst } from "../src/worker/requests";

const ORIGIN = "https://cards.example.org";
const FIXED = ["/icon.svg", "/manifest.webmanifest"];

const kind = (path: string, { method = "GET", mode = "cors" } = {}) => kindOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN, FIXED);

test("the worker answers for pages, files and rules", () => {
  expect(kind("/", { mode: "navigate" })).toBe("page");
  expect(kind("/table/0123456789abcdef", { mode: "navigate" })).toBe("page");
  expect(kind("/assets/index-abc.js")).toBe("file");
  expect(kind("/icon.svg")).toBe("fixed");
  expect(kind("/api/games")).toBe("content");
  expect(kind("/api/games/black-spy/rulebook")).toBe("content");
  expect(kind("/api/games/spycard/sheets/reminder")).toBe("content");
  expect(kind("/api/games/spycard/sheets/reminder?language=de")).toBe("content");
  expect(kind("/api/score/models/black-spy?language=de")).toBe("content");
  expect(kind("/api/puzzles/black-spy/0123abcd/whole")).toBe("content");
});

test.each([
  "/api/guest",
  "/api/guest/archive",
  "/api/tables",
  "/api/tables/mine",
  "/api/tables/0123456789abcdef",
  "/api/tables/0123456789abcdef/socket",
  "/api/invitations/token",
  "/api/finished",
  "/api/finished/0123456789abcdef-1/record",
  "/api/finished/0123456789abcdef-1/replay?eyes=0&first=0&count=20",
  "/api/people",
  "/api/daily",
  "/api/daily/black-spy",
  "/api/puzzles/black-spy/0123abcd",
  "/api/puzzles/black-spy/0123abcd/solution",
  "/api/offline",
  "/api/games?guest=1",
  "/api/games/black-spy/rulebook?language=de&guest=1",
  "/api/games/black-spy/other",
  "/api/games/../guest",
  "/health",
  "https://elsewhere.example.org/api/games",
])("the worker has nothing to do with %s", (path) => {
  expect(kind(path)).toBeUndefined();
  if (!path.startsWith("https:")) expect(kind(path, { mode: "navigate" })).not.toBe("page");
});

test("the worker never touches what changes something", () => {
  for (const method of ["POST", "PUT", "DELETE", "HEAD"]) {
    for (const path of ["/", "/api/games", "/assets/index-abc.js"]) expect(kind(path, { method })).toBeUndefined();
  }
});

const steps = (count: number): ReplayStep[] => Array.from({ length: count }, (_, step) => ({ step, line: null, happened: [], views: [] }));

test("a saved replay is read page by page, by eyes", () => {
  const facts = { record: "a-1" } as FinishedGame;
  const saved: SavedReplay = { facts, steps: 44, seen: { everyone: steps(45) }, record: "deal R1\n0 play R1\ndeal R2\n", reviews: {} };
  expect(pageOf(saved, "everyone", 40, 20)).toEqual({ facts, steps: 44, page: steps(45).slice(40), ends: [1], running: false });
  expect(pageOf(saved, "3", 0, 20)).toBeUndefined();
});

const LINK = { url: "https://cards.example.org/join/abc", title: "Invite friends" };

afterEach(() => vi.unstubAllGlobals());

function stub(navigator: object): void {
  vi.stubGlobal("navigator", navigator);
}

test("a link is shared by the device's dialog, where there is one", async () => {
  const shared = vi.fn(async () => undefined);
  stub({ share: shared, canShare: () => true });
  expect(canShare(LINK)).toBe(true);
  await share(LINK, "invitation");
  expect(shared).toHaveBeenCalledWith(LINK);
});

test.each([["no dialog", {}], ["a dialog for other things", { share: vi.fn(), canShare: () => false }], ["a dialog that fails", { share: vi.fn(async () => Promise.reject(new Error("no"))) }]])(
  "with %s, a link is copied",
  async (_, navigator) => {
    const writeText = vi.fn(async () => undefined);
    stub({ ...navigator, clipboard: { writeText } });
    await share(LINK, "invitation");
    expect(writeText).toHaveBeenCalledWith(LINK.url);
    expect(notices().some(({ sentence }) => sentence === "Copied. Paste it into a chat.")).toBe(true);
  },
);

test("who closes the dialog has declined", async () => {
  const writeText = vi.fn();
  stub({ share: async () => Promise.reject(new DOMException("", "AbortError")), clipboard: { writeText } });
  await share({ text: "Black Spy: 12 points" }, "daily");
  expect(writeText).not.toHaveBeenCalled();
});

test.each([429, 502, 503])("what is kept stands in for a response with status %i", async (status) => {
  vi.stubGlobal("fetch", async () => new Response("refused", { status }));
  const request = new Request(new URL("/rules/spycard", ORIGIN));
  const shown = await networkFirst(request, async () => new Response("kept"));
  expect(await shown.text()).toBe("kept");
  const bare = await networkFirst(request, async () => undefined);
  expect(bare.status).toBe(status);
});
