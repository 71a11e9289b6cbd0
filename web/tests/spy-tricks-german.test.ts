import { expect, test } from "vitest";
import { frame } from "../src/games/spy-tricks/i18n/de/frame";
import { table } from "../src/games/spy-tricks/i18n/de";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
const MAX = { name: "Max", you: false };

test("a card and a spot take the article and the ending of their case", () => {
  const { log, scoring, confirm, spot } = table;
  expect(frame.cards.card("W3")).toBe("Weiße 3");
  expect(["red", "7", "B7"].map(spot)).toEqual(["Rot", "7", "Blaue 7"]);
  expect(log.play(BEN, "W3")).toBe("Ben spielt die weiße 3.");
  expect(["red", "7", "B7"].map(confirm.title)).toEqual(["Handlanger auf Rot", "Handlanger auf die 7", "Handlanger auf die blaue 7"]);
  expect(log.right(YOU, ["red", "7", "R7"])).toBe("Du liegst mit Rot, der 7 und der roten 7 richtig.");
  expect(scoring.pays("Ben", "B3", 20, true)).toBe("Ben auf der blauen 3: 20 Punkte, vom Helfer verdoppelt");
});

test("a sentence agrees with one person or several, and addresses the reader", () => {
  const { log, scoring, scores, salvation } = table;
  expect(log.trick(BEN, YOU, 2)).toBe("Ben gewinnt Stich 2, du verlierst ihn.");
  expect(log.salvation([YOU])).toBe("Rettung: Du darfst noch einen Handlanger setzen.");
  expect(log.salvation([BEN, YOU])).toBe("Rettung: Ben und du dürft noch je einen Handlanger setzen.");
  expect(scoring.helpers([BEN, MAX])).toBe("Ben und Max bekommen je einen Helfer für die nächste Runde.");
  expect(scores.winners([BEN])).toBe("Ben gewinnt!");
  expect(scores.winners([BEN, YOU])).toBe("Unentschieden: Ben und du teilt euch den Sieg.");
  expect(salvation.wrong(MAX, 1)).toBe("Max’ einziger Handlanger steht laut Spielplan falsch.");
  expect([2, 3].map((amount) => salvation.wrong(YOU, amount))).toEqual([
    "Deine Handlanger stehen laut Spielplan beide falsch.",
    "Deine Handlanger stehen laut Spielplan alle 3 falsch.",
  ]);
  expect(salvation.then([BEN, YOU])).toBe("Danach: Ben und du.");
});
