import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["../src/**/*.{js,ts,svelte}", "!../src/**/*.d.ts"], { query: "?raw", import: "default", eager: true });

/** The module that each import names, also where only a type is imported or where it is fetched later. */
const IMPORT = /(?:\bfrom|\bimport\(?)\s*"(\.[^"?]*)"/g;

/** The paths of the modules that a module imports. */
function importsOf(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, name = ""]) => {
    const whole = new URL(name, `file://${path.slice(2)}`).pathname.replace(/\/$/, "");
    const found = [whole, `${whole}.ts`, `${whole}/index.ts`].map((one) => `..${one}`).find((one) => one in SOURCES);
    if (found === undefined && !name.endsWith(".css")) throw new Error(`${path} imports ${name}, which is not there`);
    return found === undefined ? [] : [found];
  });
}

/** A circle among the modules, as the path that leads back to its start; undefined if there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const done = new Set<string>();
  const from = (module: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(module)) return [...way.slice(way.indexOf(module)), module];
    if (done.has(module)) return undefined;
    for (const next of graph.get(module) ?? []) {
      const circle = from(next, [...way, module]);
      if (circle) return circle;
    }
    done.add(module);
    return undefined;
  };
  for (const module of graph.keys()) {
    const circle = from(module, []);
    if (circle) return circle;
  }
  return undefined;
}

test("no module imports itself through others", () => {
  const graph = new Map(Object.entries(SOURCES).map(([path, source]) => [path, importsOf(path, source)]));
  expect(graph.get("../src/main.ts")?.length).toBeGreaterThan(5);
  expect(circleIn(graph)).toBeUndefined();
});

test("a circle is found, a module that two others need is none", () => {
  expect(circleIn(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", ["a"]]]))).toEqual(["a", "b", "c", "a"]);
  expect(circleIn(new Map([["a", ["b", "c"]], ["b", ["c"]], ["c", []]]))).toBeUndefined();
});
