import { expect, test } from "vitest";
import { marksOf } from "../src/play/judgedCards";

test("what was played and what is better have marks, and what both name has none", () => {
  const pass = { played: "pass R3 G4 K9", better: "pass R3 K7 K9" };
  expect([...marksOf(pass, "hand")]).toEqual([["G4", "played"], ["K7", "better"]]);
  expect(marksOf(pass, "spot").size).toBe(0);
});

test("a guess marks spots of the mat, and no cards of the hand", () => {
  const guess = { played: "guess red", better: "guess R9 +helper" };
  expect(marksOf(guess, "spot").get("R9")).toBe("better");
  expect(marksOf(guess, "hand").size).toBe(0);
});

test("what an action names by a token is an agent, and no card of the hand", () => {
  const attack = { played: "hearts #5 on #2", better: "hearts #5 on #9" };
  expect([...marksOf(attack, "agent")]).toEqual([["#2", "played"], ["#9", "better"]]);
  expect(marksOf(attack, "hand").size).toBe(0);
  expect(marksOf({ played: "draft", better: "field #1" }, "agent").get("#1")).toBe("better");
});
