/** Sentences in Fluent files (https://projectfluent.org), which the Python programs read too. */

import { FluentBundle, FluentNumber, type FluentVariable } from "@fluent/bundle";
import type { Who } from "./format";
import { type NameCards, People, WordList, functionsOf } from "./functions";
import { type Messages, resourceOf } from "./messages";

const isWho = (value: unknown): value is Who => typeof value === "object" && value !== null && "you" in value;

/** An argument as Fluent takes it: nothing is "none", and numbers have no thousands separators. */
function argument(value: unknown): FluentVariable {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  if (isWho(value)) return new People([value]);
  if (!Array.isArray(value)) return String(value);
  if (value.length > 0 && value.every(isWho)) return new People(value);
  return value.length === 0 ? "none" : new WordList(value.map(String));
}

const spelled: NameCards = (texts) => texts.join(", ");
const asItIs = (sentence: string): string => sentence;

/** The sentences of some Fluent files in one language. Those about people need `language/text/LANGUAGE/people.ftl` too. */
export class Sentences {
  readonly #bundle: FluentBundle;
  readonly #change: (sentence: string) => string;

  /** `change` gives finished sentences another form. */
  constructor(locale: string, files: readonly Messages[], cards: NameCards = spelled, change: (sentence: string) => string = asItIs) {
    const functions = functionsOf(locale, (code) => this.#said(code, {}), cards);
    this.#change = change;
    this.#bundle = new FluentBundle(locale, { functions, useIsolating: false });
    for (const messages of files) this.#bundle.addResource(resourceOf(messages));
  }

  has(code: string): boolean {
    return this.#bundle.hasMessage(code);
  }

  /** Returns a sentence, with a real minus sign before negative numbers. Throws `Error` where the arguments do not fit. */
  say(code: string, given: Readonly<Record<string, unknown>> = {}): string {
    return this.#change(this.#said(code, given));
  }

  #said(code: string, given: Readonly<Record<string, unknown>>): string {
    const pattern = this.#bundle.getMessage(code)?.value;
    if (!pattern) throw new Error(`no sentence ${code}`);
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argument(value)]));
    return this.#bundle.formatPattern(pattern, values).replace(/(?<=^|[\s(])-(?=\d)/g, "\u2212");
  }
}
