/** Sentences in Fluent files (https://projectfluent.org), which the Python programs read too. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";

const SEPARATORS: Readonly<Record<string, string>> = { spaced: " ", semicolons: "; " };

/** Words that a sentence lists: `{ $names }` with commas, `{ LIST($names) }` as people would. */
class WordList extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

/** `{ LIST($names, type: "or") }` names the last word after "or"; without a type it is "and". */
function list(locale: string) {
  return ([words]: FluentValue[], { type = "and" }: Record<string, FluentValue>): FluentValue => {
    if (!(words instanceof WordList)) return String(words);
    const separator = SEPARATORS[String(type)];
    if (separator !== undefined) return words.value.join(separator);
    return new Intl.ListFormat(locale, { type: type === "or" ? "disjunction" : "conjunction" }).format(words.value);
  };
}

/** `{ SEAT($seat) }` is a seat's number as people count, from 1; programs count seats from 0. */
function seat([number]: FluentValue[]): FluentValue {
  return new FluentNumber(Number(number) + 1, { useGrouping: false });
}

/** An argument as Fluent takes it: nothing is "none", and numbers have no thousands separators. */
function argument(value: unknown): FluentVariable {
  if (value === null || value === undefined) return "none";
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: false });
  if (!Array.isArray(value)) return String(value);
  return value.length === 0 ? "none" : new WordList(value.map(String));
}

/** The sentences of some Fluent files in one language. */
export class Sentences {
  readonly #bundle: FluentBundle;

  constructor(locale: string, ...sources: readonly string[]) {
    this.#bundle = new FluentBundle(locale, { functions: { LIST: list(locale), SEAT: seat }, useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  has(code: string): boolean {
    return this.#bundle.hasMessage(code);
  }

  /** Returns a sentence, with a real minus sign before negative numbers. Throws `Error` where the arguments do not fit. */
  say(code: string, given: Readonly<Record<string, unknown>> = {}): string {
    const pattern = this.#bundle.getMessage(code)?.value;
    if (!pattern) throw new Error(`no sentence ${code}`);
    const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, argument(value)]));
    return this.#bundle.formatPattern(pattern, values).replace(/(?<=^|[\s(])-(?=\d)/g, "\u2212");
  }
}
