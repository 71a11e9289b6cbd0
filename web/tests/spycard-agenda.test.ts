import { describe, expect, it } from "vitest";
import { needSentence } from "../src/games/spycard/agenda";
import type { Standing, View } from "../src/games/spycard/facts";

const who = (seat: number) => ({ name: ["You", "Birch", "Cedar"][seat] ?? "?", you: seat === 0 });

const PLAYERS = [0, 1, 2].map((seat) => ({ seat, playing: true, agents: seat === 1 ? 2 : 1 }));
const NOTHING: Standing = { holds: false, clubs: 0, clubs_up: 0, own_in_field: 0, others_in_field: 0, in_play: 0, face_up: 0, missing: [] };

const view = (agenda: string | null, standing: Partial<Standing>) =>
  ({ seat: 0, agenda, standing: agenda && { ...NOTHING, ...standing }, players: PLAYERS, wanted: 6 }) as unknown as View;
const need = (agenda: string, standing: Partial<Standing>) => needSentence(view(agenda, standing), who);

describe("how far an agenda is (SC-32)", () => {
  it.each([
    ["KC", { clubs: 1, clubs_up: 1 }, "1 of your 1 agent is a club, and 1 club is face up; you need clubs only, and none face up."],
    ["AC", { own_in_field: 1, others_in_field: 2 }, "You have 1 agent in the field, the others 2; you need the field for yourself."],
    ["KS", { in_play: 2 }, "2 agents are in play; you need exactly 6."],
    ["KH", { face_up: 1 }, "1 agent is face up; you need exactly 6."],
    ["AD", { missing: ["hearts", "diamonds"] }, "You have no face-up hearts or diamonds; you need one of each suit."],
    ["KD", {}, "Agents of each player: you 1, Birch 2 and Cedar 1; you need the same number for all, but not four."],
    ["AH", {}, "You have exposed nobody yet; you need to expose somebody correctly."],
  ] as const)("%s is said with what it needs", (agenda, standing, sentence) => {
    expect(need(agenda, standing)).toBe(sentence);
  });

  it("is said to hold, and nothing before it is drawn", () => {
    expect(need("AH", { holds: true })).toContain("your agenda holds");
    expect(needSentence(view(null, {}), who)).toBe("");
  });
});
