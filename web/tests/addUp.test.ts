import { describe, expect, test } from "vitest";
import type { ScoreRow } from "../src/net/content.svelte";
import type { ScoreModel } from "../src/net/protocol";
import { type Confirmed, addPart, addUp, isOver, numbersIn, questionOf } from "../src/scorepad/addUp";
import { score } from "../src/scorepad/i18n";
import cases from "./records/score-cases.json?raw";

interface Step {
  readonly entry: string;
  readonly refused?: string;
  readonly totals?: readonly number[];
  readonly said?: readonly string[];
  /** Null after the end. */
  readonly question?: string | null;
}

interface Case {
  readonly game: string;
  readonly names: readonly string[];
  readonly model: ScoreModel;
  /** For each scorepad, its entries and what follows from each. */
  readonly pads: readonly (readonly Step[])[];
}

/** Written by `python -m tests.score_cases`, from what the server makes of the models. */
const CASES = JSON.parse(cases) as Case[];

function replay({ names, model }: Case, steps: readonly Step[]) {
  const rows: ScoreRow[] = [];
  for (const [place, step] of steps.entries()) {
    const added = addPart(model, names, rows, numbersIn(step.entry) ?? []);
    const where = `${place}: ${step.entry}`;
    if ("refusal" in added) {
      expect(added.refusal, where).toBe(step.refused);
      continue;
    }
    rows.push(added.row);
    expect({ totals: added.row.totals, said: added.said }, where).toEqual({ totals: step.totals, said: step.said });
    expect(isOver(model, rows) ? null : questionOf(model, names, rows), where).toBe(step.question);
  }
}

describe("what the server says of random entries follows from the model", () => {
  test.each(CASES.map((one, place) => [`${one.game} with ${one.names.length} players, ${place}`, one] as const))("%s", (_, one) => {
    for (const steps of one.pads) replay(one, steps);
  });
});

const usual = (game: string, players: number): ScoreModel => {
  const found = CASES.find((one) => one.game === game && one.names.length === players);
  if (!found) throw new Error(`no ${game} with ${players} players`);
  return found.model;
};
const NAMES = ["Ada", "Ben", "Cleo"];
const SPY = usual("black-spy", 3);

describe("a scorepad without a connection", () => {
  test("is added up from its entries alone", () => {
    const sheet = addUp(SPY, NAMES, ["60 20 -20", "0, 60, 60"], undefined);
    expect(sheet.rows.map((row) => row.totals)).toEqual([[60, 20, -20], [60, 80, 40]]);
    expect(sheet.said).toEqual([[["", "Ada took all black cards (BS-21)."]]]);
    expect(sheet.question).toBe("Deal 3 (pass left): points of Ada, Ben, Cleo?");
    expect(sheet).toMatchObject({ by_seat: true, over: false, refused: null });
  });

  test("ends before an entry that does not fit", () => {
    const sheet = addUp(SPY, NAMES, ["60 20 -20", "1 2 3", "0 60 60"], undefined);
    expect(sheet.refused).toEqual({ entry: 1, message: "BS-20: that makes 6, and a deal makes 60: 54 too few" });
    expect(sheet.rows).toHaveLength(1);
  });

  const CONFIRMED: Confirmed = {
    entries: ["sweep Ben", "K7 K7", "-", "rest"],
    finished: [1, 1, 1, 2],
    rows: [
      { points: [60, 0, 60], totals: [60, 0, 60] },
      { points: [20, 0, 40], totals: [80, 0, 100] },
    ],
  };

  test("continues after entries that only the server reads", () => {
    const sheet = addUp(SPY, NAMES, [...CONFIRMED.entries, "20 20 20"], CONFIRMED);
    expect(sheet.rows.map((row) => row.totals)).toEqual([[60, 0, 60], [80, 0, 100], [100, 20, 120]]);
  });

  test("undoes such entries, but asks nothing in the middle of a part", () => {
    const inside = addUp(SPY, NAMES, CONFIRMED.entries.slice(0, 2), CONFIRMED);
    expect(inside).toMatchObject({ by_seat: false, question: score("only-server-asks"), refused: null });
    expect(inside.rows).toHaveLength(1);
    expect(addUp(SPY, NAMES, ["sweep Ben", "K7 K7", "20 20 20"], CONFIRMED).refused).toEqual({ entry: 2, message: score("only-server") });
    const before = addUp(SPY, NAMES, ["sweep Ben", "20 20 20"], CONFIRMED);
    expect(before.rows.map((row) => row.totals)).toEqual([[60, 0, 60], [80, 20, 80]]);
  });

  test("refuses what only the server reads", () => {
    expect(addUp(SPY, NAMES, ["sweep Ben"], undefined).refused).toEqual({ entry: 0, message: score("only-server") });
    expect(addUp(SPY, NAMES, ["K7"], CONFIRMED).refused?.entry).toBe(0);
  });

  test("shows what is confirmed without a model, too", () => {
    const sheet = addUp(undefined, NAMES, [...CONFIRMED.entries, "20 20 20"], CONFIRMED);
    expect(sheet.rows).toEqual(CONFIRMED.rows);
    expect(sheet.refused?.entry).toBe(4);
    expect(sheet.by_seat).toBe(false);
  });

  test("is over as the model says", () => {
    const sheet = addUp(usual("spy-tricks", 3), NAMES, ["0 0 10", "0 0 0", "7 0 0", "0 0 0"], undefined);
    expect(sheet).toMatchObject({ over: true, question: null, by_seat: false });
    expect(sheet.refused?.entry).toBe(3);
  });
});

test("an entry by seat consists of whole numbers", () => {
  expect(numbersIn(" 12, +0 -5 ")).toEqual([12, 0, -5]);
  expect(["", "12 K7", "1.5 2", "99999", "−5", "- 5", "²"].map(numbersIn)).toEqual(Array(7).fill(undefined));
});
