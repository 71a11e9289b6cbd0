import { expect, test } from "vitest";
import { cardsIn, clauseOf, groups, isOfCards, isRuling, read, search, spansOf, textOf } from "../src/rulebook/markdown";

const BOOKS = import.meta.glob<string>("../../src/spydeck/games/*/rulebook/*.md", { query: "?raw", import: "default", eager: true });
const inEnglish = (path: string) => path.replace(/[a-z]+\.md$/, "en.md");

test("there are rulebooks of three games", () => {
  expect(Object.keys(BOOKS).filter((path) => path === inEnglish(path))).toHaveLength(3);
});

test.each(Object.entries(BOOKS))("%s is parsed with nothing left over", (_, markdown) => {
  const blocks = read(markdown);
  const clauses = blocks.map(({ clause }) => clause).filter(Boolean);
  expect(clauses).toEqual([...markdown.matchAll(/^(?:- )?\*\*([A-Z]{2}-\d+)\*\*/gm)].map((found) => found[1]));
  expect(new Set(clauses).size).toBe(clauses.length);
  expect(blocks.filter(({ kind }) => kind === "title")).toHaveLength(1);
  for (const block of blocks) {
    for (const { kind, text } of block.spans) expect(kind === "code" ? "" : text).not.toMatch(/[*`]|^(#|[->] |[0-9]+\. )/);
    if (block.kind === "note") expect(block.label, textOf(block)).not.toBe("");
  }
  const ids = blocks.map(({ id }) => id).filter(Boolean);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(Object.entries(BOOKS))("%s has the same blocks as in English, with the same rulings", (path, markdown) => {
  const shapes = (text: string) => read(text).map((block) => [block.kind, block.of, isRuling(block)]);
  expect(shapes(markdown)).toEqual(shapes(BOOKS[inEnglish(path)]!));
  expect(read(markdown).some(isRuling)).toBe(true);
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

test("cards that are named keep their words, and lists of them are tables", () => {
  const [named, several] = spansOf("the [red 1](#R1), [7s](#R7,G7)").filter(({ kind }) => kind === "cards");
  expect(named).toEqual({ kind: "cards", text: "red 1", cards: ["R1"] });
  expect(several!.cards).toEqual(["R7", "G7"]);
  const list = read("- [red 1](#R1): one\n- [7s](#R7,G7): two");
  expect(isOfCards(list)).toBe(true);
  expect(list.map(cardsIn)).toEqual([["R1"], ["R7", "G7"]]);
  expect(isOfCards(read("- one\n- [red 1](#R1)"))).toBe(false);
});

test("HTML markup stays text", () => {
  const [block] = read('<img src=x onerror="alert(1)"> **a**');
  expect(block!.spans[0]).toEqual({ kind: "text", text: '<img src=x onerror="alert(1)"> ' });
});

test("lines of a paragraph are joined, items of a list are not", () => {
  const blocks = read("# T\n\nOne\ntwo.\n\n- **SC-1** three\n  four\n- **SC-2** five");
  expect(blocks.map(textOf)).toEqual(["T", "One two.", "SC-1 three four", "SC-2 five"]);
});

const NOTED = "# T\n\n1. one\n2. two\n\n**BS-1** Rule\n\n- list\n\n> **Ruling.** Below\n> it.\n\n**BS-2** Next\n\n## End\n\nOver.";

test("what follows a clause belongs to it, up to the next clause or heading", () => {
  const blocks = read(NOTED);
  expect(clauseOf(blocks, "BS-1").map(({ kind, label, spans }) => [kind, label, spans[0]!.text])).toEqual([
    ["paragraph", "", "Rule"],
    ["item", "", "list"],
    ["note", "Ruling", "Below it."],
  ]);
  expect(blocks.filter(({ kind, of }) => kind === "item" && !of).map(({ label }) => label)).toEqual(["1", "2"]);
  expect(clauseOf(blocks, "BS-2")).toHaveLength(1);
  expect(clauseOf(blocks, "")).toEqual([]);
  expect(groups(blocks).map((group) => group.length)).toEqual([1, 2, 3, 1, 1, 1]);
});

test("a heading's anchor keeps all of its letters", () => {
  expect(read("## Fähigkeiten, kurz")[0]!.id).toBe("fähigkeiten-kurz");
});

test("a search finds all words in any order, each clause with its notes under its heading once", () => {
  const blocks = read("# T\n\n## Play\n\n**BS-1** red card\n\n**BS-2** card\n\n> **Ruling.** of red\n\n## Score\n\n**BS-3** blue");
  const ids = (query: string) => search(blocks, query).map(([first]) => first!.id);
  expect(ids(" RED  card ")).toEqual(["play", "BS-1", "BS-2"]);
  expect(search(blocks, "bs-2")[1]).toHaveLength(2);
  expect(ids("bs-3")).toEqual(["score", "BS-3"]);
  expect(ids("green")).toEqual([]);
  expect(search(blocks, "  ").flat()).toHaveLength(blocks.length);
});
