/** Checks and adds up entries on this device, from a model that the server made of a game's rules. */

import { and } from "../i18n";
import type { ScoreRow, Scored } from "../net/content.svelte";
import type { PossiblePoints, ScoreModel } from "../net/protocol";
import { score } from "./i18n";

/** The contents of a scorepad, whether the server added up or this device. */
export type Sheet = Omit<Scored, "model">;

/** The server's result for the first entries of a scorepad. */
export interface Confirmed {
  readonly entries: readonly string[];
  /** The number of finished parts after each entry. */
  readonly finished: readonly number[];
  readonly rows: readonly ScoreRow[];
}

type Values = Readonly<Record<string, string | number>>;
type Added = { readonly row: ScoreRow; readonly said: readonly string[] } | { readonly refusal: string };

const filled = (text: string, values: Values): string => text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole).replace(/^-(?=\d+$)/, "\u2212"));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
const totalsOf = (rows: readonly ScoreRow[]): readonly number[] | undefined => rows.at(-1)?.totals;
const indicesOf = (numbers: readonly number[], wanted: number): number[] => numbers.flatMap((number, place) => (number === wanted ? [place] : []));

/** Whether a field holds a whole number; "−" counts as a minus sign. */
export const isPoints = (typed: string): boolean => /^[-\u2212+]?\d{1,4}$/.test(typed.trim());

/** The number in a field; 0 for a field without one. */
export const pointsIn = (typed: string): number => (isPoints(typed) ? Number(typed.trim().replace("\u2212", "-")) : 0);

/** The entry that the fields make; undefined if one is not a whole number. */
export const entryOf = (fields: readonly string[]): string | undefined =>
  fields.every(isPoints) ? fields.map((typed) => String(pointsIn(typed))).join(" ") : undefined;

/** A field with the other sign. */
export function negated(typed: string): string {
  const digits = typed.trim();
  return /^[-\u2212]/.test(digits) ? digits.slice(1) : `-${digits.replace(/^\+/, "")}`;
}

/** The numbers that an entry consists of; undefined if it contains anything else. */
export function numbersIn(entry: string): number[] | undefined {
  const words = entry.split(/[\s,]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => /^[-+]?\d{1,4}$/.test(word)) ? words.map(Number) : undefined;
}

/** Whether the game has ended. */
export function isOver({ ends_at, parts }: ScoreModel, rows: readonly ScoreRow[]): boolean {
  const reached = ends_at !== null && (totalsOf(rows) ?? []).some((total) => total >= ends_at);
  return reached || (parts !== null && rows.length >= parts);
}

/** The question for the points of the next part. */
export function questionOf({ questions }: ScoreModel, names: readonly string[], rows: readonly ScoreRow[]): string {
  return filled(questions[rows.length % questions.length] ?? "", { part: rows.length + 1, players: names.join(", ") });
}

/** The players with the lowest total; none if all totals are equal. */
function seatsBehind(rows: readonly ScoreRow[]): number[] {
  const totals = totalsOf(rows) ?? [];
  const seats = indicesOf(totals, Math.min(...totals));
  return seats.length < totals.length ? seats : [];
}

/** Add a part with these points to a scorepad, or say why that is not possible. */
export function addPart(model: ScoreModel, names: readonly string[], rows: readonly ScoreRow[], points: readonly number[]): Added {
  const refusal = refusalOf(model, names, rows, points);
  if (refusal !== undefined) return { refusal };
  const said: string[] = [];
  const special = specialOf(model, points);
  if (special) said.push(filled(special.said, { name: names[points.indexOf(special.points[0] ?? 0)] ?? "" }));
  const totals = points.map((number, seat) => {
    const total = (totalsOf(rows)?.[seat] ?? 0) + number;
    const after = number === 0 ? total : (model.back?.totals[String(total)] ?? total);
    if (model.back && after !== total) said.push(filled(model.back.said, { name: names[seat] ?? "", total, after }));
    return after;
  });
  const row = { points, totals };
  return { row, said: [...said, ...consequences(model, names, [...rows, row])] };
}

function refusalOf(model: ScoreModel, names: readonly string[], rows: readonly ScoreRow[], points: readonly number[]): string | undefined {
  if (points.length !== model.players) return filled(model.wrong_count, { players: model.players, count: points.length });
  if (specialOf(model, points)) return undefined;
  return wrongSum(model, points) ?? impossiblePoints(model, names, rows, points) ?? brokenLimit(model, points);
}

const ordered = (numbers: readonly number[]): string => numbers.toSorted((one, other) => one - other).join(" ");
const specialOf = ({ special }: ScoreModel, points: readonly number[]) => special.find((row) => ordered(row.points) === ordered(points));

function wrongSum({ sum }: ScoreModel, points: readonly number[]): string | undefined {
  const made = sumOf(points);
  if (!sum || made === sum.makes) return undefined;
  return filled(made > sum.makes ? sum.too_many : sum.too_few, { made, makes: sum.makes, off: Math.abs(made - sum.makes) });
}

function impossiblePoints(model: ScoreModel, names: readonly string[], rows: readonly ScoreRow[], points: readonly number[]): string | undefined {
  const behind = seatsBehind(rows);
  for (const [seat, number] of points.entries()) {
    const possible: PossiblePoints = (behind.includes(seat) ? model.behind?.possible : undefined) ?? model.possible;
    if (!possible.points.includes(number)) return filled(possible.refusal, { points: number, name: names[seat] ?? "" });
  }
  return undefined;
}

const brokenLimit = ({ limits }: ScoreModel, points: readonly number[]): string | undefined =>
  limits.find(({ amount, taken }) => sumOf(points.map((number) => taken[String(number)] ?? 0)) > amount)?.refusal;

/** The sentence after a part: the result, or who is behind. */
function consequences(model: ScoreModel, names: readonly string[], rows: readonly ScoreRow[]): string[] {
  const nameAll = (seats: readonly number[]) => and(seats.map((seat) => names[seat] ?? ""));
  if (isOver(model, rows)) {
    const totals = totalsOf(rows) ?? [];
    const total = model.fewest_win ? Math.min(...totals) : Math.max(...totals);
    const winners = indicesOf(totals, total);
    return [filled(winners.length > 1 ? model.shared : model.won, { names: nameAll(winners), total })];
  }
  if (!model.behind) return [];
  const behind = seatsBehind(rows);
  return [behind.length > 0 ? filled(model.behind.said, { names: nameAll(behind) }) : model.behind.level];
}

/** How many of some entries the server has confirmed in this order. */
function confirmedOf(entries: readonly string[], confirmed: Confirmed | undefined): number {
  const wrong = entries.findIndex((entry, place) => confirmed?.entries[place] !== entry);
  return wrong < 0 ? entries.length : wrong;
}

/**
 * Return a scorepad after some entries, of which the server may have confirmed the first. It ends before the first
 * entry that is refused, also where only the server can read it.
 */
export function addUp(model: ScoreModel | undefined, names: readonly string[], entries: readonly string[], confirmed: Confirmed | undefined): Sheet {
  const known = confirmedOf(entries, confirmed);
  const finished = (confirmed?.finished ?? []).slice(0, known);
  const rows = (confirmed?.rows ?? []).slice(0, finished.at(-1) ?? 0);
  // An entry that finished no part is the start of one that only the server can continue.
  const partial = known > 0 && finished.at(-1) === (finished.at(-2) ?? 0);
  let said: readonly string[] = [];
  let refused: Sheet["refused"] = null;
  for (const entry of entries.slice(known)) {
    const numbers = partial || !model || isOver(model, rows) ? undefined : numbersIn(entry);
    const added: Added = model && numbers ? addPart(model, names, rows, numbers) : { refusal: score("only-server") };
    if ("refusal" in added) {
      refused = { entry: finished.length, message: added.refusal };
      break;
    }
    rows.push(added.row);
    finished.push(rows.length);
    said = added.said;
  }
  const over = model !== undefined && isOver(model, rows);
  const bySeat = model !== undefined && !partial && !over;
  return {
    question: over ? null : bySeat ? questionOf(model, names, rows) : score("only-server-asks"),
    by_seat: bySeat,
    usage: model ? [[["", model.usage]]] : [],
    said: said.map((text) => [["", text]]),
    pad: [],
    rows,
    over,
    refused,
    finished,
  };
}
