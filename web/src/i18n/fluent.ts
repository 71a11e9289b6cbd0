/** Sentences in Fluent files (https://projectfluent.org), which the Python programs read too. */

import { FluentBundle, type FluentFunction, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from "@fluent/bundle";
import { type Who, capital, list, numbersWith } from "./format";

const SEPARATORS: Readonly<Record<string, string>> = { spaced: " ", semicolons: "; " };

/** Words that a sentence lists: `{ $names }` with commas, `{ LIST($names) }` as people would. */
class WordList extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

/** Somebody at a table, or several. */
class People extends FluentType<readonly Who[]> {
  toString(): string {
    return this.value.map(({ name }) => name).join(", ");
  }
}

/** Cards by their texts, which each game names in its own way. */
export type NameCards = (texts: readonly string[], form: string) => string;

/** What a sentence can do with an argument; the same as in Python, where `FUNCTIONS` says what each one is. */
function functionsOf(locale: string, word: (code: string) => string, cards: NameCards): Record<string, FluentFunction> {
  const number = numbersWith(locale, { useGrouping: false });
  const plurals = new Intl.PluralRules(locale);
  const and = list(locale);
  const one = ({ name, you }: Who, form = "nominative") => (you ? word(`you-${form}`) : name);
  const people = (value: FluentValue | undefined) => (value instanceof People ? value.value : [{ name: String(value), you: false }]);
  const listed = (value: FluentValue | undefined, type: string): FluentValue => {
    const words = value instanceof WordList ? value.value : value instanceof People ? value.value.map((who) => one(who)) : undefined;
    if (words === undefined) return String(value);
    const separator = SEPARATORS[type];
    return separator === undefined ? list(locale, type === "or" ? "disjunction" : "conjunction")(words) : words.join(separator);
  };
  return {
    LIST: ([value], { type = "and" }) => listed(value, String(type)),
    WHO: ([value], { case: form = "nominative" }) => and(people(value).map((who) => one(who, String(form)))),
    WHOSE([value], { ending = "" }) {
      const [{ name, you } = { name: "", you: false }] = people(value);
      if (you) return `${word("your")}${String(ending)}`;
      return `${name}${word(word("hissing").includes(name.slice(-1)) ? "possessive-of-hissing" : "possessive")}`;
    },
    DOES([value], verbs) {
      const subjects = people(value);
      const names = and(subjects.map((who, place) => (who.you && place === 0 ? word("you-first") : one(who))));
      const withYou = subjects.some(({ you }) => you);
      const many = verbs.many ?? verbs.you;
      if (subjects.length === 1) return `${names} ${String(withYou ? verbs.you : verbs.one)}`;
      return `${names} ${String(withYou ? (verbs["and-you"] ?? many) : many)}`;
    },
    COUNT: ([value], forms) => `${number(Number(value))} ${String(forms[plurals.select(Number(value))] ?? forms.other)}`,
    SEAT: ([value]) => new FluentNumber(Number(value) + 1, { useGrouping: false }),
    SIGNED: ([value]) => numbersWith(locale, { signDisplay: "exceptZero", useGrouping: false })(Number(value)),
    FIRST: ([value]) => capital(String(value)),
    CARD: ([value], { case: form = "nominative" }) => cards([String(value)], String(form)),
    CARDS: ([value], { case: form = "nominative" }) => cards(value instanceof WordList ? value.value : [], String(form)),
  };
}

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

/** The sentences of some Fluent files in one language. Those about people need `language/text/LANGUAGE/people.ftl` too. */
export class Sentences {
  readonly #bundle: FluentBundle;

  constructor(locale: string, sources: readonly string[], cards: NameCards = spelled) {
    const functions = functionsOf(locale, (code) => this.say(code), cards);
    this.#bundle = new FluentBundle(locale, { functions, useIsolating: false });
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
