/** The options of a game, as the lobby shows and sends them. */

import { gameOf } from "../games";
import type { OptionTexts, OptionValueTexts } from "../games/manifest";
import { listed, say } from "../i18n";
import type { Options, TableSummary } from "../net/protocol";

/** The texts of an option of a game; undefined for one that this client does not know. */
export const optionTexts = (game: string, option: string): OptionTexts | undefined => gameOf(game).texts.options[option];

/** The game at a table in words: the chosen options, and those that are said even at their defaults. */
export function playedLines(game: string, chosen: Options, all: Options): string[] {
  const said = Object.keys(gameOf(game).texts.options).filter((name) => optionTexts(game, name)?.always && name in all);
  return optionLines(game, { ...chosen, ...Object.fromEntries(said.map((name) => [name, all[name] ?? null])) });
}

/** The game at a table, how many play, and how long each move can take. */
export const tableLines = (game: string, players: number, chosen: Options, all: Options, clock: number | null): string[] => [
  say("gathering-size", { players }),
  ...playedLines(game, chosen, all),
  ...clockLines(clock),
];

/** How long each move can take, in words, if a clock limits it. */
export const clockLines = (clock: number | null): string[] => (clock === null ? [] : [say("gathering-clock", { seconds: clock })]);

/** The reason why a table of the person waits, or until when it waits for the person. */
export function stateLine({ stage, your_turn, until }: TableSummary): string {
  if (!your_turn) return say(`stage-${stage}`);
  return say("lobby-running-turn", { seconds: until && Math.max(60, Math.round((until - Date.now()) / 1000)) });
}

/** The game at a table, and when something last happened there. */
export const factsLine = (table: TableSummary): string =>
  [
    ...optionLines(table.game, table.options),
    say("lobby-running-at", { minutes: Math.max(0, Math.round((Date.now() - table.at) / 60_000)) }),
  ].join(" · ");

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
    return [alone ? listed(titles) : say("lobby-option", { title: texts?.title ?? name, values: titles })];
  });
}
