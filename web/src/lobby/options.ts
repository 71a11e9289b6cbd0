/** The options of a game, as the lobby shows and sends them. */

import { gameOf } from "../games";
import type { OptionTexts, OptionValueTexts } from "../games/manifest";
import { words } from "../i18n";
import type { Options } from "../net/protocol";

/** The texts of an option of a game; undefined for one that this client does not know. */
export const optionTexts = (game: string, option: string): OptionTexts | undefined => gameOf(game).texts.options[option];

/** What is played at a table, in words: the chosen options, and those that are said even at their defaults. */
export function playedLines(game: string, chosen: Options, all: Options): string[] {
  const said = Object.keys(gameOf(game).texts.options).filter((name) => optionTexts(game, name)?.always && name in all);
  return optionLines(game, { ...chosen, ...Object.fromEntries(said.map((name) => [name, all[name] ?? null])) });
}

/** What is played at a table, how many play, and how long each move can take. */
export const tableLines = (game: string, players: number, chosen: Options, all: Options, clock: number | null): string[] => [
  words.table.gathering.size(players),
  ...playedLines(game, chosen, all),
  ...clockLines(clock),
];

/** How long each move can take, in words, if a clock limits it. */
export const clockLines = (clock: number | null): string[] => (clock === null ? [] : [words.table.gathering.clock(clock)]);

/** The chosen options, in words. */
export function optionLines(game: string, options: Options): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return [];
    const texts = optionTexts(game, name);
    const whole = texts?.values?.[String(value)];
    if (texts?.phrase && !whole) return [texts.phrase(String(value))];
    const values = (Array.isArray(value) ? value : [value]).map(
      (one): OptionValueTexts => texts?.values?.[String(one)] ?? { title: String(one) },
    );
    const titles = values.map(({ title }) => title);
    const alone = texts?.alone || values.every((one) => one.alone);
    return [alone ? words.lobby.values(titles) : words.lobby.option(texts?.title ?? name, titles)];
  });
}
