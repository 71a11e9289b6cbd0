import { type AST, parse } from "svelte/compiler";
import { expect, test } from "vitest";

const COMPONENTS = import.meta.glob<string>("../src/**/*.svelte", { query: "?raw", import: "default", eager: true });

/** Attributes that are read or heard. */
const SPOKEN: readonly string[] = ["title", "aria-label", "aria-valuetext", "aria-roledescription", "placeholder", "alt", "label"];
const NAMES: readonly string[] = ["Spydeck"];
const IGNORED: readonly string[] = ["css", "instance", "module", "metadata"];
const CLAUSE = /^[A-Z]{2}-\d+$/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll("\u00a0", " ")) && !NAMES.includes(text.trim()) && !CLAUSE.test(text.trim());
const isSentence = (text: string): boolean => /^\p{Lu}\p{Ll}|\s/u.test(text);

/** The texts in an expression: literals that it can evaluate to. */
function texts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(texts);
  if (!isNode(value)) return [];
  switch (value.type) {
    case "Text":
      return [String(value["data"])];
    case "ExpressionTag":
      return texts(value["expression"]);
    case "Literal":
      return typeof value["value"] === "string" ? [value["value"]] : [];
    case "TemplateLiteral":
      return [...(value["quasis"] as Node[]).map((quasi) => String((quasi["value"] as { cooked: string }).cooked)), ...texts(value["expressions"])];
    case "ConditionalExpression":
      return [...texts(value["consequent"]), ...texts(value["alternate"])];
    case "LogicalExpression":
    case "BinaryExpression":
      return value["operator"] === "===" || value["operator"] === "!==" ? [] : [...texts(value["left"]), ...texts(value["right"])];
    default:
      return [];
  }
}

function* literals(node: unknown): Generator<string> {
  if (Array.isArray(node)) {
    for (const one of node) yield* literals(one);
  } else if (isNode(node)) {
    if (node.type === "Text" || node.type === "ExpressionTag") yield* texts(node);
    else if (node.type === "Attribute") {
      if (SPOKEN.includes(String(node["name"]))) yield* texts(node["value"]);
      return;
    } else if (node.type === "StyleDirective") return;
    else if (node.type === "Component") yield* passedOn(node["attributes"] as Node[]);
    for (const [key, value] of Object.entries(node)) if (!IGNORED.includes(key)) yield* literals(value);
  }
}

/** Props of a component: names of kinds and games are no words. */
const passedOn = (attributes: readonly Node[]): string[] =>
  attributes.filter(({ name }) => !SPOKEN.includes(String(name))).flatMap(({ value }) => texts(value)).filter(isSentence);

const literalsIn = (source: string): string[] => {
  const { fragment }: AST.Root = parse(source, { modern: true });
  return [...literals(fragment)].filter(hasWords);
};

test("no component has words of its own: all are in catalogues", () => {
  const found = Object.entries(COMPONENTS).flatMap(([path, source]) => literalsIn(source).map((text) => `${path}: ${text.trim()}`));
  expect(found).toEqual([]);
});

test("words in components are found", () => {
  expect(literalsIn(`<p class="note">Hello {name}</p><b title={busy ? "Wait" : say.go}>Spydeck</b>{#if x}{open ? "Open" : ""}{/if}<Note kind="info" line="No time" />`)).toEqual([
    "Hello ",
    "Wait",
    "Open",
    "No time",
  ]);
});

const SOURCES = import.meta.glob<string>(["../src/**/*.ts", "../src/**/*.svelte"], { query: "?raw", import: "default", eager: true });

test("numbers are written in one place, which has the true minus sign", () => {
  const own = Object.keys(SOURCES).filter((path) => /Intl\.NumberFormat\(|replace\("-"/.test(SOURCES[path]!));
  expect(own).toEqual(["../src/i18n/format.ts"]);
});
