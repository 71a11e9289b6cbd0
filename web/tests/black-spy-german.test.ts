import { expect, test } from "vitest";
import { table } from "../src/games/black-spy/i18n/de";
import { frame } from "../src/games/black-spy/i18n/de/frame";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
const CLEO = { name: "Cleo", you: false };

test("a card is named by itself, and takes its article in a sentence", () => {
  const { log, pass, play } = table;
  expect(frame.cards.card("G", "11")).toBe("Grüne 11, Direktor");
  expect(log.play(BEN, "R7")).toBe("Ben spielt die rote 7.");
  expect(log.play(YOU, "K7")).toBe("Du spielst einen Schwarzen Spion.");
  expect(play.follow("K7")).toBe("Du bist am Zug: Bediene den Schwarzen Spion");
  expect(pass.got(["K7", "B1", "K7"], "Ben")).toBe("Ben hat dir die blaue 1 und zwei Schwarze Spione gegeben.");
  expect(log.received(BEN, ["R3", "K7"], YOU)).toBe("Ben hat die rote 3 und einen Schwarzen Spion von dir bekommen.");
});

test("a refusal names its cards", () => {
  expect(table.refused("du hast K7 nicht auf der Hand")).toBe("Du hast den Schwarzen Spion nicht auf der Hand.");
  expect(table.refused("du hast nicht alle diese Karten auf der Hand: R1 Y11 K7")).toBe(
    "Du hast nicht alle diese Karten auf der Hand: die rote 1, die gelbe 11 und den Schwarzen Spion.",
  );
});

test("a sentence agrees with one person or several, and addresses the reader", () => {
  const { log, pass, draw } = table;
  expect(log.over([BEN])).toBe("Ben gewinnt die Partie.");
  expect(log.over([BEN, CLEO])).toBe("Ben und Cleo gewinnen die Partie.");
  expect(log.over([BEN, YOU])).toBe("Ben und du gewinnt die Partie.");
  expect(log.skip([YOU])).toBe("Du kannst das nicht ausspielen; der Nächste ist dran.");
  expect(log.release(YOU)).toBe("Du lässt frei und ziehst dir 60 ab.");
  expect(pass.waiting([BEN, CLEO])).toBe("Deine Karten liegen bereit. Es wählen noch: Ben und Cleo.");
  expect(pass.waiting([CLEO])).toBe("Deine Karten liegen bereit. Es wählt noch: Cleo.");
  expect([YOU, BEN].map(draw.deals)).toEqual(["Höchste Karte: Du gibst zuerst.", "Höchste Karte: Ben gibt zuerst."]);
});
