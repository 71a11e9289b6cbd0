import { afterEach, beforeEach, expect, test, vi } from "vitest";

const ORIGIN = "https://cards.example.org";

/** A page of a site without a server, below a path. */
function onSite(site = ""): void {
  vi.stubGlobal("location", { href: `${ORIGIN}/cards/learn/`, origin: ORIGIN });
  const contents: Readonly<Record<string, string>> = { base: "/cards/", site };
  vi.stubGlobal("document", { querySelector: (selector: string) => ({ content: contents[/"(\w+)"/.exec(selector)?.[1] ?? ""] }) });
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test("content is a file by its language, and everything else is not there", async () => {
  const { fileOf, isContent } = await import("../src/net/contentPaths");
  expect(fileOf("/games")).toBe("/content/en/games.json");
  expect(fileOf("/games/spycard/rulebook")).toBe("/content/en/games/spycard/rulebook.txt");
  expect(fileOf("/games/spycard/sheets/reminder?language=de")).toBe("/content/de/games/spycard/sheets/reminder.txt");
  expect(fileOf("/score/models/black-spy?language=de")).toBe("/content/de/score/models/black-spy.json");
  expect(fileOf("/lessons/spycard/3")).toBe("/content/en/lessons/spycard/3.json");
  expect(fileOf("/puzzles/spycard/0123abcd/whole")).toBe("/content/en/puzzles/spycard/0123abcd/whole.json");
  expect(fileOf("/offline?language=de")).toBe("/content/de/offline.json");
  for (const path of ["/guest", "/tables", "/finished", "/daily", "/puzzles/spycard/0123abcd", "/puzzles/spycard/0123abcd/solution", "/score"]) expect(fileOf(path)).toBeUndefined();
  expect(isContent("/puzzles/spycard/themes")).toBe(true);
  expect(isContent("/offline")).toBe(false);
});

test("a page of a site asks for files, and for nothing that only a server has", async () => {
  onSite("docs/");
  const asked = vi.fn(async () => new Response("[]"));
  vi.stubGlobal("fetch", asked);
  const { documentation, hasServer } = await import("../src/base");
  expect([hasServer, documentation]).toEqual([false, "/cards/docs/"]);
  const { isUnreachable, listTables, postTable, readGames } = await import("../src/net/http");
  await readGames();
  expect(asked.mock.calls.map(([address]: readonly unknown[]) => address)).toEqual(["/cards/content/en/games.json"]);
  for (const refused of [listTables(), postTable({ game: "spycard" })]) await expect(refused.catch(isUnreachable)).resolves.toBe(true);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("the worker keeps content of a site, too", async () => {
  vi.stubGlobal("location", { href: `${ORIGIN}/cards/sw.js`, origin: ORIGIN });
  const { kindOf } = await import("../src/worker/requests");
  const kind = (path: string, mode = "cors") => kindOf({ method: "GET", mode, url: ORIGIN + path }, ORIGIN, []);
  expect(kind("/cards/content/de/games/spycard/rulebook.txt")).toBe("content");
  expect(kind("/cards/content/en/puzzles/spycard/0123abcd/whole.json")).toBe("content");
  expect(kind("/cards/content/en/offline.json")).toBeUndefined();
  expect(kind("/cards/offline/0123/en.json")).toBeUndefined();
  expect(kind("/cards/docs/hosting.html", "navigate")).toBeUndefined();
});

/** As much of a cache as Python's files need. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  #address = (key: string | { readonly url: string }) => new URL(typeof key === "string" ? key : key.url, ORIGIN).href;
  match = async (key: string) => this.entries.get(this.#address(key))?.clone();
  put = async (key: string, response: Response) => void this.entries.set(this.#address(key), response);
  delete = async (key: string | { readonly url: string }) => this.entries.delete(this.#address(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

const listOf = (folder: string) => Response.json({ "a.mjs": { path: `/python/${folder}/a.mjs` }, "b.zip": { path: `/python/${folder}/b.zip` } });

test("after an update the old files of Python work until all new ones are there", async () => {
  vi.stubGlobal("location", { href: `${ORIGIN}/sw.js`, origin: ORIGIN });
  const cache = new FakeCache();
  vi.stubGlobal("caches", { open: async () => cache, match: cache.match });
  vi.stubGlobal("fetch", async () => new Response("content"));
  const { keepPythonList, keptPython, pythonFile } = await import("../src/worker/python");
  const folder = async () => /\/python\/(\w+)\//.exec((await (await keptPython("/python/files.json"))?.text()) ?? "")?.[1];
  const ask = async (path: string, cacheMode?: string) => pythonFile({ url: ORIGIN + path, cache: cacheMode } as Request);

  await keepPythonList(listOf("old"));
  expect(await folder()).toBeUndefined();
  await ask("/python/old/a.mjs");
  await ask("/python/old/b.zip");
  await vi.waitFor(async () => expect(await folder()).toBe("old"));

  await cache.put("/api/games", new Response("kept"));
  await keepPythonList(listOf("new"));
  await ask("/python/new/a.mjs");
  await vi.waitFor(async () => expect(await keptPython("/python/new/a.mjs")).toBeDefined());
  expect(await folder()).toBe("old");
  expect(await keptPython("/python/old/a.mjs")).toBeDefined();
  await ask("/python/new/b.zip", "no-store"); // which the page keeps itself
  expect(await keptPython("/python/new/b.zip")).toBeUndefined();
  await ask("/python/new/b.zip");
  await vi.waitFor(async () => expect(await folder()).toBe("new"));
  await vi.waitFor(() => expect([...cache.entries.keys()].map((url) => url.slice(ORIGIN.length)).sort()).toEqual(["/api/games", "/python/files.json", "/python/new/a.mjs", "/python/new/b.zip"]));
});
