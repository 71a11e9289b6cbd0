import { expect, test } from "vitest";
import type { GameEvent } from "../src/play/contract";
import type { LogEntry } from "../src/play/live.svelte";
import { partsOf, withoutMarks } from "../src/cards/marks";
import { gameOf } from "../src/games";
import { fromMemory, logLines, paragraphs } from "../src/play/tableLog";

const { deck } = gameOf("black-spy");
const NAMES = ["Ada", "Ben"];
const nameOf = (seat: number) => NAMES[seat] ?? "";
const names = { nameOf, who: (seat: number) => ({ name: nameOf(seat), you: false }) };
const sentence = (happened: object) => {
  const { event, seat, card } = happened as ReturnType<typeof play>;
  return event === "play" ? `${nameOf(seat)} plays ${card}.` : `${nameOf(seat)} takes the trick.`;
};

const played = (happened: object) => {
  const found = happened as ReturnType<typeof play>;
  return found.event === "play" ? found : undefined;
};

const tell = (seq: number, ...happened: object[]): LogEntry => ({ seq, at: 0, event: { kind: "acted", seat: 0, by: "person" }, happened: happened as GameEvent[] });
const play = (seat: number, card: string) => ({ event: "play", seat, card });

test("a memory table shows the current trick and the last one", () => {
  const log = [
    tell(1, play(0, "B1")),
    tell(2, play(1, "B2"), { event: "trick", seat: 1 }),
    tell(3, play(1, "R1")),
    tell(4, play(0, "R2"), { event: "trick", seat: 0 }),
    tell(5, play(0, "G1")),
  ];
  const lines = logLines(fromMemory(log, "trick"), { sentence, played }, () => names, nameOf, deck).map(({ line }) => line);
  expect(lines).toEqual(["Ben plays R1.", "Ada plays R2.", "Ada takes the trick.", "Ada plays G1."]);
});

test("the cards of a trick are a row, with the line that follows them", () => {
  const said: LogEntry = { seq: 2, at: 0, event: { kind: "said", member: 0, phrase: null, text: "Hello!" }, happened: [] };
  const log = [tell(1, play(0, "B1")), said, tell(3, play(1, "B2"), { event: "trick", seat: 1 }), tell(4, play(1, "R1")), tell(5, play(0, "R2"))];
  const shown = paragraphs(logLines(log, { sentence, played }, () => names, nameOf, deck));
  const rows = shown.map(({ key, cards, line }) => [key, cards.map(({ card }) => `${card?.by} ${card?.text}`), line?.said]);
  expect(rows).toEqual([
    ["1.1", ["Ada B1"], true],
    ["3.1", ["Ben B2"], false],
    ["4.1", ["Ben R1", "Ada R2"], undefined],
  ]);
});

test("chat messages are never forgotten", () => {
  const said: LogEntry = { seq: 0, at: 0, event: { kind: "said", member: 0, phrase: null, text: "Hello!" }, happened: [] };
  const trick = (seq: number) => tell(seq, play(0, "B1"), { event: "trick", seat: 0 });
  const lines = logLines(fromMemory([said, trick(1), trick(2), trick(3)], "trick"), { sentence, played }, () => names, nameOf, deck);
  expect(lines.map(({ said }) => said)).toEqual([true, false, false]);
});

test("what was played before somebody else got the seat keeps the name of who played it", () => {
  const before = { nameOf: () => "Cleo", who: () => ({ name: "Cleo", you: false }) };
  const log = [tell(1, play(0, "B1")), tell(2, play(0, "B2"))];
  const named = (happened: object, who: (seat: number) => { name: string }) => `${who((happened as ReturnType<typeof play>).seat).name} plays.`;
  const lines = logLines(log, { sentence: named }, (seq) => (seq < 2 ? before : names), nameOf, deck);
  expect(lines.map(({ line }) => line)).toEqual(["Cleo plays.", "Ada plays."]);
});

test("a card that somebody writes is drawn, and named for readers", () => {
  const said: LogEntry = { seq: 0, at: 0, event: { kind: "said", member: 0, phrase: null, text: "Sorry about the k7!" }, happened: [] };
  const [line] = logLines([said], { sentence, played }, () => names, nameOf, deck).map(({ line }) => line);
  expect(partsOf(line ?? "").map(({ card }) => card)).toEqual([undefined, "K7", undefined]);
  expect(withoutMarks(line ?? "")).toContain(`Sorry about the ${deck.nameOf("K7")}!`);
});
