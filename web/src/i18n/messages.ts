/** Messages as `fluentFiles.ts` writes them into the page, in half the room of Fluent's own form. */

import type { Message } from "@fluent/bundle";

export type Pattern = NonNullable<Message["value"]>;
export type Expression = Exclude<Exclude<Pattern, string>[number], string>;
type Literal = Extract<Expression, { type: "str" | "num" }>;

/** A sentence: its words, and what is between them. */
export type Text = string | readonly (string | Part)[];

/** An expression in braces in a Fluent file. */
export type Part =
  | number
  | { readonly text: string }
  | { readonly message: string }
  | readonly [argument: string]
  | Call
  | Choice;
type Call = readonly [name: string, args: readonly Part[], named: Readonly<Record<string, string | number>>];
/** The text for a number or word, or else the usual one. */
type Choice = readonly [by: Part, usual: string, of: Readonly<Record<string, Text>>];

/** The messages of a file by their codes. */
export type Messages = Readonly<Record<string, Text>>;

const literal = (value: string | number): Literal => (typeof value === "number" ? { type: "num", value, precision: 0 } : { type: "str", value });

const isCall = (part: Call | Choice): part is Call => typeof part[0] === "string";

const patternOf = (text: Text): Pattern => (typeof text === "string" ? text : text.map((part) => (typeof part === "string" ? part : expressionOf(part))));

function expressionOf(part: Part): Expression {
  if (typeof part === "number") return literal(part);
  if ("text" in part) return literal(part.text);
  if ("message" in part) return { type: "mesg", name: part.message, attr: null };
  if (part.length === 1) return { type: "var", name: part[0] };
  if (isCall(part)) {
    const [name, args, given] = part;
    const named = Object.entries(given).map(([as, value]) => ({ type: "narg" as const, name: as, value: literal(value) }));
    return { type: "func", name, args: [...args.map(expressionOf), ...named] };
  }
  const [by, usual, of] = part;
  const variants = Object.entries(of).map(([key, text]) => ({ key: literal(/^-?\d/.test(key) ? Number(key) : key), value: patternOf(text) }));
  return { type: "select", selector: expressionOf(by), variants, star: Object.keys(of).indexOf(usual) };
}

/** The messages of a file in the form that Fluent's bundles take. */
export const resourceOf = (messages: Messages): { body: Message[] } => ({
  body: Object.entries(messages).map(([id, text]) => ({ id, value: patternOf(text), attributes: {} })),
});
