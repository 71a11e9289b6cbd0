import { FluentResource } from "@fluent/bundle";
import { parse } from "svelte/compiler";
import { describe, expect, test } from "vitest";
import { messagesIn as builtFrom } from "../fluentFiles";
import { CODES } from "../src/i18n/languages";
import { resourceOf } from "../src/i18n/messages";

/** A message, and the names in it. */
interface Message {
  readonly file: string;
  readonly pattern: unknown;
  readonly arguments: ReadonlySet<string>;
  readonly messages: ReadonlySet<string>;
}

type Messages = ReadonlyMap<string, Message>;
type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

function* nodesIn(value: unknown): Generator<Node> {
  if (!isNode(value)) return;
  yield value;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

const namesIn = (pattern: unknown, type: string): ReadonlySet<string> =>
  new Set([...nodesIn(pattern)].flatMap((node) => (node["type"] === type ? [String(node["name"])] : [])));

const FILES = import.meta.glob<string>(
  ["../src/**/*.ftl", "@spydeck/games/*/text/*/*.ftl", "@spydeck/games/reasons/*/*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
/** Files which only the page reads, and where it has to use every message. */
const OF_PAGE = /\/i18n\/..\/|\/(?:page|lobby|print)\.ftl$/;
const PLACE = /^(?<folder>.*?)(?:\/text)?\/(?<language>[a-z]{2})\/(?<file>[\w-]+\.ftl)$/;

/** The messages in a language, by the names of their folders: "i18n", "scorepad", "black-spy", "reasons". */
function messagesIn(language: string): ReadonlyMap<string, Messages> {
  const found = new Map<string, Map<string, Message>>();
  for (const [path, text] of Object.entries(FILES)) {
    const place = PLACE.exec(path)?.groups ?? {};
    if (place["language"] !== language) continue;
    const catalogue = catalogueAt(place["folder"] ?? "");
    const messages = found.get(catalogue) ?? new Map<string, Message>();
    found.set(catalogue, messages);
    for (const { id, value } of new FluentResource(text).body) {
      if (messages.has(id)) throw new Error(`${path}: ${id} stands there twice`);
      messages.set(id, { file: path, pattern: value, arguments: namesIn(value, "var"), messages: namesIn(value, "mesg") });
    }
    const codes = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map(([, code]) => code);
    expect(codes.filter((code) => !messages.has(code ?? "")), `${path} has messages that cannot be read`).toEqual([]);
  }
  return found;
}

test.each(Object.entries(FILES))("the page says what Fluent reads in %s", (_path, text) => {
  expect(resourceOf(builtFrom(text)).body).toEqual(new FluentResource(text).body.map((message) => ({ ...message, attributes: {} })));
});

/** The name of the catalogue in a folder. */
function catalogueAt(folder: string): string {
  const parts = folder.split("/");
  const last = parts.pop() ?? "";
  return (last === "i18n" && parts.at(-1) !== "src" ? (parts.pop() ?? "") : last).replaceAll("_", "-");
}

/** The arguments of a message, with those of the messages that it names. */
function argumentsOf(messages: Messages, code: string): ReadonlySet<string> {
  const message = messages.get(code);
  const inner = [...(message?.messages ?? [])].flatMap((other) => [...argumentsOf(messages, other)]);
  return new Set([...(message?.arguments ?? []), ...inner]);
}

const ENGLISH = messagesIn("en");

describe.each(CODES.filter((code) => code !== "en"))("in %s", (language) => {
  test.each([...ENGLISH.keys()])("%s has the same messages with the same arguments as in English", (catalogue) => {
    const messages = messagesIn(language).get(catalogue) ?? new Map<string, Message>();
    const english: Messages = ENGLISH.get(catalogue) ?? new Map<string, Message>();
    const pieces = new Set([...messages.values()].flatMap((message) => [...message.messages]));
    const facts = (all: Messages, codes: readonly string[]) =>
      Object.fromEntries(codes.map((code) => [code, [...argumentsOf(all, code)].sort().join()]));
    expect(facts(messages, [...messages.keys()].filter((code) => english.has(code) || !pieces.has(code)))).toEqual(facts(english, [...english.keys()]));
  });
});

/** Texts that are the same in other languages on purpose: names, and words that other languages have, too. */
const SAME: readonly RegExp[] = [
  /^(app-(name|at)|daily-share-title|lobby-option|mine-date|statistics-day|statistics-share)$/,
  /^(setup-bots|statistics-against-bots|gathering-bot|settings-level|settings-vibration)$/,
  /^(settings-system-language|theme-system|motion-system|speed-usual|house-name|profile-passkeys-title)$/,
  /^(offline-list-open|offline-install-title|mine-replay)$/,
];
/** The catalogues in which every sentence is the page's own. */
const OF_FRAME: ReadonlySet<string> = new Set(["i18n", "scorepad", "replay", "statistics", "daily", "profile", "puzzles", "lobby"]);
/** Names in games, which can be the same. */
const NAME = /^(?!.*\b[a-z]{2,}\b.*\b[a-z]{2,}\b)/;

/** The words of a pattern, also those that functions have. */
const wordsIn = (pattern: unknown): string =>
  typeof pattern === "string" ? pattern : [...nodesIn(pattern)].flatMap((node) => [...(Array.isArray(node) ? node : []), node["value"]]).filter((value) => typeof value === "string").join(" ");

test.each(CODES.filter((code) => code !== "en"))("messages of the page are translated to %s", (language) => {
  const same = [...messagesIn(language)].flatMap(([catalogue, messages]) => {
    const known = OF_FRAME.has(catalogue) ? SAME : [NAME];
    return [...messages].flatMap(([code, { file, pattern }]) => {
      const own = wordsIn(pattern);
      const isSame = OF_PAGE.test(file) && /\p{L}{2}/u.test(own) && own === wordsIn(ENGLISH.get(catalogue)?.get(code)?.pattern);
      return isSame && !known.some((one) => one.test(known === SAME ? code : own)) ? [`${file}: ${code}`] : [];
    });
  });
  expect(same).toEqual([]);
});

/** One place where code says a sentence. */
interface Call {
  readonly path: string;
  readonly catalogue: string;
  /** The possible codes, with ".+" for what is filled in. */
  readonly codes: readonly string[];
  /** The names of the arguments; undefined where they are not written out. */
  readonly given: readonly string[] | undefined;
}

const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/**/*.d.ts", "!../src/worker/**", "!../src/**/i18n/??/**"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The possible codes of a sentence, as regular expressions; none where it comes from elsewhere. */
function codesIn(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value["type"] === "Literal" && typeof value["value"] === "string") return [value["value"]];
  if (value["type"] === "ConditionalExpression") return [...codesIn(value["consequent"]), ...codesIn(value["alternate"])];
  if (value["type"] !== "TemplateLiteral") return [];
  const quasis = value["quasis"] as readonly { readonly value: { readonly cooked: string } }[];
  return [quasis.map((quasi) => quasi.value.cooked).join(".+")];
}

function givenIn(value: unknown): readonly string[] | undefined {
  if (value === undefined) return [];
  if (!isNode(value) || value["type"] !== "ObjectExpression") return undefined;
  const properties = value["properties"] as readonly Node[];
  if (properties.some(({ type }) => type !== "Property")) return undefined;
  return properties.map(({ key }) => String((key as Node)["name"] ?? (key as Node)["value"]));
}

/** The catalogue that a file under `src` belongs to. */
const catalogueOf = (path: string): string => /src\/(?:games\/)?([\w-]+)\/./.exec(path)?.[1] ?? "i18n";

function callsIn(path: string, source: string): readonly Call[] {
  const tree = parse(path.endsWith(".ts") ? `<script lang="ts">${source}</script>` : source, { modern: true });
  const nodes = [...nodesIn(tree)];
  const catalogues = new Map<string, string>();
  if (/\/i18n(?:\/index)?\.ts$/.test(path)) for (const name of ["say", "frame"]) catalogues.set(name, catalogueOf(path));
  for (const { type, source: from, specifiers } of nodes) {
    if (type !== "ImportDeclaration") continue;
    const module = String((from as Node)["value"]);
    if (!/\/i18n(?:\/index)?$/.test(module)) continue;
    const catalogue = module.startsWith("./") ? catalogueOf(path) : module.replace("/i18n", "").split("/").pop()!.replace(/^\.+$/, "i18n");
    for (const { local } of specifiers as readonly Node[]) catalogues.set(String((local as Node)["name"]), catalogue);
  }
  return nodes.flatMap(({ type, callee, arguments: given }) => {
    if (type !== "CallExpression") return [];
    const { name, property } = callee as Node;
    const member = isNode(property) && property["name"] === "say";
    const catalogue = member ? catalogueOf(path) : catalogues.get(String(name));
    const [code, values] = given as readonly unknown[];
    const codes = codesIn(code);
    return catalogue && codes.length > 0 ? [{ path, catalogue, codes, given: givenIn(values) }] : [];
  });
}

const CALLS = Object.entries(SOURCES).flatMap(([path, source]) => callsIn(path, source));

/** The codes of a catalogue that fit a code with ".+" in it. */
const fitting = (catalogue: string, code: string): readonly string[] =>
  [...(ENGLISH.get(catalogue)?.keys() ?? [])].filter((one) => new RegExp(`^${code}$`).test(one));

/** Where the sentences of a call can be: those about reasons are in a catalogue of their own, and said by what all games share. */
const placesOf = (catalogue: string): readonly string[] => (ENGLISH.has(catalogue) ? [catalogue, "reasons"] : [...ENGLISH.keys()]);

test("code says sentences that are there, with the arguments that they have", () => {
  const wrong = CALLS.flatMap(({ path, catalogue, codes, given }) => {
    const where = `${path}: ${codes.join(" or ")}`;
    const found = codes.map((code) =>
      placesOf(catalogue).flatMap((place) => fitting(place, code).map((one) => [...argumentsOf(ENGLISH.get(place)!, one)])),
    );
    if (found.some((all) => all.length === 0)) return [`${where} is not there`];
    if (given === undefined) return [];
    const missing = found.filter((all) => !all.some((names) => names.every((name) => given.includes(name))));
    const unknown = given.filter((name) => !found.flat(2).includes(name));
    return [...missing.map(([names]) => `${where} needs ${names?.join(", ")}`), ...unknown.map((name) => `${where} has no ${name}`)];
  });
  expect(wrong).toEqual([]);
});

test("every message is used", () => {
  const source = Object.values(SOURCES).join("\n");
  const literals = new Set([...source.matchAll(/["']([a-z][\w-]*)["']/g)].map(([, code]) => code));
  const starts = [...source.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, start = ""]) => start);
  const isNamed = (code: string) => literals.has(code) || starts.some((start) => code.startsWith(start));
  const unused = [...ENGLISH].flatMap(([catalogue, messages]) => {
    const said = new Set(CALLS.filter((call) => call.catalogue === catalogue).flatMap(({ codes }) => codes.flatMap((code) => fitting(catalogue, code))));
    const named = new Set([...messages.values()].flatMap((message) => [...message.messages]));
    return [...messages].flatMap(([code, { file }]) => (OF_PAGE.test(file) && !said.has(code) && !named.has(code) && !isNamed(code) ? [`${file}: ${code}`] : []));
  });
  expect(unused).toEqual([]);
});
