/** The values in the form for the options of a game: what the person chose, over presets, over defaults. */

import { say } from "../i18n";
import type { GameFacts, OptionFacts, Options } from "../net/protocol";
import { optionTexts } from "./options";

type Value = Options[string];

const isList = (value: unknown): value is (string | number)[] => Array.isArray(value);
/** Whether two values are the same, also where one is still a text in a field. */
const same = (one: unknown, other: unknown) => String(one ?? "") === String(other ?? "");

/** The choice that stands for no other options, for an option that has presets. */
const plain = ({ choices, presets }: OptionFacts) =>
  choices.find((choice) => choice in presets && Object.keys(presets[choice] ?? {}).length === 0);

/** The value that applies to a number of players if an option is left out. */
const defaultOf = (option: OptionFacts, players: number): Value =>
  plain(option) ?? (option.defaults[String(players)] as Value | undefined) ?? null;

/** The values that the chosen presets stand for. */
function presetValues(facts: GameFacts, chosen: Options): Options {
  const presets = facts.options.map(({ name, presets }) => presets[String(chosen[name])] ?? {});
  return Object.assign({}, ...presets) as Options;
}

const isChoices = (facts: GameFacts, name: string) => facts.options.some((option) => option.name === name && option.kind === "choices");
/** The values of a list that another does not have. */
const without = (list: Value | undefined, other: Value | undefined) =>
  (isList(list) ? list : []).filter((one) => !isList(other) || !other.includes(one));
/** A list with what it does not have of another. */
const added = (list: Value | undefined, more: Value) => [...(isList(list) ? list : []), ...without(more, list)] as Value;

/** Whether a list has as many values as there are seats, for options that have one for each. */
const fits = ({ kind }: OptionFacts, value: Value, players: number) =>
  !["seat-order", "choice-by-seat"].includes(kind) || !isList(value) || value.length === players;

/** The value of every option: what was chosen, or what a preset says, or the default. */
export function valuesOf(facts: GameFacts, chosen: Options, players: number): Options {
  const presets = presetValues(facts, chosen);
  return Object.fromEntries(
    facts.options.map((option) => {
      const own = chosen[option.name] ?? null;
      const said = own !== null && fits(option, own, players) ? own : presets[option.name];
      return [option.name, said ?? defaultOf(option, players)];
    }),
  );
}

/** The choices after another choice. A preset replaces what was chosen before for the options that it stands for; to lists it adds. */
export function choose(facts: GameFacts, chosen: Options, name: string, value: Value | undefined): Options {
  const presets = facts.options.find((option) => option.name === name)?.presets ?? {};
  const replaced = new Set([name, ...Object.values(presets).flatMap((values) => Object.keys(values))]);
  const [before, after] = [chosen[name], value].map((one) => presets[String(one)] ?? {}) as [Options, Options];
  const kept = Object.entries(chosen).flatMap(([other, own]): [string, Value][] => {
    if (!replaced.has(other)) return [[other, own]];
    const further = isChoices(facts, other) && other !== name ? without(own, before[other]) : [];
    return further.length > 0 ? [[other, added(after[other], further)]] : [];
  });
  return Object.fromEntries(value === undefined || value === null ? kept : [...kept, [name, value]]);
}

/** The options to send: what differs from the defaults, and a preset only where nothing overrides it. */
export function optionsOf(facts: GameFacts, chosen: Options, players: number): Options {
  const values = valuesOf(facts, chosen, players);
  const presets = presetValues(facts, chosen);
  const whole = Object.entries(presets).every(([name, value]) => same(values[name], value));
  const sent = facts.options.filter((option) => {
    if (whole && option.name in presets) return false;
    if (!whole && plain(option) !== undefined) return false;
    return !same(values[option.name], defaultOf(option, players));
  });
  return Object.fromEntries(sent.map(({ name, kind }) => [name, kind === "number" ? Number(values[name]) : values[name]])) as Options;
}

/** The choices for given options, without what the game does not know. */
export function chosenOf(facts: GameFacts, options: Options): Options {
  const presets = presetValues(facts, options);
  const known = facts.options.flatMap((option): [string, Value][] => {
    const value = readValue(option, options[option.name]);
    if (value === undefined) return [];
    return [[option.name, isList(value) && isChoices(facts, option.name) ? added(presets[option.name], value) : value]];
  });
  return Object.fromEntries(known);
}

function readValue({ kind, choices }: OptionFacts, value: Value | undefined): Value | undefined {
  if (value === undefined || value === null) return undefined;
  // Older house variants have lists as texts.
  const list = isList(value) ? value : String(value).split(/[\s,]+/).filter(Boolean);
  switch (kind) {
    case "choice":
      return choices.includes(String(value)) ? value : undefined;
    case "choices":
    case "choice-by-seat":
      return list.map(String).filter((one) => choices.includes(one));
    case "seat-order":
      return list.map(Number);
    case "seat":
      return Number(value);
    case "switch":
      return typeof value === "boolean" ? value : undefined;
    default:
      return String(value);
  }
}

/** A sentence that says what is wrong with a value; null if it is valid. */
export function validationError(game: string, option: OptionFacts, value: Value | undefined): string | null {
  if (option.kind !== "number" || value === null || value === undefined) return null;
  const [least, most] = [option.least ?? 1, option.most ?? Number.MAX_SAFE_INTEGER];
  const right = /^\d{1,9}$/.test(String(value).trim()) && Number(value) >= least && Number(value) <= most;
  return right ? null : say("setup-wrong-number", { title: optionTexts(game, option.name)?.title ?? option.name, least, most });
}

/** The choice in a list that another choice cannot be combined with. */
export function excluderOf(option: OptionFacts, list: readonly string[], choice: string): string | undefined {
  const others = option.excludes.flatMap(([one, other]) => (one === choice ? [other] : other === choice ? [one] : []));
  return others.find((other) => list.includes(other));
}

/** A list after one of its places was moved by a number of places. */
export function moved(list: readonly number[], place: number, by: number): number[] {
  const order = [...list];
  const [seat] = order.splice(place, 1);
  if (seat !== undefined) order.splice(place + by, 0, seat);
  return order;
}

/** Choices by seat after one seat chose: who had that choice gets the one that was given up. */
export function swapped(list: readonly string[], seat: number, choice: string): string[] {
  const before = list[seat] ?? "";
  return list.map((one, other) => (other === seat ? choice : one === choice ? before : one));
}
