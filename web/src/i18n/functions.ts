/** Functions that sentences apply to arguments. Those up to CARDS are the same in Python, where `FUNCTIONS` says what each one is. */

import { type FluentFunction, FluentNumber, FluentType, type FluentValue } from "@fluent/bundle";
import { type Who, capital, durations, list, numbersWith, spans } from "./format";

/** The separator of lists that are not running text. */
const SEPARATORS: Readonly<Record<string, string>> = { spaced: " ", semicolons: "; " };
/** How lists end; the last is for values. */
const TYPES: Readonly<Record<string, Intl.ListFormatType>> = { and: "conjunction", or: "disjunction", unit: "unit" };

/** Words that a sentence lists: `{ $names }` with commas, `{ LIST($names) }` as people would. */
export class WordList extends FluentType<readonly string[]> {
  toString(): string {
    return this.value.join(", ");
  }
}

/** Somebody at a table, or several. */
export class People extends FluentType<readonly Who[]> {
  toString(): string {
    return this.value.map(({ name }) => name).join(", ");
  }
}

/** Cards by their texts, which each game names in its own way. */
export type NameCards = (texts: readonly string[], form: string) => string;

type Option = FluentValue | undefined;
type Style = NonNullable<Intl.DateTimeFormatOptions["dateStyle"]>;

/** `word` gives the pronouns and endings of the language. */
export function functionsOf(locale: string, word: (code: string) => string, cards: NameCards): Record<string, FluentFunction> {
  const number = numbersWith(locale, { useGrouping: false });
  const plurals = new Intl.PluralRules(locale);
  const and = list(locale);
  const one = ({ name, you }: Who, form = "nominative") => (you ? word(`you-${form}`) : name);
  const people = (value: Option) => (value instanceof People ? value.value : [{ name: String(value), you: false }]);
  const listed = (value: Option, type: string, form?: string): FluentValue => {
    const words = value instanceof WordList ? value.value : value instanceof People ? value.value.map((who) => one(who, form)) : undefined;
    if (words === undefined) return String(value);
    const separator = SEPARATORS[type];
    return separator === undefined ? list(locale, TYPES[type])(words) : words.join(separator);
  };
  const verb = (value: Option, verbs: Record<string, FluentValue>) => {
    const subjects = people(value);
    const withYou = subjects.some(({ you }) => you);
    const many = verbs.many ?? verbs.you;
    return String(subjects.length === 1 ? (withYou ? verbs.you : verbs.one) : withYou ? (verbs["and-you"] ?? many) : many);
  };
  const date = (options: Intl.DateTimeFormatOptions, value: number | string) =>
    new Intl.DateTimeFormat(locale, options).format(typeof value === "number" ? value : Date.parse(value));
  const ago = new Intl.RelativeTimeFormat(locale, { numeric: "auto", style: "long" });
  return {
    LIST: ([value], { type = "and", case: form = "nominative" }) => listed(value, String(type), String(form)),
    WHO: ([value], { case: form = "nominative" }) => and(people(value).map((who) => one(who, String(form)))),
    WHOSE([value], { ending = "" }) {
      const [{ name, you } = { name: "", you: false }] = people(value);
      if (you) return `${word("your")}${String(ending)}`;
      return `${name}${word(word("hissing").includes(name.slice(-1)) ? "possessive-of-hissing" : "possessive")}`;
    },
    DOES([value], verbs) {
      const names = and(people(value).map((who, place) => (who.you && place === 0 ? word("you-first") : one(who))));
      return `${names} ${verb(value, verbs)}`;
    },
    VERB: ([value], verbs) => verb(value, verbs),
    COUNT: ([value], forms) => `${number(Number(value))} ${String(forms[plurals.select(Number(value))] ?? forms.other)}`,
    SEAT: ([value]) => new FluentNumber(Number(value) + 1, { useGrouping: false }),
    SIGNED: ([value]) => numbersWith(locale, { signDisplay: "exceptZero", useGrouping: false })(Number(value)),
    FIRST: ([value]) => capital(String(value)),
    CARD: ([value], { case: form = "nominative" }) => cards([String(value)], String(form)),
    CARDS: ([value], { case: form = "nominative" }) => cards(value instanceof WordList ? value.value : [], String(form)),

    /** A date, in milliseconds or as an ISO day: `{ DATE($at, style: "medium", time: "short") }`. */
    DATE([value], { style = "long", time }) {
      const options = { dateStyle: style as Style, ...(time && { timeStyle: time as Style }) };
      return typeof value === "string" ? date({ ...options, timeZone: "UTC" }, value) : date(options, Number(value));
    },
    /** The time of day. */
    TIME: ([value]) => date({ timeStyle: "short" }, Number(value)),
    /** A time that passed, in minutes: "5 minutes ago". */
    AGO([value]) {
      const minutes = -Number(value);
      if (minutes > -60) return ago.format(minutes, "minute");
      return minutes > -1_440 ? ago.format(Math.round(minutes / 60), "hour") : ago.format(Math.round(minutes / 1_440), "day");
    },
    /** A time that somebody has, in seconds: "5 h 20 min"; short ones in seconds only. */
    DURATION: ([value], { below = 60 }) => durations(locale)(Number(value), Number(below)),
    /** A time in whole days, hours or seconds: "8 hours". */
    SPAN: ([value]) => spans(locale)(Number(value)),
    /** A part of one: "25%". */
    PERCENT: ([value]) => numbersWith(locale, { style: "percent" })(Number(value)),
    /** Within a sentence: "deal" for "Deal". */
    LOWER: ([value]) => String(value).toLocaleLowerCase(locale),
    /** A number with separators in long ones, and as many decimals as wanted: `{ DECIMAL($mean, most: 1) }`. */
    DECIMAL: ([value], { least = 0, most = 3 }) =>
      numbersWith(locale, { minimumFractionDigits: Number(least), maximumFractionDigits: Number(most) })(Number(value)),
  };
}
