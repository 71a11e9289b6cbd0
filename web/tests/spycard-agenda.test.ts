import { describe, expect, it } from "vitest";
import { needSentence, standingOf } from "../src/games/spycard/agenda";
import { cardOf, rolesIn } from "../src/games/spycard/moments";
import type { Event, Token, View } from "../src/games/spycard/facts";

const who = (seat: number) => ({ name: ["You", "Birch", "Cedar"][seat] ?? "?", you: seat === 0 });

/** "0f^7H": seat 0, in the field, face up, the 7 of hearts; "1b?": seat 1, at base, face down, unknown. */
function token(text: string, place: number): Token {
  const [, seat = "0", zone, up, agent] = /^(\d)([bf])(\^?)(.+)$/.exec(text) ?? [];
  const face = up ? "up" : "down";
  return { token: `#${place + 1}`, controller: Number(seat), zone: zone === "f" ? "field" : "base", face, agent: agent === "?" ? null : (agent ?? null), known_by: [] };
}

function table(agents: string, exposers: readonly number[] = []): View {
  const tokens = agents.split(" ").map(token);
  const players = [0, 1, 2].map((seat) => ({
    seat,
    playing: true,
    has_exposed: exposers.includes(seat),
    agents: tokens.filter(({ controller }) => controller === seat).length,
  }));
  return { tokens, players, options: { players: 3 } } as unknown as View;
}

const holds = (agenda: string, view: View) => standingOf(view, 0, agenda, who)?.holds;
const need = (agenda: string, view: View) => needSentence(view, 0, agenda, who);

describe("how far an agenda is (SC-32)", () => {
  it("counts clubs, and those that lie face up for all", () => {
    expect(holds("KC", table("0b7C 0fJC 1b?"))).toBe(true);
    expect(holds("KC", table("0b7C 0bX 1b?"))).toBe(false);
    expect(need("KC", table("0b7C 0bQH 1f^9C"))).toBe("1 of your 2 agents is a club, and 1 club is face up; you need clubs only, and none face up.");
  });

  it("counts who is in the field", () => {
    expect(holds("AC", table("0f7C 1b?"))).toBe(true);
    expect(holds("AC", table("0b7C 1b?"))).toBe(false);
    expect(need("AC", table("0f7C 1f? 2f?"))).toBe("You have 1 agent in the field, the others 2; you need the field for yourself.");
  });

  it("counts the agents in play, and those face up", () => {
    const six = table("0b7C 0b8C 1b? 1f^2H 2b? 2b?");
    expect(holds("KS", six)).toBe(true);
    expect(need("KS", table("0b7C 1b?"))).toBe("2 agents are in play; you need exactly 6.");
    expect(need("KH", six)).toBe("1 agent is face up; you need exactly 6.");
    expect(holds("KH", table("0b^7C 0b^8C 1b^2H 1f^3H 2b^9D 2b^AS 2b?"))).toBe(true);
  });

  it("names the suits that are missing", () => {
    expect(holds("AD", table("0b^7C 0f^QH 0b^AS 0b^2D"))).toBe(true);
    expect(need("AD", table("0b^7C 0fQH 0b^AS"))).toBe("You have no face-up hearts or diamonds; you need one of each suit.");
  });

  it("compares the numbers of all, which four do not fulfil", () => {
    expect(holds("KD", table("0b7C 1b? 2b?"))).toBe(true);
    expect(holds("KD", table("0b7C 0b8C 0b9C 0b2C 1b? 1b? 1b? 1b? 2b? 2b? 2b? 2b?"))).toBe(false);
    expect(need("KD", table("0b7C 1b? 1b? 2b?"))).toBe("The agents of each are you 1, Birch 2 and Cedar 1; you need the same number for all, but not four.");
  });

  it("knows who has exposed somebody", () => {
    expect(need("AH", table("0b7C"))).toBe("You have exposed nobody yet; you need to expose somebody rightly.");
    expect(holds("AH", table("0b7C", [0]))).toBe(true);
    expect(need("AH", table("0b7C", [0]))).toContain("your agenda holds");
  });
});

describe("who is who in a decisive moment", () => {
  const before = { turn: 1 } as View;
  const roles = (...events: object[]) => rolesIn({ events: events as Event[], before });

  it("names the exposer and who is out", () => {
    const out = { event: "out", seat: 2, discards: [] };
    const named = { event: "expose", seat: 1, of: 2, agenda: "KD", right: true };
    expect(roles(named, out)).toMatchObject({ kind: "expose", by: 1, to: [2], out: [2] });
    expect(cardOf([named, out] as Event[])).toBe("KD");
  });

  it("names the accuser, the accused, and the agent that is lost", () => {
    const lie = [{ event: "accuse", seat: 0 }, { event: "turn-up", seat: 1, token: "#2", agent: "5S" }, { event: "lie", seat: 1, token: "#2" }];
    const gone = { event: "discard", seat: 1, token: "#2", agent: "5S" };
    expect(roles(...lie, gone)).toMatchObject({ kind: "accuse", by: 0, to: [1], lost: ["#2"] });
    expect(cardOf([...lie, gone] as Event[])).toBe("5S");
  });
});
