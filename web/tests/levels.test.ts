import { expect, test } from "vitest";
import { CHOICES, LEVELS, choosable, readSettings } from "../src/settings.svelte";

test("people choose among the levels that a server has, and keep the bot that holds a seat", () => {
  expect(choosable(["random", "sensible", ...LEVELS])).toEqual(LEVELS);
  expect(choosable(["random", "sensible", "expert"], "sensible")).toEqual(["expert", "sensible"]);
  expect(choosable(LEVELS, "hard")).toEqual(LEVELS);
});

test("no level is chosen until a person chooses one", () => {
  expect(readSettings(null).level).toBe("");
  expect(readSettings('{"level":"hard"}').level).toBe("hard");
  expect(readSettings('{"level":"random"}').level).toBe(CHOICES.level[0]);
});
