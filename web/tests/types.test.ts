import { expect, test } from "vitest";

const FILES = import.meta.glob<string>("../src/**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/** `any` where a type stands; in prose it follows other words. */
const ANY = /(?:[:<|&,=]|\bas|\bextends)\s*any\b\s*(?=[;,)>|&=[\]{}]|$)/m;

test("nothing has the type any", () => {
  expect(["x: any;", "f(x: any)", "Map<string, any>", "x as any", "any[] | x: any[]"].every((text) => ANY.test(text))).toBe(true);
  expect(Object.entries(FILES).flatMap(([path, text]) => (ANY.test(text) ? [path] : []))).toEqual([]);
});
