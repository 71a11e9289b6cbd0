import { describe, expect, it } from "vitest";
import { frame } from "../src/games/spycard/i18n/de/frame";
import { table } from "../src/games/spycard/i18n/de";
import { lines } from "../src/cards/Caption.svelte";

const YOU = { name: "Ada", you: true };
const BEN = { name: "Ben", you: false };
const MAX = { name: "Max", you: false };
/** The letters in a line of a card's caption: of an agenda, of an agent. */
const AGENDA_WIDTH = 12;
const AGENT_WIDTH = 11;

describe("Spycard's log in German", () => {
  const { log } = table;

  it("addresses the reader and puts what is theirs in the right case", () => {
    expect([YOU, BEN, MAX].map((who) => log.turn(who, 3))).toEqual(["Dein 3. Zug.", "Bens 3. Zug.", "Max’ 3. Zug."]);
    expect([YOU, BEN].map((who) => log.draft(who, "#9"))).toEqual([
      "Du siehst dir #9 an, den obersten Agenten des Stapels.",
      "Ben sieht sich #9 an, den obersten Agenten des Stapels.",
    ]);
    expect(log.sleeper(BEN, "#9", YOU)).toBe("Ben schickt #9 als Schläfer an deine Basis.");
    expect(log.sleeper(YOU, "#9", MAX)).toBe("Du schickst #9 als Schläfer an Max’ Basis.");
    expect(log.expose(BEN, YOU, "Kreuz-König", true)).toBe("Ben nennt deinen Auftrag: Kreuz-König. Richtig!");
    expect(log.seeAgenda(YOU, BEN, null)).toBe("Du siehst Bens Auftrag.");
  });

  it("says what an ability does", () => {
    expect(log.claim(BEN, "#4", "hearts", ["#9"])).toBe("Ben behauptet: #4 ist ein Herz und deckt #9 auf.");
    expect(log.use(YOU, "#4", "diamonds", ["#9", "#12"])).toBe("Du nutzt #4 als Karo, um #9 und #12 zu tauschen.");
    expect(log.joker(BEN, "spades", ["#9"])).toBe("Ben nutzt den Joker als Pik, um #9 auszuschalten.");
    expect(log.moveTwo(YOU, ["#4"], ["#9"])).toBe("Du versetzt #4 in den Einsatz und #9 zur Basis.");
  });

  it("says who goes with what", () => {
    expect(log.out(BEN, [])).toBe("Ben scheidet aus.");
    expect(log.out(YOU, ["#4 (Herz 7)", "#9 (Joker)"])).toBe("Du scheidest aus und legst #4 (Herz 7) und #9 (Joker) ab.");
  });
});

describe("Spycard's table in German", () => {
  it("says a partial action, with an ellipsis for what is missing", () => {
    expect(table.partial("hearts", [], false)).toBe("… gibt sich als Herz aus und deckt … auf.");
    expect(table.partial("queen", ["#4", "#9", "#12"], true)).toBe("#4 handelt als Dame und versetzt #9 und #12.");
    expect(table.partial("joker clubs", ["#9"], false)).toBe("Kreuz: Der Joker verdeckt #9.");
    expect(["#3", "#3 #5"].map((tokens) => table.partial("field", tokens.split(" "), false))).toEqual([
      "#3 geht in den Einsatz.",
      "#3 und #5 gehen in den Einsatz.",
    ]);
    expect(table.partial("expose", ["Ben"], false)).toBe("Der Auftrag von Ben ist …");
  });

  it("asks", () => {
    expect(table.question.jack(YOU, "#4")).toBe("Dein Agent #4 soll aufgedeckt werden.");
    expect(table.question.again(YOU, "hearts")).toBe("Es war die Wahrheit: Du darfst Herz noch einmal nutzen.");
    expect(table.question.joker(BEN, ["hearts", "spades"])).toBe(
      "Bens Joker wurde angezweifelt und darf jede Farbe einmal nutzen. Genutzt: Herz und Pik.",
    );
  });

  it("counts", () => {
    expect([0, 1, 5].map(table.piles.deck)).toEqual(["Der Stapel ist leer", "Stapel: noch 1 Agent", "Stapel: noch 5 Agenten"]);
    expect(table.end.summary(1, 4)).toBe("1 Zug, 4 Agenten");
  });
});

describe("Spycard's cards in German", () => {
  const { cards } = frame;

  it("are called as card players call them", () => {
    expect([cards.agent("H", "7"), cards.agent("S", "A"), cards.agenda("C", "K")]).toEqual([
      "Herz 7",
      "Pik-Ass",
      "Auftrag Kreuz-König",
    ]);
  });

  it("have room for what is printed on them", () => {
    const aims = ["KC", "AC", "KS", "AD", "KH", "KD", "AH"].map(cards.agendaAim);
    for (const aim of aims) {
      expect(lines(aim, AGENDA_WIDTH).length, aim).toBeLessThanOrEqual(4);
      for (const line of lines(aim, AGENDA_WIDTH)) expect(line.length, aim).toBeLessThanOrEqual(AGENDA_WIDTH);
    }
    const captions = [..."HSCD"].map(cards.ability);
    for (const caption of [...captions, cards.anySuit, cards.jack, cards.queen, cards.aceOfSpades])
      for (const line of lines(caption, AGENT_WIDTH)) expect(line.length, caption).toBeLessThanOrEqual(AGENT_WIDTH);
  });
});
