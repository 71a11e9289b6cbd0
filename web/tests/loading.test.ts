import { expect, test, vi } from "vitest";

const MODULES = import.meta.glob(["../src/**/*.{ts,svelte}", "!../src/main.ts", "!../src/prints/alone.ts", "!../src/**/*.d.ts", "!../src/worker/**"]);

test("no module needs its sentences while it is loaded, because they are fetched at the same time", async () => {
  vi.resetModules();
  const failed: string[] = [];
  for (const [path, load] of Object.entries(MODULES)) {
    await load().catch((error: unknown) => failed.push(`${path}: ${String(error)}`));
  }
  expect(failed).toEqual([]);
});

const SOURCES = import.meta.glob<string>("../src/**/*.ts", { query: "?raw", import: "default", eager: true });

test("no module keeps its sentences in a constant, which would stay empty if they arrive later", () => {
  const early = Object.entries(SOURCES).filter(([, text]) => /^(export )?const .* = (sentences|say|frame)\b/m.test(text));
  expect(early.map(([path]) => path)).toEqual([]);
});
