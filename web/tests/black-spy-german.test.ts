import { beforeAll, expect, test, vi } from "vitest";
import { nameOf, say, withCards } from "../src/games/black-spy/i18n";
import { reasons } from "../src/games/black-spy/log";
import { showLanguage } from "../src/i18n/catalogue.svelte";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
const CLEO = { name: "Cleo", you: false };

beforeAll(() => showLanguage("de"));

test("a card is named by itself, and takes its article in a sentence", () => {
  expect(nameOf("G11")).toBe("Grüne 11, Direktor");
  expect(say("event-play", { who: BEN, card: "R7" })).toBe("Ben spielt die rote 7.");
  expect(say("event-play", { who: YOU, card: "K7" })).toBe("Du spielst einen Schwarzen Spion.");
  expect(say("play-follow", { led: "K7" })).toBe("Bediene den Schwarzen Spion");
  expect(say("received", { cards: ["K7", "B1", "K7"], name: "Ben" })).toBe("Du hast die blaue 1 und zwei Schwarze Spione von Ben bekommen.");
  expect(say("event-receive", { who: BEN, cards: ["R3", "K7"], from: YOU })).toBe("Ben bekommt die rote 3 und einen Schwarzen Spion von dir.");
});

test("a reason names its cards in the case of the sentence", async () => {
  const who = () => BEN;
  const duck = (card: string) => reasons().ideas({ code: "points", arguments: { ideas: [{ code: "duck", arguments: { card } }] } }, who);
  await vi.waitFor(() => expect(duck("R9")).toBe("Du bleibst unter der roten 9."));
  expect(duck("K7")).toBe("Du bleibst unter einem Schwarzen Spion.");
  expect(reasons().better("play K7", who)).toBe("Besser ist ein Schwarzer Spion.");
  expect(reasons().played("play K7", who)).toBe("Du hast einen Schwarzen Spion gespielt.");
});

test("a refusal names its cards", () => {
  expect(withCards("du hast K7 nicht auf der Hand")).toBe("Du hast den Schwarzen Spion nicht auf der Hand.");
  expect(withCards("du hast nicht alle diese Karten auf der Hand: R1 Y11 K7")).toBe(
    "Du hast nicht alle diese Karten auf der Hand: die rote 1, die gelbe 11 und den Schwarzen Spion.",
  );
});

test("a sentence agrees with one person or several, and addresses the reader", () => {
  expect(say("event-game-over", { winners: [BEN] })).toBe("Die Partie ist zu Ende. Ben gewinnt!");
  expect(say("event-game-over", { winners: [BEN, CLEO] })).toBe("Die Partie ist zu Ende. Ben und Cleo gewinnen!");
  expect(say("event-game-over", { winners: [BEN, YOU] })).toBe("Die Partie ist zu Ende. Ben und du gewinnt!");
  expect(say("event-skip", { skipped: [YOU] })).toBe("Du hast keine passende Karte und wirst übersprungen.");
  expect(say("event-settle", { who: YOU, how: "self" })).toBe("Du lässt frei und ziehst dir 60 Punkte ab.");
  expect(say("pass-waiting", { people: [BEN, CLEO] })).toBe("Deine Karten liegen bereit. Gewartet wird noch auf Ben und Cleo.");
  expect([YOU, BEN].map((who) => say("draw-deals", { who, you: who.you }))).toEqual([
    "Höchste Karte: Du gibst zuerst.",
    "Höchste Karte: Ben gibt zuerst.",
  ]);
});
