import blackSpy from "@spydeck/games/black_spy/text/de/refusals.ftl?raw";
import germanPeople from "@spydeck/language/text/de/people.ftl?raw";
import server from "@spydeck/protocol/text/de/refusals.ftl?raw";
import { expect, test } from "vitest";
import { Sentences } from "../src/i18n/fluent";
import { worded } from "../src/net/refusals";

const SOURCE = `
count = { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
names = { $names }; { LIST($names) }; { LIST($names, type: "or") }; { LIST($names, type: "spaced") }
held = Platz { SEAT($seat) }
field = { $field ->
    [none] die Nachricht
   *[other] { $field }
}
`;

test("a sentence lists, counts, and leaves out what is not there as its language does", () => {
  const german = new Sentences("de-DE", [SOURCE]);
  expect(german.say("count", { number: 1 })).toBe("1 Karte");
  expect(german.say("count", { number: 1200 })).toBe("1200 Karten");
  expect(german.say("count", { number: -2.5 })).toBe("−2,5 Karten");
  expect(german.say("names", { names: ["a", "b", "c"] })).toBe("a, b, c; a, b und c; a, b oder c; a b c");
  expect(german.say("held", { seat: 0 })).toBe("Platz 1");
  expect(german.say("held", { seat: 1199 })).toBe("Platz 1200");
  expect(german.say("field", { field: null })).toBe("die Nachricht");
  expect(() => german.say("nothing")).toThrow();
  expect(() => german.say("count", {})).toThrow();
});

const PEOPLE = `
takes = { DOES($who, one: "macht", you: "machst", many: "machen", and-you: "macht") } den Stich mit { CARD($card, case: "accusative") }
for = für { WHO($who, case: "accusative") }, { WHOSE($who, ending: "e") } Karten, { COUNT($points, one: "Punkt", other: "Punkte") } ({ SIGNED($points) })
all = { CARDS($cards) }: { LIST($who) }
`;

test("a sentence addresses its reader, and each game names its cards", () => {
  const said = new Sentences("de-DE", [germanPeople, PEOPLE], (texts, form) => `${form} ${texts.join("+")}`);
  const [ada, max, you] = [{ name: "Ada", you: false }, { name: "Max", you: false }, { name: "Eve", you: true }];
  expect(said.say("takes", { who: you, card: "R7" })).toBe("Du machst den Stich mit accusative R7");
  expect(said.say("takes", { who: [ada, max], card: "R7" })).toBe("Ada und Max machen den Stich mit accusative R7");
  expect(said.say("takes", { who: [ada, you], card: "R7" })).toBe("Ada und du macht den Stich mit accusative R7");
  expect(said.say("for", { who: you, points: -5 })).toBe("für dich, deine Karten, \u22125 Punkte (\u22125)");
  expect(said.say("for", { who: max, points: 1 })).toBe("für Max, Max’ Karten, 1 Punkt (+1)");
  expect(said.say("all", { who: [you, ada], cards: ["B1", "B2"] })).toBe("nominative B1+B2: du und Ada");
});

const german = (source: string) => new Sentences("de-DE", [source]);
const GAME = german(blackSpy);
const SHARED = german(server);

test("a refusal is worded from its code, by the first catalogue that knows it", () => {
  const turn = { code: "illegal", message: "it is seat 2's turn, not seat 1's", reason: "not-your-turn" };
  expect(worded({ ...turn, arguments: { turn: 1, seat: 0 } }, [GAME, SHARED])).toBe("Platz 2 ist am Zug, nicht Platz 1");
  const asked = { code: "not-asked", message: "", reason: "not-asked", arguments: { players: ["Ada", "Ben"] } };
  expect(worded(asked, [GAME, SHARED])).toContain("Ada, Ben");
  expect(worded({ code: "not-saved", message: "", reason: "disk-full", arguments: {} }, [SHARED])).toContain(
    "speichern: der Speicher des Servers ist voll",
  );
});

test("a refusal that is not known here keeps the server's sentence", () => {
  expect(worded({ code: "illegal", message: "No.", reason: "not-of-this-version" }, [GAME, SHARED])).toBe("No.");
  expect(worded({ code: "not-asked", message: "No.", reason: "not-asked", arguments: {} }, [SHARED])).toBe("No.");
  expect(worded({ code: "unreachable", message: "" }, [SHARED])).toBe("");
});
