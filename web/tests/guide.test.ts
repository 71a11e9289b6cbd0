import { expect, test } from "vitest";
import { guessHint, playHint } from "../src/games/spy-tricks/moveBuilder.svelte";
import { dismissHint, showHintsAgain } from "../src/play/hints.svelte";
import type { View } from "../src/games/spy-tricks/facts";

const OWN = 0;

function viewWith(parts: Partial<View>): View {
  const mat = { left_out: [], cards: [], henchmen: [], wrong: [] };
  return { trick: [], tricks: [], mat, helpers: [], helpers_used: [], ...parts } as unknown as View;
}

const placedBy = (seat: number) =>
  viewWith({ mat: { left_out: [], cards: [], henchmen: [{ seat, spot: "red", helper: false }], wrong: [], impossible: [], right: [] } });

test("the leader in Spy Tricks gets another hint than a follower", () => {
  const follows = viewWith({ trick: [{ seat: 1, card: "R9" }] });
  expect(playHint(viewWith({})).name).toBe("spy-tricks.lead");
  expect(playHint(follows).name).toBe("spy-tricks.follow");
});

test("how suits beat one another is explained once following suit is known", () => {
  const follows = viewWith({ trick: [{ seat: 1, card: "R9" }], tricks: [{}] as unknown as View["tricks"] });
  expect(playHint(follows).name).toBe("spy-tricks.follow");
  dismissHint("spy-tricks.follow");
  expect(playHint(follows).name).toBe("spy-tricks.beats");
  showHintsAgain();
  expect(playHint(follows).name).toBe("spy-tricks.follow");
});

test("the mat is explained from the player's second henchman on", () => {
  expect(guessHint(placedBy(1), OWN, true).name).toBe("spy-tricks.guess");
  expect(guessHint(placedBy(OWN), OWN, true).name).toBe("spy-tricks.struck");
});

test("dotted spots are mentioned only where the mat has them", () => {
  expect(guessHint(placedBy(OWN), OWN, true).line).toContain("Dotted");
  expect(guessHint(placedBy(OWN), OWN, false).line).not.toContain("Dotted");
});

test("the Helper is explained while the player holds it unused", () => {
  expect(guessHint(viewWith({ helpers: [OWN] }), OWN, true).name).toBe("spy-tricks.helper");
  expect(guessHint(viewWith({ helpers: [OWN], helpers_used: [OWN] }), OWN, true).name).toBe("spy-tricks.guess");
  expect(guessHint(viewWith({ helpers: [1] }), OWN, true).name).toBe("spy-tricks.guess");
});
