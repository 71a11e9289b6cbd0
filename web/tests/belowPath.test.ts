import { afterEach, expect, test, vi } from "vitest";

const SOURCES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { eager: true, query: "?raw", import: "default" });
/** A link, a request or a file that starts at the root of the site. */
const AT_ROOT = /href="\/|(?<!startsWith\()["'`]\/(api|assets|health|icon-|sw\.js)|\.origin\}\/|(fetch|register)\(["'`]\//;

test("everything starts at the base, which the server can put below a path", () => {
  const found = Object.entries(SOURCES).filter(([, text]) => AT_ROOT.test(text));
  expect(found.map(([name]) => name)).toEqual([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test.each(["https://example.org/cards/", "./"])("the page says where its base is, and routes are below it: %s", async (content) => {
  vi.stubGlobal("location", { href: "https://example.org/cards/", origin: "https://example.org" });
  vi.stubGlobal("document", { querySelector: () => ({ content }) });
  const { parseRoute, pathOf } = await import("../src/routes");
  expect(parseRoute("/cards/")).toEqual({ screen: "home" });
  expect(parseRoute("/cards/rules/spycard")).toEqual({ screen: "rules", game: "spycard" });
  expect(parseRoute("/rules/spycard").screen).toBe("not-found");
  expect(parseRoute("/cards2").screen).toBe("not-found");
  expect(pathOf({ screen: "home" })).toBe("/cards/");
  expect(pathOf({ screen: "daily", game: "spycard", day: "2026-11-25" })).toBe("/cards/daily/spycard/2026-11-25");
});

test("a worker serves only what is below its own path, and keeps it apart", async () => {
  vi.stubGlobal("location", { href: "https://example.org/my/cards/sw.js", origin: "https://example.org" });
  const { kindOf } = await import("../src/worker/requests");
  const { CONTENT, FILES_PREFIX } = await import("../src/offline/names");
  const kind = (path: string, mode = "no-cors") => kindOf({ method: "GET", mode, url: `https://example.org${path}` }, "https://example.org", ["/my/cards/icon.svg"]);
  expect(kind("/my/cards/assets/a.js")).toBe("file");
  expect(kind("/my/cards/icon.svg")).toBe("fixed");
  expect(kind("/my/cards/settings", "navigate")).toBe("page");
  expect(kind("/my/cards/api/games")).toBe("content");
  expect(kind("/my/cards/python/files.json")).toBe("python-list");
  expect(kind("/my/cards/python/0123/pyodide.mjs")).toBe("python");
  expect([kind("/assets/a.js"), kind("/settings", "navigate"), kind("/api/games"), kind("/my/cards/api/x", "navigate"), kind("/python/files.json")]).toEqual([undefined, undefined, undefined, undefined, undefined]);
  expect(CONTENT.startsWith("spydeck-")).toBe(false);
  expect(FILES_PREFIX.startsWith("spydeck-")).toBe(false);
});
