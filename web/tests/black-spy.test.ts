import { expect, test } from "vitest";
import { pointsOf } from "../src/games/black-spy/cardsInPlay.svelte";
import type { Event, View } from "../src/games/black-spy/facts";
import { playsOf, takenBy } from "../src/games/black-spy/views";
import { sentence } from "../src/games/black-spy/log";

const who = (seat: number) => ({ name: ["You", "Ada", "Bob", "Cleo"][seat] ?? "", you: seat === 0 });
const says = (event: Event) => sentence(event, who);
const view = (facts: Partial<View>) => facts as View;

test("the plays of a trick begin with its leader", () => {
  expect(playsOf({ leader: 2, cards: ["B1", "B2", "B3"], taker: 0 }).map(({ seat }) => seat)).toEqual([2, 0, 1]);
});

test("each seat has the cards of its tricks, the last one included", () => {
  const piles = takenBy(view({ totals: [0, 0], tricks: [{ leader: 0, cards: ["B1", "B2"], taker: 1 }] }), [
    { leader: 1, cards: ["K7", "K1"], taker: 1 },
  ]);
  expect(piles).toEqual([[], ["B1", "B2", "K7", "K1"]]);
});

test("events become sentences, in the second person for the reader", () => {
  expect(says({ event: "play", seat: 0, card: "K7" })).toBe("You play a Black Spy.");
  expect(says({ event: "play", seat: 1, card: "R1" })).toBe("Ada plays Red 1.");
  expect(says({ event: "trick", seat: 2, trick: 0 })).toBe("Bob takes trick 1.");
  expect(says({ event: "skip", seat: 3, skipped: [1, 2] })).toBe("Ada and Bob are skipped, with no such card to lead.");
  expect(says({ event: "game-over", winners: [0, 3] })).toBe("The game is over. You and Cleo win!");
});

test("only the reader is addressed, whoever passed and received", () => {
  expect(says({ event: "pass", seat: 0, count: 1, to: 1, cards: ["B1"] })).toBe("You pass Blue 1 to Ada.");
  expect(says({ event: "pass", seat: 2, count: 1, to: 0, cards: ["B1"] })).toBe("Bob passes Blue 1 to you.");
  expect(says({ event: "receive", seat: 1, count: 1, from: 2, cards: ["B1"] })).toBe("Ada receives Blue 1 from Bob.");
});

test("sentences leave out other players' hidden cards", () => {
  expect(says({ event: "pass", seat: 1, count: 3, to: 0 })).toBe("Ada has chosen three cards to pass.");
  expect(says({ event: "receive", seat: 2, count: 3, from: 1 })).toBeNull();
  expect(says({ event: "hand", seat: 1, count: 15 })).toBeNull();
});

const pile = (points: number) => ({ cards: 4, black: 1, points });
const before = view({ taken: [pile(0), pile(15)] });

test("the points of a trick are what its taker has more than before", () => {
  const trick: Event = { event: "trick", seat: 1, trick: 3 };
  expect(pointsOf(1, before, [trick], view({ taken: [pile(0), pile(25)] }))).toBe(10);
  expect(pointsOf(1, before, [trick], view({ taken: [pile(0), pile(10)] }))).toBe(-5);
});

test("the points of a deal's last trick follow from its score, but not after a sweep", () => {
  const end: Event[] = [
    { event: "score", seat: 0, points: 0, total: 0 },
    { event: "score", seat: 1, points: 20, total: 50 },
    { event: "deal-over", seat: 0, deal: 0 },
  ];
  const after = view({ taken: [pile(0), pile(0)] });
  expect(pointsOf(1, before, end, after)).toBe(5);
  expect(pointsOf(1, before, [{ event: "sweep", seat: 1 }, ...end], after)).toBeUndefined();
});
