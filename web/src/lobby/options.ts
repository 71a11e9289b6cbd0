/** The options of a game, as the lobby shows and sends them. */

import { gameOf } from "../games";
import type { OptionTexts } from "../games/manifest";
import type { GameFacts, OptionFacts, Options } from "../net/protocol";
import { words } from "../i18n";

/** The texts of an option of a game; undefined for one that this client does not know. */
export const optionTexts = (game: string, option: string): OptionTexts | undefined => gameOf(game).texts.options[option];

/** Each option that was chosen, in words. */
export function optionLines(game: string, options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
    const texts = optionTexts(game, name);
    const values = (Array.isArray(value) ? value : [String(value)]).map((one) => texts?.values?.[one] ?? { title: one });
    const titles = values.map(({ title }) => title).join(", ");
    return [texts?.alone || values.every(({ alone }) => alone) ? titles : `${texts?.title ?? name}: ${titles}`];
  });
}

/** What stands in the form for an option: for several choices a list, else a text; "" for the usual. */
export type FormValues = Record<string, string | string[]>;

export const MAX_NUMBER = 1000;

/** What is wrong with a wish, as a sentence; null if nothing is. */
export function validationError(game: string, option: OptionFacts, wish: string | string[] | undefined, players: number): string | null {
  if (option.choices.length > 0 || typeof wish !== "string" || wish.trim() === "") return null;
  const say = words.lobby.setup;
  if (option.name === "ages") {
    const seats = seatsOf(wish);
    const sorted = [...seats].sort((one, other) => one - other);
    const right = sorted.length === players && sorted.every((seat, place) => seat === place);
    return right ? null : say.wrongSeats(players);
  }
  const right = /^\d{1,4}$/.test(wish.trim()) && Number(wish) >= 1 && Number(wish) <= MAX_NUMBER;
  return right ? null : say.wrongNumber(optionTexts(game, option.name)?.title ?? option.name);
}

/** Seats as people count them, from 1, as the server counts them, from 0. */
const seatsOf = (wish: string): number[] => wish.split(/[\s,]+/).filter(Boolean).map((word) => Number(word) - 1);

/** The options to be sent: only what was chosen. */
export function optionsOf(facts: GameFacts, values: FormValues): Options {
  const options: Options = {};
  for (const { name, choices } of facts.options) {
    const wish = values[name];
    if (wish === undefined || wish.length === 0 || (typeof wish === "string" && wish.trim() === "")) continue;
    if (typeof wish !== "string") options[name] = wish;
    else if (name === "ages") options[name] = seatsOf(wish).join(",");
    else options[name] = choices.length > 0 ? wish : Number(wish);
  }
  return options;
}

/** The other way round: chosen options as they stand in the form; whatever the game does not know is left out. */
export function formValuesOf(facts: GameFacts, options: Options): FormValues {
  const values: FormValues = {};
  for (const { name, choices, many } of facts.options) {
    const value = options[name];
    if (value === undefined || value === null) continue;
    if (many) values[name] = Array.isArray(value) ? value.filter((one) => choices.includes(one)) : [];
    else if (name === "ages") values[name] = String(value).split(",").map((seat) => Number(seat) + 1).join(",");
    else if (choices.length === 0 || choices.includes(String(value))) values[name] = String(value);
  }
  return values;
}
