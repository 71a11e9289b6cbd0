import { describe, expect, it } from "vitest";
import type { Event, View } from "../src/games/spycard/facts";
import { happeningIn } from "../src/games/spycard/happenings.svelte";
import { cardOf, decisive, passing, rolesIn, tell } from "../src/games/spycard/moments";

const who = (seat: number) => ({ name: ["You", "Birch", "Cedar", "Dove"][seat] ?? "?", you: seat === 0 });

/** A view of seat 0 in the turn of seat 1, who claims that #2 is a spade, to kill #4 of seat 3. */
const CLAIM = { by: 1, acting: "#2", ability: "spades", targets: ["#4"], accuser: null };
const view = (question: object | null = CLAIM, up: string[] = []) =>
  ({ seat: 0, turn: 1, question, tokens: up.map((token) => ({ token, face: "up", agent: "9S" })) }) as unknown as View;
const happened = (...events: object[]) => events as Event[];
const told = (before: View, ...events: object[]) => toldAfter([], before, ...events);
const toldAfter = (earlier: object[], before: View, ...events: object[]) =>
  tell({ events: decisive(happened(...events), before), before }, happened(...earlier, ...events), who);

const NO_JACK = { event: "jack", seat: 1, for: "#2", token: null };
const shown = (event: string, token: string, agent: string, seat: number) => ({ event, token, agent, seat });
const DIES = shown("death", "#4", "6D", 3);
const SPARED = { event: "bullet", seat: 3, for: "#4", token: null };
const TURN = { event: "turn", seat: 2, turn: 4 };
const ACCUSED = { ...CLAIM, accuser: 2 };

describe("an accusation", () => {
  const lie = [NO_JACK, shown("turn-up", "#2", "5H", 1), { event: "lie", seat: 1, token: "#2" }, shown("discard", "#2", "5H", 1), TURN];

  it("is no moment before it is judged", () => {
    expect(decisive(happened({ event: "accuse", seat: 2 }), view())).toEqual([]);
  });

  it("says who accused whom, and what was claimed", () => {
    const before = view(ACCUSED);
    expect(told(before, ...lie)).toEqual(["Cedar accuses Birch of lying. Right!", "#2 (5 of hearts) claimed to be a spade: it is discarded."]);
    const update = { events: happened(...lie), before };
    expect(rolesIn(update)).toMatchObject({ kind: "accuse", by: 2, to: [1], lost: ["#2"] });
    expect(cardOf(update)).toBe("5H");
    expect(passing(happened(...lie), before)).toBe(false);
  });

  it("says so too where nobody is asked for a Jack", () => {
    const first = told(view(), { event: "accuse", seat: 0 }, ...lie.slice(1))[0];
    expect(first).toBe("You accuse Birch of lying. Right!");
  });

  it("tells what the truth does at once", () => {
    const truth = [NO_JACK, shown("turn-up", "#2", "9S", 1), { event: "truth", seat: 1, token: "#2" }, DIES];
    expect(told(view(ACCUSED), ...truth)).toEqual([
      "Cedar accuses Birch of lying. Wrong!",
      "#2 (9 of spades) claimed to be a spade: the ability is used twice.",
      "Dove's #4 (6 of diamonds) dies.",
    ]);
  });

  it("tells that a Jack stands in", () => {
    const jack = [{ ...NO_JACK, token: "#6" }, shown("turn-up", "#6", "JC", 1), { event: "lie", seat: 1, token: "#6" }];
    expect(told(view(ACCUSED), ...jack)[1]).toBe("#6 (Jack of clubs) stands in for #2, which claimed to be a spade: it is discarded.");
  });

  it("tells that it was a Joker", () => {
    const joker = [NO_JACK, shown("turn-up", "#2", "X", 1)];
    expect(told(view(ACCUSED), ...joker)).toEqual(["Cedar accuses Birch of lying. Wrong!", "#2 (Joker) claimed to be a spade: it may use each suit once."]);
  });

  it("is over once the ability turns up somebody else", () => {
    const charmed = [{ event: "jack", seat: 3, for: "#4", token: null }, shown("turn-up", "#4", "X", 3)];
    expect(told(view({ ...ACCUSED, ability: "hearts" }, ["#2"]), ...charmed)).toEqual([]);
  });
});

describe("a death", () => {
  const claimed = { event: "claim", seat: 1, token: "#2", ability: "spades", targets: ["#4"] };

  it("says whose agent it was and what it died of", () => {
    const dies = "Dove's #4 (6 of diamonds) dies.";
    expect(toldAfter([claimed], view(), SPARED, DIES, TURN)).toEqual([dies, "Birch claims that #2 is a spade: it kills #4."]);
    const again = { event: "again", seat: 1, ability: "spades", targets: ["#4"] };
    expect(toldAfter([{ ...claimed, targets: ["#9"] }, again], view(), SPARED, DIES)[1]).toBe("Birch uses the ability again, on #4.");
    expect(told(view(null), { ...claimed, event: "use" }, DIES)[1]).toBe("Birch uses #2 as a spade: it kills #4.");
  });

  it("names both agents of a fight, and who takes the bullet", () => {
    const fight = { event: "fight", seat: 1, token: "#2", loser: "#4" };
    const cards = [shown("turn-up", "#2", "9S", 1), shown("turn-up", "#4", "6D", 3)];
    expect(told(view(null), ...cards, fight, DIES)[1]).toBe("#2 (9 of spades) beats #4 (6 of diamonds).");
    const attack = { event: "attack", seat: 1, token: "#2", target: "#4" };
    const bullet = [{ ...SPARED, token: "#8" }, shown("death", "#8", "3C", 3)];
    expect(toldAfter([attack], view(null, ["#2"]), ...bullet)).toEqual([
      "Dove's #8 (3 of clubs) dies.",
      "Birch attacks #4 with #2 (9 of spades).",
      "#8 takes the bullet for #4.",
    ]);
  });

  it("passes by itself among others, and waits where the person is in it", () => {
    const own = shown("death", "#1", "QH", 0);
    expect(passing(happened(DIES), view())).toBe(true);
    expect(passing(happened(own), view())).toBe(false);
    expect(passing(happened(DIES), { ...view(), turn: 0 })).toBe(false);
  });
});

describe("an exposure", () => {
  const named = { event: "expose", seat: 1, of: 2, agenda: "KD", right: true };
  const out = { event: "out", seat: 2, discards: [{ token: "#3", agent: "4C" }] };

  it("says what was named, and who is out", () => {
    const update = { events: happened(named, out), before: view(null) };
    expect(rolesIn(update)).toMatchObject({ kind: "expose", by: 1, to: [2], out: [2] });
    expect(cardOf(update)).toBe("KD");
    expect(tell(update, update.events, who)).toEqual(["Birch names Cedar's agenda, the King of diamonds. Right!", "Cedar is out and discards 1 agent."]);
    expect(passing(update.events, update.before)).toBe(false);
  });

  it("that ends the game is told by the final table", () => {
    const over = { event: "game-over", ending: "last-left", winners: [1] };
    expect(decisive(happened(named, out, over), view(null))).toEqual([]);
  });
});

describe("what has just been done", () => {
  const said = (...events: object[]) => happeningIn(happened(...events), { who });

  it("leaves out who has not stood in, where something follows", () => {
    expect(said(SPARED, DIES)?.sentence()).toBe("#4 (6 of diamonds) dies.");
    expect(said(NO_JACK)?.sentence()).toBe("Birch turns up no Jack for #2.");
  });

  it("is forgotten of those who believed a claim", () => {
    expect(said({ event: "allow", seat: 2 })?.fleeting).toBe(true);
    expect(said({ event: "pass", seat: 2 })?.fleeting).toBe(false);
  });
});
