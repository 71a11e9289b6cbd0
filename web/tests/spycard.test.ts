import { describe, expect, it, vi } from "vitest";
import { Pointing, operandsOf, partialText, takesMany } from "../src/games/spycard/pointing.svelte";
import { openGuesses } from "../src/games/spycard/moveBuilder.svelte";
import { KINDS, sentence } from "../src/games/spycard/log";
import { agentName, nearestInDirection } from "../src/games/spycard/agents";
import type { Event, Player, Token, View } from "../src/games/spycard/facts";
import { type Choices, fromMemory, seatsFrom } from "../src/games/spycard/views";
import schema from "../../docs/schemas/spycard.json?raw";

const who = (seat: number) => ({ name: ["You", "Birch", "Cedar", "Dove"][seat] ?? "?", you: seat === 0 });

describe("the text of an action", () => {
  it("grows along the form of its verb", () => {
    const form = "diamonds TOKEN on TOKEN TOKEN";
    expect(partialText(form, ["#4"])).toBe("diamonds #4");
    expect(partialText(form, ["#4", "#9"])).toBe("diamonds #4 on #9");
    expect(partialText(form, ["#4", "#9", "#12"])).toBe("diamonds #4 on #9 #12");
    expect(partialText("joker hearts on TOKEN", ["#9"])).toBe("joker hearts on #9");
    expect(partialText("expose SEAT AGENDA", ["P2", "KC"])).toBe("expose P2 KC");
    expect(partialText("field TOKEN [TOKEN ...]", ["#3", "#5", "#7"])).toBe("field #3 #5 #7");
    expect(partialText("again TOKEN [TOKEN]", ["#7", "#8"])).toBe("again #7 #8");
    expect(partialText("no jack", [])).toBe("no jack");
  });

  it("says which verbs take any number", () => {
    expect(takesMany("field TOKEN [TOKEN ...]")).toBe(true);
    expect(takesMany("again TOKEN [TOKEN]")).toBe(false);
  });

  it("is taken apart again", () => {
    const choices: Choices = Object.fromEntries(
      ["joker hearts", "joker diamonds", "hearts"].map((verb) => [verb, { form: verb, next: [], enough: false }]),
    );
    expect(operandsOf(choices, "joker diamonds on #9 #12")).toEqual({ verb: "joker diamonds", chosen: ["#9", "#12"] });
    expect(operandsOf(choices, "hearts #4 on #9")).toEqual({ verb: "hearts", chosen: ["#4", "#9"] });
    expect(operandsOf(choices, "spades #4 on #9")).toBeUndefined();
  });
});

describe("pointing", () => {
  const choices: Choices = {
    hearts: { form: "hearts TOKEN on TOKEN", next: ["#4", "#5"], enough: false },
    field: { form: "field TOKEN [TOKEN ...]", next: ["#1", "#2"], enough: false },
  };
  const answers: Record<string, { next: string[]; enough: boolean }> = {
    "hearts #4": { next: ["#4", "#9"], enough: false },
    "hearts #4 on #4": { next: [], enough: true },
    "hearts #4 on #9": { next: [], enough: true },
    "field #1": { next: ["#2"], enough: true },
    "field #2": { next: ["#1"], enough: true },
    "field #1 #2": { next: [], enough: true },
  };
  const pointing = () => new Pointing(() => choices, async (text) => answers[text] ?? { next: [], enough: false });

  it("goes step by step, and back", async () => {
    const point = pointing();
    await point.begin("hearts");
    expect(point.next).toEqual(["#4", "#5"]);
    await point.choose("#4");
    await point.choose("#9");
    expect([point.text, point.enough]).toEqual(["hearts #4 on #9", true]);
    await point.back();
    expect([point.text, point.next]).toEqual(["hearts #4", ["#4", "#9"]]);
    await point.back();
    await point.back();
    expect(point.verb).toBeNull();
  });

  it("lets an agent be its own target", async () => {
    const point = pointing();
    await point.begin("hearts");
    await point.choose("#4");
    await point.choose("#4");
    expect(point.text).toBe("hearts #4 on #4");
  });

  it("removes an operand that is chosen twice, and only that one", async () => {
    const point = pointing();
    await point.begin("field");
    await point.choose("#1");
    await point.choose("#2");
    await point.choose("#1");
    expect(point.text).toBe("field #2");
  });

  it("ignores impossible operands and late replies", async () => {
    const late: ((found: { next: string[]; enough: boolean }) => void)[] = [];
    const point = new Pointing(
      () => choices,
      () => new Promise((resolve) => late.push(resolve)),
    );
    await point.begin("hearts");
    await point.choose("#7");
    expect(point.chosen).toEqual([]);
    const first = point.choose("#4");
    point.cancel();
    late[0]?.({ next: ["#9"], enough: true });
    await first;
    expect([point.verb, point.next, point.enough]).toEqual([null, [], false]);
  });

  it("cancels what the server does not know", async () => {
    const point = new Pointing(() => choices, vi.fn().mockRejectedValue(new Error("gone")));
    await point.begin("hearts");
    await point.choose("#4");
    expect(point.verb).toBeNull();
  });
});

const player = (seat: number, more: Partial<Player> = {}): Player => ({
  seat,
  playing: true,
  turns: 1,
  agents: 4,
  agenda: null,
  agenda_seen_by: [],
  agenda_is_not: [],
  has_exposed: false,
  ...more,
});

describe("guesses", () => {
  it("offers no agenda that the view rules out", () => {
    const view = {
      agenda: "KC",
      players: [player(0, { agenda: "KC" }), player(1, { agenda: "AC" }), player(2, { agenda_is_not: ["KH"] }), player(3)],
    } as unknown as View;
    const all = ["KC", "AC", "KS", "AD", "KH", "KD", "AH"];
    expect(openGuesses(view, 2, all, true)).toEqual(["KS", "AD", "KD", "AH"]);
    expect(openGuesses(view, 2, all, false)).toEqual(["KS", "AD", "KH", "KD", "AH"]);
    expect(openGuesses(view, 3, all, true)).toEqual(["KS", "AD", "KH", "KD", "AH"]);
    expect(openGuesses(view, 1, all, true)).toEqual(["AC"]);
  });
});

describe("the log", () => {
  const say = (event: object) => sentence(event as Event, who);

  it("words events of others and of the reader", () => {
    const claim = { event: "claim", seat: 1, token: "#4", ability: "diamonds", targets: ["#9", "#12"] };
    expect(say(claim)).toBe("Birch claims that #4 is a diamond: it swaps #9 and #12.");
    expect(say({ event: "pass", seat: 0 })).toBe("You pass.");
    expect(say({ event: "sleeper", seat: 1, token: "#20", to: 0 })).toBe("Birch sends #20 as a sleeper to you.");
    expect(say({ event: "game-over", winners: [0], ending: "last-left" })).toBe("The game is over. You win as the last player left!");
  });

  it("words a secret only where the event has it", () => {
    expect(say({ event: "draft", seat: 1, token: "#20" })).not.toContain("(");
    expect(say({ event: "draft", seat: 0, token: "#20", agent: "7C" })).toContain("7 of clubs");
    expect(say({ event: "jack", seat: 1, for: "#4" })).toBe("Birch has answered for #4.");
    expect(say({ event: "see-agenda", seat: 1, of: 2 })).toBe("Birch sees Cedar's agenda.");
  });

  it("has a sentence for every kind of event and none for others", () => {
    const event = {
      seat: 1, token: "#4", tokens: ["#4", "#9"], to_field: ["#4"], to_base: ["#9"], agent: "7C", targets: ["#9"], target: "#9", loser: "#9", of: 2, to: 2,
      for: "#3", ability: "hearts", agenda: "KC", right: true, turn: 3, winners: [1], discards: [{ token: "#4", agent: "7C" }],
    };
    for (const kind of KINDS) {
      const line = say({ ...event, event: kind });
      expect(line, kind).toMatch(/[.!]$/);
      expect(line, kind).not.toMatch(/undefined|null|\[object/);
    }
    const declared: { properties?: { event?: { const?: string; enum?: string[] } } }[] = Object.values(JSON.parse(schema).$defs);
    const kinds = declared.map(({ properties }) => properties?.event);
    const explained = kinds.flatMap((kind) => kind?.enum ?? kind?.const ?? []);
    expect(explained.length).toBeGreaterThan(30);
    expect([...KINDS].sort()).toEqual(explained.sort());
    expect(say({ event: "unheard-of" })).toBeNull();
  });
});

describe("a Queen", () => {
  const event = { event: "move-two" as const, seat: 1, tokens: ["#4", "#9"] };

  it("says where each agent goes", () => {
    expect(sentence({ ...event, to_field: ["#4"], to_base: ["#9"] }, who)).toBe("Birch moves #4 to the field and #9 to base.");
    expect(sentence({ ...event, seat: 0, to_field: [], to_base: ["#4", "#9"] }, who)).toBe("You move #4 and #9 to base.");
  });
});

describe("a table whose players have to remember", () => {
  const known: Token = { token: "#9", zone: "field", controller: 1, face: "down", agent: "QS", known_by: [0, 1] };
  const shownTo = (seat: number | null, token: Token) => fromMemory({ seat, players: [], tokens: [token] } as unknown as View).tokens[0];

  it("does not mark agents of others that are face down again", () => {
    expect(shownTo(0, known)).toEqual({ ...known, agent: null, known_by: [] });
    expect(shownTo(null, { ...known, known_by: "everyone" })).toMatchObject({ agent: null });
  });

  it("shows one's own agents, those that are face up, and the one just drafted", () => {
    for (const token of [{ ...known, face: "up" as const }, { ...known, controller: null, zone: "deck" as const }])
      expect(shownTo(0, token)).toEqual(token);
    expect(shownTo(1, known)).toEqual(known);
  });
});

describe("names and places", () => {
  const token: Token = { token: "#9", zone: "field", controller: 1, face: "down", agent: null, known_by: [1, 2] };

  it("describes all that the reader may know about an agent", () => {
    expect(agentName(token, who, 0)).toBe("#9, face down, unknown to you, in Birch's field, also known to Cedar");
    expect(agentName({ ...token, agent: "QS", known_by: [0, 1] }, who, 0)).toBe(
      "#9, face down, Queen of spades, known to you, in Birch's field",
    );
    expect(agentName({ ...token, agent: "X", face: "up", zone: "base", known_by: "everyone" }, who, 0)).toBe(
      "#9, Joker, face up, in Birch's base",
    );
  });

  it("seats go round from the reader's own", () => {
    expect(seatsFrom({ players: [player(0), player(1), player(2)] } as unknown as View, 1)).toEqual([1, 2, 0]);
  });

  it("arrow keys lead to the nearest in their direction", () => {
    const at = (left: number, top: number) => ({ left, top, width: 40, height: 56 });
    const boxes = [at(0, 0), at(50, 0), at(100, 4), at(52, 100)];
    expect(nearestInDirection("ArrowRight", 0, boxes)).toBe(1);
    expect(nearestInDirection("ArrowDown", 1, boxes)).toBe(3);
    expect(nearestInDirection("ArrowUp", 3, boxes)).toBe(1);
    expect(nearestInDirection("ArrowLeft", 0, boxes)).toBeUndefined();
    expect(nearestInDirection("Enter", 0, boxes)).toBeUndefined();
  });
});
