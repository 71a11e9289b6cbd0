import { expect, test, vi } from "vitest";
import { partsOf, withMarks } from "../src/cards/marks";
import { reasons as blackSpy } from "../src/games/black-spy/log";
import { reasons as spyTricks } from "../src/games/spy-tricks/reasons";
import { reasons as spycard } from "../src/games/spycard/sentences";
import type { ReasonFacts, ReasonTexts } from "../src/play/contract";

const who = (seat: number) => ({ name: ["You", "Ada", "Bob", "Cleo"][seat] ?? "", you: seat === 0 });
const compared = { equals: [], equal_count: 0 };

/** A reason with one idea. */
const because = (code: string, given: Record<string, unknown>, numbers: Record<string, unknown>, idea: ReasonFacts): ReasonFacts => ({
  code,
  arguments: { ...given, ...compared, ...numbers, ideas: [idea] } as ReasonFacts["arguments"],
});

const ON_TRICK = because("points", { action: "play R3", next: "play K7" }, { result: 2, next_result: 9 }, { code: "duck", arguments: { card: "R9" } });
const GUESS = because("points", { action: "guess B3", next: "guess red" }, { result: 4, next_result: 3 }, { code: "one-of", arguments: { possible: 3, card: "B3" } });
const LIE = because("win", { action: "expose P1 KC", next: "pass" }, { result: 40, next_result: 30 }, { code: "lie", arguments: { chance: 30, card: "7C" } });
const HIDES = because("win", { action: "draft", next: "pass" }, { result: 40, next_result: 30 }, { code: "hide", arguments: { agendas: ["KH", "AC"] } });

test.each<[string, () => ReasonTexts, ReasonFacts, string, string[]]>([
  ["Black Spy", blackSpy, ON_TRICK, "You stay under Red 9. About 2 points if you play Red 3, against 9 if you play a Black Spy.", ["R9", "R3", "K7"]],
  ["Spy Tricks", spyTricks, GUESS, "Only 3 cards can still be the Secret Document. About 4 points in this round if you guess Blue 3, against 3 if you guess Red.", ["B3"]],
  ["Spycard", () => spycard, LIE, "It is a lie: if accused (about 30%), you lose the 7 of clubs. You win about 40 of 100 games, against 30 if you pass.", ["7C"]],
  ["Spycard", () => spycard, HIDES, "It also fits King of hearts or Ace of clubs, so it gives little away. You win about 40 of 100 games, against 30 if you pass.", ["KH", "AC"]],
])("reasons in %s say the names of cards, which the page can draw", async (_, texts, reason, said, cards) => {
  await vi.waitFor(() => expect(texts().reason(reason, who)).toBe(said), { timeout: 4000 });
  const parts = partsOf(withMarks(() => texts().reason(reason, who)));
  expect(parts.map(({ words }) => words).join("")).toBe(said);
  expect(parts.flatMap(({ card }) => card ?? [])).toEqual(cards);
});

test.each([
  [29.8, 33.3, "This cost about 3 points."],
  [2.3, 8.9, "This cost about 7 points."],
  [6.52, 6.74, "This cost about 0.2 points."],
  [26.2, 27.4, "This cost about 1 point."],
  [5.01, 5.07, "This cost about 0.1 points."],
  [5, 4.9, "This made winning the game less likely."],
])("what a move cost is the difference of the numbers in its reason: %d and %d", async (best, played, said) => {
  const costs = () => blackSpy().cost({ results: { points: best } }, { results: { points: played } });
  await vi.waitFor(() => expect(costs()).toBe(said), { timeout: 4000 });
});

test("what pays against the odds is said only of what is better", async () => {
  const claim = (equals: string[]): ReasonFacts => ({
    code: "claim",
    arguments: { action: "allow", chance: 0, equals, equal_count: equals.length },
  });
  const said = (equals: string[]) => spycard.reason(claim(equals), who);
  await vi.waitFor(() => expect(said([])).toBe("From all that you know, the claim is a lie; allowing it pays all the same."));
  expect(said(["accuse"])).toBe("From all that you know, the claim is a lie; you might as well accuse.");
});

test.each([
  ["likelier", "Red is the likeliest suit: if right, it brings 2 points."],
  ["gamble", "Red is the likeliest suit: in 48 of 100 cases it is right."],
  ["keep-helper", "Red is the likeliest suit: in 48 of 100 cases it is right and brings 2 points."],
])("in Spy Tricks, the chances and points of the idea %s are not repeated", async (code, said) => {
  const idea = { code, arguments: { chance: 48, points: 2, instead: 9 } };
  const reason = because("likeliest", { action: "guess red", kind: "suits", spot: "red" }, { chance: 48, points: 2 }, idea);
  await vi.waitFor(() => expect(spyTricks().numbers(reason, who)).toBe(said), { timeout: 4000 });
});
