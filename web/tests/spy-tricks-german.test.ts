import { beforeAll, expect, test } from "vitest";
import { helpersGiven, result, say, spotName } from "../src/games/spy-tricks/i18n";
import { say as frame } from "../src/i18n";
import { showLanguage } from "../src/i18n/catalogue.svelte";
import { sayStatistics } from "../src/statistics/i18n";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
const MAX = { name: "Max", you: false };

beforeAll(() => showLanguage("de"));

test("a card and a spot take the article and the ending of their case", () => {
  expect(["red", "7", "B7", "W3"].map(spotName)).toEqual(["Rot", "7", "Blaue 7", "Weiße 3"]);
  expect(say("event-play", { who: BEN, card: "W3" })).toBe("Ben spielt die weiße 3.");
  expect(["red", "7", "B7"].map((spot) => say("confirm-title", { spot }))).toEqual([
    "Handlanger auf Rot",
    "Handlanger auf die 7",
    "Handlanger auf die blaue 7",
  ]);
  expect(say("event-right", { who: YOU, spots: ["red", "7", "R7"] })).toBe("Du liegst mit Rot, der 7 und der roten 7 richtig.");
  expect(say("event-guess", { who: BEN, spot: "3", helper: true })).toBe("Ben tippt mit Helfer auf die 3.");
  expect(say("scoring-pays", { name: "Ben", spot: "B3", points: 20, helper: true })).toBe("Ben auf der blauen 3: 20 Punkte, vom Helfer verdoppelt");
});

test("a sentence agrees with one person or several, and addresses the reader", () => {
  expect(say("event-trick-you-lose", { who: BEN, trick: 1 })).toBe("Ben gewinnt Stich 2, du verlierst ihn.");
  expect(say("event-salvation", { people: [YOU] })).toBe("Rettung: Du darfst noch einen Handlanger setzen.");
  expect(say("event-salvation", { people: [BEN, YOU] })).toBe("Rettung: Ben und du dürft noch je einen Handlanger setzen.");
  expect(helpersGiven([BEN, MAX])).toBe("Ben und Max bekommen je einen Helfer für die nächste Runde.");
  expect(result([BEN])).toBe("Ben gewinnt!");
  expect(result([BEN, YOU])).toBe("Unentschieden: Ben und du teilt euch den Sieg.");
  expect(sayStatistics("mine-won", { winners: [YOU, BEN] })).toBe("Du und Ben habt gewonnen");
  expect(frame("table-turn-of", { who: [YOU, BEN] })).toBe("Du und Ben seid am Zug");
  expect(say("salvation-wrong", { who: MAX, number: 1 })).toBe("Laut Spielplan steht Max’ einziger Handlanger falsch.");
  expect([2, 3].map((number) => say("salvation-wrong", { who: YOU, number }))).toEqual([
    "Laut Spielplan stehen deine Handlanger beide falsch.",
    "Laut Spielplan stehen deine Handlanger alle 3 falsch.",
  ]);
  expect(say("salvation-then", { people: [BEN, YOU] })).toBe("Danach: Ben und du.");
});
