import { expect, test } from "vitest";
import { read, search, spansOf, textOf } from "../src/rulebook/markdown";

const BOOKS = import.meta.glob<string>("../../src/spydeck/games/*/rulebook/en.md", { query: "?raw", import: "default", eager: true });

test("there are rulebooks of three games", () => {
  expect(Object.keys(BOOKS)).toHaveLength(3);
});

test.each(Object.entries(BOOKS))("%s is parsed with nothing left over", (_, markdown) => {
  const blocks = read(markdown);
  const clauses = blocks.map(({ clause }) => clause).filter(Boolean);
  expect(clauses).toEqual([...markdown.matchAll(/^(?:- )?\*\*([A-Z]{2}-\d+)\*\*/gm)].map((found) => found[1]));
  expect(new Set(clauses).size).toBe(clauses.length);
  expect(blocks.filter(({ kind }) => kind === "title")).toHaveLength(1);
  for (const block of blocks) {
    for (const { kind, text } of block.spans) expect(kind === "code" ? "" : text).not.toMatch(/[*`#]|^- /);
  }
  const ids = blocks.map(({ id }) => id).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
});

test("formatting is parsed, and clauses become links", () => {
  expect(spansOf("A **bold** and *slanted* word, `play R7`, see BS-14.")).toEqual([
    { kind: "text", text: "A " },
    { kind: "strong", text: "bold" },
    { kind: "text", text: " and " },
    { kind: "em", text: "slanted" },
    { kind: "text", text: " word, " },
    { kind: "code", text: "play R7" },
    { kind: "text", text: ", see " },
    { kind: "clause", text: "BS-14" },
    { kind: "text", text: "." },
  ]);
});

test("HTML markup stays text", () => {
  const [block] = read('<img src=x onerror="alert(1)"> **a**');
  expect(block!.spans[0]).toEqual({ kind: "text", text: '<img src=x onerror="alert(1)"> ' });
});

test("lines of a paragraph are joined, items of a list are not", () => {
  const blocks = read("# T\n\nOne\ntwo.\n\n- **SC-1** three\n  four\n- **SC-2** five");
  expect(blocks.map(textOf)).toEqual([" T", " One two.", "SC-1 three four", "SC-2 five"]);
});

test("a search finds all words in any order, each paragraph under its heading once", () => {
  const blocks = read("# T\n\n## Play\n\n**BS-1** red card\n\n**BS-2** card of red\n\n## Score\n\n**BS-3** blue");
  expect(search(blocks, " RED  card ").map(({ id }) => id)).toEqual(["play", "BS-1", "BS-2"]);
  expect(search(blocks, "bs-3").map(({ id }) => id)).toEqual(["score", "BS-3"]);
  expect(search(blocks, "green")).toEqual([]);
  expect(search(blocks, "  ")).toHaveLength(blocks.length);
});
