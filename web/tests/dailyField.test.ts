import { afterEach, describe, expect, it, test } from "vitest";
import { sayDaily } from "../src/daily/i18n";
import { rows, shareText, standing } from "../src/daily/results";
import { showLanguage } from "../src/i18n/catalogue.svelte";
import type { DailyDeal } from "../src/net/protocol";

const counted = (points: number, players: number) => ({ points, players, won: false });

describe("the standing", () => {
  const field = [counted(-3, 1), counted(4, 2), counted(20, 3)];

  it("counts who did worse, by the fewest points or the most", () => {
    expect(standing({ points: 4, won: false }, field, "few")).toEqual({ better: 3, level: 1, others: 5 });
    expect(standing({ points: 4, won: false }, field, "many")).toEqual({ better: 1, level: 1, others: 5 });
  });

  it("is nothing for the first player, and for a field that is not up to date", () => {
    expect(standing({ points: 4, won: true }, [counted(4, 1)], "few")).toEqual({ better: 0, level: 0, others: 0 });
    expect(standing({ points: 4, won: true }, [], undefined)).toEqual({ better: 0, level: 0, others: 0 });
  });

  it("counts wins where there are no points", () => {
    expect(standing({ points: 1, won: true }, [counted(0, 3), counted(1, 2)], undefined)).toEqual({ better: 3, level: 1, others: 4 });
  });
});

describe("the histogram", () => {
  it("has a row for each number of points where few differ", () => {
    expect(rows([counted(-1, 2), counted(1, 1)], [])).toEqual([
      { least: -1, most: -1, players: 2 },
      { least: 0, most: 0, players: 0 },
      { least: 1, most: 1, players: 1 },
    ]);
  });

  it("joins points to a few rows of the same width, and has room for what is marked", () => {
    const found = rows([counted(-7, 1), counted(3, 4)], [41]);
    expect(found).toHaveLength(11);
    expect(found[0]).toEqual({ least: -10, most: -6, players: 1 });
    expect(found.at(-1)).toEqual({ least: 40, most: 44, players: 0 });
    expect(found.reduce((sum, { players }) => sum + players, 0)).toBe(5);
  });

  it("stays small however far apart points are", () => {
    expect(rows([counted(-100_000, 1), counted(100_000, 1)], []).length).toBeLessThan(13);
    expect(rows([], [])).toEqual([]);
  });
});

test.each([
  [1, 0, 1, "Besser als der einzige andere Spieler.", "Better than the only other player."],
  [0, 1, 1, "Gleichauf mit dem einzigen anderen Spieler.", "Level with the only other player."],
  [0, 0, 1, "1 anderer war besser.", "1 other player did better."],
  [2, 1, 3, "Besser als 2 von 3 anderen, gleichauf mit 1.", "Better than 2 of 3 other players, level with 1."],
])("the standing of %i better and %i level of %i is a sentence", async (better, level, all, inGerman, inEnglish) => {
  expect(sayDaily("daily-standing", { better, level, all })).toBe(inEnglish);
  await showLanguage("de");
  expect(sayDaily("daily-standing", { better, level, all })).toBe(inGerman);
  await showLanguage("en");
});

describe("the text to share", () => {
  afterEach(() => showLanguage("en"));

  const outcome = (points: number) => ({ points, won: points === 1 });
  const deal = (field: DailyDeal["field"], expert: number | null) =>
    ({ game: "black-spy", day: "2026-11-23", field, expert: expert === null ? null : outcome(expert), yours: { outcome: outcome(4) } }) as DailyDeal;
  const deals = [null, [counted(4, 1)], [counted(4, 2)], [counted(1, 1), counted(4, 1)], [counted(4, 1), counted(9, 3)]].flatMap((field) =>
    [null, 1, 4, 9].map((expert) => deal(field, expert)),
  );

  it.each([
    ["en", /\b(you|your)\b/i, "Nobody else has finished this deal yet."],
    ["de", /\b(du|dir|dich|dein|deine\w*)\b/i, "Sonst ist damit noch niemand fertig geworden."],
  ] as const)("speaks of the sharer to whoever reads it, in %s", async (language, addressed, first) => {
    await showLanguage(language);
    for (const aim of ["few", "many", undefined] as const) {
      for (const one of deals) expect(shareText(one, "Black Spy", aim, 3, "/daily")).not.toMatch(addressed);
      expect(shareText(deals[4]!, "Black Spy", aim, 1, "/daily")).toContain(first);
    }
  });
});
