import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lines } from "../src/cards/Caption.svelte";
import { captionOf, deck } from "../src/games/spycard/deck";
import type { Event } from "../src/games/spycard/facts";
import { cardName, say } from "../src/games/spycard/i18n";
import { sentence } from "../src/games/spycard/log";
import { partial } from "../src/games/spycard/sentences";
import { showLanguage } from "../src/i18n/catalogue.svelte";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
/** The letters in a line of a card's caption: of an agenda, of an agent. */
const AGENDA_WIDTH = 12;
const AGENT_WIDTH = 11;
const AGENDAS = ["KC", "AC", "KS", "AD", "KH", "KD", "AH"];

beforeAll(() => showLanguage("de"));
afterAll(() => showLanguage("en"));

describe("Spycard's log in German", () => {
  const who = (seat: number) => [YOU, BEN, { name: "Max", you: false }][seat] ?? BEN;
  const log = (event: object) => sentence(event as Event, who);

  it("addresses the reader and puts what is theirs in the right case", () => {
    expect([0, 1, 2].map((seat) => log({ event: "turn", seat, turn: 3 }))).toEqual(["Dein 3. Zug.", "Bens 3. Zug.", "Max’ 3. Zug."]);
    expect([0, 1].map((seat) => log({ event: "draft", seat, token: "#9" }))).toEqual([
      "Du siehst dir #9 an, den obersten Agenten des Stapels.",
      "Ben sieht sich #9 an, den obersten Agenten des Stapels.",
    ]);
    expect(log({ event: "sleeper", seat: 1, token: "#9", to: 0 })).toBe("Ben schickt #9 als Schläfer zu dir.");
    expect(log({ event: "sleeper", seat: 0, token: "#9", to: 2 })).toBe("Du schickst #9 als Schläfer zu Max.");
    expect(log({ event: "expose", seat: 1, of: 0, agenda: "KC", right: true })).toBe("Ben sagt, dein Auftrag sei Kreuz-König. Richtig!");
    expect(log({ event: "see-agenda", seat: 0, of: 1 })).toBe("Du siehst Bens Auftrag.");
  });

  it("says what an ability does", () => {
    const use = { token: "#4", ability: "hearts", targets: ["#9"] };
    expect(log({ ...use, event: "claim", seat: 0 })).toBe("Du behauptest, #4 sei ein Herz, und willst #9 aufdecken.");
    expect(log({ ...use, event: "claim", seat: 1 })).toBe("Ben behauptet, #4 sei ein Herz, und will #9 aufdecken.");
    expect(log({ event: "use", seat: 0, token: "#4", ability: "diamonds", targets: ["#9", "#12"] })).toBe("Du nutzt #4 als Karo, um #9 und #12 zu tauschen.");
    expect(log({ event: "joker", seat: 1, ability: "spades", targets: ["#9"] })).toBe("Ben nutzt den Joker als Pik, um #9 auszuschalten.");
    expect(log({ event: "move-two", seat: 0, to_field: ["#4"], to_base: ["#9"] })).toBe("Du schickst #4 in den Einsatz und #9 zur Basis.");
  });

  it("says who goes with what, and who is left", () => {
    const discards = [{ token: "#4", agent: "7H" }, { token: "#9", agent: "X" }];
    expect(log({ event: "out", seat: 1, discards: [] })).toBe("Ben scheidet aus.");
    expect(log({ event: "out", seat: 0, discards })).toBe("Du scheidest aus und legst #4 (Herz 7), #9 (Joker) ab.");
    expect(log({ event: "game-over", winners: [0] })).toBe("Die Partie ist vorbei. Du gewinnst und bist als Einziger noch im Spiel!");
  });
});

describe("Spycard's table in German", () => {
  it("says a partial action, with an ellipsis for what is missing", () => {
    expect(partial("hearts", [], false)).toBe("… gibt sich als Herz aus und deckt … auf.");
    expect(partial("queen", ["#4", "#9", "#12"], true)).toBe("#4 handelt als Dame und versetzt #9 und #12.");
    expect(partial("joker clubs", ["#9"], false)).toBe("Kreuz: Der Joker verdeckt #9.");
    expect(["#3", "#3 #5"].map((tokens) => partial("field", tokens.split(" "), false))).toEqual([
      "#3 geht in den Einsatz.",
      "#3 und #5 gehen in den Einsatz.",
    ]);
    expect(partial("expose", ["Ben"], false)).toBe("Der Auftrag von Ben ist …");
  });

  it("asks", () => {
    expect(say("at-stake-jack", { who: YOU, token: "#4" })).toBe("Dein Agent #4 soll aufgedeckt werden.");
    expect(say("ask-again", { who: YOU, ability: "hearts" })).toBe("Es war die Wahrheit: Du darfst Herz noch einmal nutzen.");
    expect(say("ask-joker-used", { who: BEN, used: ["Herz", "Pik"] })).toBe(
      "Bens Joker wurde angezweifelt und darf jede Farbe einmal nutzen. Genutzt: Herz und Pik.",
    );
  });

  it("counts", () => {
    expect([0, 1, 5].map((agents) => say("deck-left", { agents }))).toEqual(["Der Stapel ist leer", "Stapel: noch 1 Agent", "Stapel: noch 5 Agenten"]);
    expect(say("player-score", { turns: 1, agents: 4 })).toBe("1 Zug, 4 Agenten");
  });
});

describe("Spycard's cards in German", () => {
  it("are called as card players call them", () => {
    expect([cardName("7H"), cardName("AS"), deck.nameOf("KC")]).toEqual(["Herz 7", "Pik-Ass", "Auftrag Kreuz-König"]);
  });

  it("have room for what is printed on them", () => {
    for (const aim of AGENDAS.map(captionOf)) {
      expect(lines(aim, AGENDA_WIDTH).length, aim).toBeLessThanOrEqual(4);
      for (const line of lines(aim, AGENDA_WIDTH)) expect(line.length, aim).toBeLessThanOrEqual(AGENDA_WIDTH);
    }
    for (const caption of ["2H", "2S", "2C", "2D", "X", "JH", "QH", "AS"].map(captionOf))
      for (const line of lines(caption, AGENT_WIDTH)) expect(line.length, caption).toBeLessThanOrEqual(AGENT_WIDTH);
  });
});
