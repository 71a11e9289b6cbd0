/**
 * Fluent files as the page gets them: read when it is built, so that it needs no parser. What a language does not say is
 * in English.
 */

import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import type { Expression, Messages, Part, Pattern, Text } from "./src/i18n/messages.ts";

const FILE = /^(.*\/)([a-z]{2})(\/[\w-]+\.ftl)\?messages$/;

const textOf = (pattern: Pattern): Text => (typeof pattern === "string" ? pattern : pattern.map((part) => (typeof part === "string" ? part : partOf(part))));

function partOf(expression: Expression): Part {
  switch (expression.type) {
    case "var":
      return [expression.name];
    case "str":
      return { text: expression.value };
    case "num":
      if (expression.precision === 0) return expression.value;
      break;
    case "mesg":
      if (expression.attr === null) return { message: expression.name };
      break;
    case "func": {
      const [args, named] = [expression.args.filter((one) => one.type !== "narg"), expression.args.filter((one) => one.type === "narg")];
      return [expression.name, args.map(partOf), Object.fromEntries(named.map(({ name, value }) => [name, value.value]))];
    }
    case "select": {
      const variants = expression.variants.map(({ key, value }) => [String(key.value), textOf(value)] as const);
      return [partOf(expression.selector), variants[expression.star]?.[0] ?? "", Object.fromEntries(variants)];
    }
  }
  throw new Error(`the page cannot say ${JSON.stringify(expression)}`);
}

/** The messages of a Fluent file. */
export function messagesIn(file: string): Messages {
  return Object.fromEntries(new FluentResource(file).body.map(({ id, value }) => [id, textOf(value ?? "")]));
}

export const fluentFiles = (): Plugin => ({
  name: "fluent-files",
  enforce: "pre",
  async load(id) {
    const [, before = "", language = "", file = ""] = FILE.exec(id) ?? [];
    if (!file) return null;
    const read = (path: string) => this.fs.readFile(path, { encoding: "utf8" });
    const english = await read(`${before}en${file}`).catch(() => "");
    const own = await read(`${before}${language}${file}`);
    this.addWatchFile(`${before}${language}${file}`);
    return { code: `export default ${JSON.stringify({ ...messagesIn(english), ...messagesIn(own) })}`, moduleType: "js" };
  },
});
