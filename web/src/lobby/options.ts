/** The options of a game, as the lobby shows and sends them. */

import { gameOf } from "../games";
import type { OptionTexts, OptionValueTexts } from "../games/manifest";
import { words } from "../i18n";
import type { GameFacts, OptionFacts, Options } from "../net/protocol";

/** The texts of an option of a game; undefined for one that this client does not know. */
export const optionTexts = (game: string, option: string): OptionTexts | undefined => gameOf(game).texts.options[option];

/** What is played at a table, in words: the chosen options, and those that are said even at their defaults. */
export function playedLines(game: string, chosen: Options, all: Options): string[] {
  const said = Object.keys(gameOf(game).texts.options).filter((name) => optionTexts(game, name)?.always && name in all);
  return optionLines(game, { ...chosen, ...Object.fromEntries(said.map((name) => [name, all[name] ?? null])) });
}

/** The chosen options, in words. */
export function optionLines(game: string, options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
    const texts = optionTexts(game, name);
    const values = (Array.isArray(value) ? value : [value]).map((one): OptionValueTexts => {
      const phrase = texts?.phrase?.(String(one));
      return texts?.values?.[String(one)] ?? { title: phrase ?? String(one), alone: phrase !== undefined };
    });
    const titles = values.map(({ title }) => title);
    const alone = texts?.alone || values.every((one) => one.alone);
    return [alone ? words.lobby.values(titles) : words.lobby.option(texts?.title ?? name, titles)];
  });
}

/** The value of each option in the form: a list for several choices, otherwise a text; "" for the default. */
export type FormValues = Record<string, string | string[]>;

export const MAX_NUMBER = 1000;

/** A sentence that says what is wrong with a value; null if it is valid. */
export function validationError(game: string, option: OptionFacts, value: string | string[] | undefined, players: number): string | null {
  if (option.choices.length > 0 || typeof value !== "string" || value.trim() === "") return null;
  const say = words.lobby.setup;
  if (option.name === "ages") {
    const seats = seatsOf(value);
    const sorted = [...seats].sort((one, other) => one - other);
    const right = sorted.length === players && sorted.every((seat, place) => seat === place);
    return right ? null : say.wrongSeats(players);
  }
  const right = /^\d{1,4}$/.test(value.trim()) && Number(value) >= 1 && Number(value) <= MAX_NUMBER;
  return right ? null : say.wrongNumber(optionTexts(game, option.name)?.title ?? option.name);
}

/** Seat numbers as the server counts them, from 0, out of a text in which people count from 1. */
const seatsOf = (value: string): number[] => value.split(/[\s,]+/).filter(Boolean).map((word) => Number(word) - 1);

/** The options to send: only those that were chosen. */
export function optionsOf(facts: GameFacts, values: FormValues): Options {
  const options: Options = {};
  for (const { name, choices } of facts.options) {
    const value = values[name];
    if (value === undefined || value.length === 0 || (typeof value === "string" && value.trim() === "")) continue;
    if (typeof value !== "string") options[name] = value;
    else if (name === "ages") options[name] = seatsOf(value).join(",");
    else options[name] = choices.length > 0 ? value : Number(value);
  }
  return options;
}

/** The inverse: the form values for given options, without options that the game does not know. */
export function formValuesOf(facts: GameFacts, options: Options): FormValues {
  const values: FormValues = {};
  for (const { name, choices, many } of facts.options) {
    const value = options[name];
    if (value === undefined || value === null) continue;
    if (many) values[name] = Array.isArray(value) ? value.map(String).filter((one) => choices.includes(one)) : [];
    else if (name === "ages") values[name] = String(value).split(",").map((seat) => Number(seat) + 1).join(",");
    else if (choices.length === 0 || choices.includes(String(value))) values[name] = String(value);
  }
  return values;
}
