import { expect, test } from "vitest";
import { CODES } from "../src/i18n/languages";

type Content = Readonly<Record<string, unknown>>;

const MODULES = import.meta.glob<Content>(["../src/games/*/i18n/*/{index,frame}.ts"], { eager: true });
const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/**/i18n/??/**"], { query: "?raw", import: "default", eager: true });

/** Where a language stands in the path of a catalogue. */
const PLACE = /(?<=\/i18n\/)[a-z]{2}(?=[./])/;

/** What is the same in other languages on purpose: names, and words that other languages have, too. */
const SAME: readonly RegExp[] = [
  // of games: names, and reasons, whose words are in Fluent files
  /^game\.(name|about\.(design|art))$/,
  /^scores\.chips$/,
  /^cards\.joker$/,
  /^reasons\./,
];

function* leaves(content: Content, path = ""): Generator<readonly [path: string, leaf: unknown]> {
  for (const [key, value] of Object.entries(content)) {
    if (typeof value === "object" && value !== null && !Array.isArray(value)) yield* leaves(value as Content, `${path}${key}.`);
    else yield [path + key, value];
  }
}

const kindOf = (leaf: unknown): string => (typeof leaf === "function" ? `function of ${leaf.length}` : Array.isArray(leaf) ? "list" : typeof leaf);
const kinds = (content: Content): Record<string, string> => Object.fromEntries([...leaves(content)].map(([path, leaf]) => [path, kindOf(leaf)]));

/** The words in a value: of a function, those in its literals. */
function wordsIn(leaf: unknown): string {
  if (typeof leaf === "string" || Array.isArray(leaf)) return JSON.stringify(leaf);
  if (typeof leaf !== "function") return "";
  const literals = leaf.toString().replaceAll(/\$\{[^{}]*\}/g, " ").match(/"[^"]*"|`[^`]*`/g) ?? [];
  return literals.join(" ");
}
const CLAUSE = /^"[A-Z]{2}-\d+"$/;
const isSame = (one: unknown, other: unknown): boolean => /\p{L}{2}/u.test(wordsIn(one)) && !CLAUSE.test(wordsIn(one)) && wordsIn(one) === wordsIn(other);

/** What a module of a catalogue has to say. */
function contentOf(language: string, module: Content = {}): Content {
  const found = [language, "table", "frame", "score"].map((name) => module[name]).find((one) => one !== undefined);
  if (found === undefined) throw new Error(`no catalogue among ${Object.keys(module).join(", ")}`);
  return found as Content;
}

/** The catalogues of a language, by the path of the English one, without what is English still. */
function cataloguesIn(language: string): [path: string, english: Content, other: Content][] {
  return Object.entries(MODULES).flatMap(([path, module]) => {
    if (PLACE.exec(path)?.[0] !== language) return [];
    const english = path.replace(PLACE, "en");
    return [[english, contentOf("en", MODULES[english]), contentOf(language, module)]];
  });
}

const others = CODES.filter((code) => code !== "en");

test.each(others)("catalogues in %s have the same keys as in English, with values of the same kind", (language) => {
  for (const [path, english, other] of cataloguesIn(language)) expect({ path, ...kinds(other) }).toEqual({ path, ...kinds(english) });
});

test.each(others)("catalogues in %s offer choices in the same order as in English", (language) => {
  const choices = (content: Content) => [...leaves(content)].map(([path]) => path).filter((path) => /^settings\.|\bchoices\./.test(path));
  for (const [, english, other] of cataloguesIn(language)) expect(choices(other)).toEqual(choices(english));
});

test.each(others)("catalogues in %s are translated", (language) => {
  const same = cataloguesIn(language).flatMap(([, english, other]) => {
    const known = new Map(leaves(english));
    return [...leaves(other)].filter(([path, leaf]) => isSame(leaf, known.get(path))).map(([path]) => path);
  });
  expect(same.filter((path) => !SAME.some((one) => one.test(path)))).toEqual([]);
});

test("every sentence is used", () => {
  const source = Object.values(SOURCES).join("\n");
  const read = [/\.(\w+)/g, /"([\w-]+)"/g].flatMap((pattern) => [...source.matchAll(pattern)].map(([, key]) => key));
  const unpacked = [...source.matchAll(/(?:const|let) \{([^{}]*)\}/g)].flatMap(([, keys = ""]) => keys.match(/\w+/g) ?? []);
  const used = new Set([...read, ...unpacked]);
  const paths = cataloguesIn("en").flatMap(([, english]) => [...leaves(english)].map(([path]) => path));
  // Options, sheets, chance outcomes and answers of two words are named by the server.
  const known = paths.filter((path) => !/^game\.(options|sheets|outcomes)\.| /.test(path));
  expect(known.filter((path) => !used.has(path.split(".").at(-1)!))).toEqual([]);
});
