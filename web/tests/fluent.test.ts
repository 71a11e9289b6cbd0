import blackSpy from "@spydeck/games/black_spy/text/de/refusals.ftl?messages";
import englishPeople from "@spydeck/language/text/en/people.ftl?messages";
import germanPeople from "@spydeck/language/text/de/people.ftl?messages";
import server from "@spydeck/protocol/text/de/refusals.ftl?messages";
import { expect, test } from "vitest";
import { messagesIn } from "../fluentFiles";
import { Sentences } from "../src/i18n/fluent";
import type { Messages } from "../src/i18n/messages";
import { worded } from "../src/net/refusals";

const SOURCE = messagesIn(`
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
`);

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

const FACTS = messagesIn(`
date = { DATE($at) }; { DATE($at, style: "medium", time: "short") }; { TIME($at) }
day = { DATE($day) }
time = { DURATION($seconds) }
clock = { DURATION($seconds, below: 600) }
span = { SPAN($seconds) }
ago = { AGO($minutes) }
number = { PERCENT($number) }; { DECIMAL($number) }; { DECIMAL($number, least: 1, most: 1) }
values = { LIST($values, type: "unit") }; { LOWER($word) }
`);

test("dates, times and numbers are written as the language writes them", () => {
  const english = new Sentences("en-GB", [FACTS]);
  const german = new Sentences("de-DE", [FACTS]);
  const at = new Date(2026, 10, 26, 8, 5).getTime();
  expect(english.say("date", { at })).toBe("26 November 2026; 26 Nov 2026, 08:05; 08:05");
  expect(german.say("date", { at })).toBe("26. November 2026; 26.11.2026, 08:05; 08:05");
  expect(english.say("day", { day: "2026-01-01" })).toBe("1 January 2026");
  const times = [45, 60, 61, 3_599, 3_600, 3_660, 86_399, 90_000, 172_800, 187_200];
  expect(times.map((seconds) => english.say("time", { seconds }))).toEqual(
    ["45 s", "1 min", "2 min", "1 h", "1 h", "1 h 1 min", "1 day", "1 day 1 h", "2 days", "2 days 4 h"],
  );
  expect([45, 61, 187_200].map((seconds) => german.say("time", { seconds }))).toEqual(["45 s", "2 min", "2 Tage 4 h"]);
  expect([61, 600].map((seconds) => english.say("clock", { seconds }))).toEqual(["61 s", "10 min"]);
  const spans = [30, 3_600, 28_800, 86_400, 604_800];
  expect(spans.map((seconds) => english.say("span", { seconds }))).toEqual(["30 seconds", "1 hour", "8 hours", "1 day", "7 days"]);
  expect(spans.map((seconds) => german.say("span", { seconds }))).toEqual(["30 Sekunden", "1 Stunde", "8 Stunden", "1 Tag", "7 Tage"]);
  expect([3, 120, 2_880].map((minutes) => german.say("ago", { minutes }))).toEqual(["vor 3 Minuten", "vor 2 Stunden", "vorgestern"]);
  expect(english.say("number", { number: 1234.5 })).toBe("123,450%; 1,234.5; 1,234.5");
  expect(german.say("number", { number: -0.25 })).toBe("\u221225\u00a0%; \u22120,25; \u22120,3");
  expect(german.say("values", { values: ["A", "B", "C"], word: "Runde" })).toBe("A, B und C; runde");
});

const PEOPLE = messagesIn(`
takes = { DOES($who, one: "macht", you: "machst", many: "machen", and-you: "macht") } den Stich mit { CARD($card, case: "accusative") }
for = für { WHO($who, case: "accusative") }, { WHOSE($who, ending: "e") } Karten, { COUNT($points, one: "Punkt", other: "Punkte") } ({ SIGNED($points) })
all = { CARDS($cards) }: { LIST($who) }
`);

test("a sentence addresses its reader, and each game names its cards", () => {
  const said = new Sentences("de-DE", [germanPeople, PEOPLE], (texts, form) => `${form} ${texts.join("+")}`);
  const [ada, max, you] = [{ name: "Ada", you: false }, { name: "Max", you: false }, { name: "Eve", you: true }];
  expect(said.say("takes", { who: you, card: "R7" })).toBe("Du machst den Stich mit accusative R7");
  expect(said.say("takes", { who: [ada, max], card: "R7" })).toBe("Ada und Max machen den Stich mit accusative R7");
  expect(said.say("takes", { who: [ada, you], card: "R7" })).toBe("Ada und du macht den Stich mit accusative R7");
  expect(said.say("takes", { who: ada, card: "R7" })).toBe("Ada macht den Stich mit accusative R7");
  expect(said.say("takes", { who: [you, ada], card: "R7" })).toBe("Du und Ada macht den Stich mit accusative R7");
  expect(said.say("for", { who: you, points: -5 })).toBe("für dich, deine Karten, \u22125 Punkte (\u22125)");
  expect(said.say("for", { who: max, points: 1 })).toBe("für Max, Max’ Karten, 1 Punkt (+1)");
  expect(said.say("all", { who: [you, ada], cards: ["B1", "B2"] })).toBe("nominative B1+B2: du und Ada");
});

const ENGLISH = messagesIn(`
plays = { DOES($who, one: "plays", you: "play") } for { WHO($who) }, with { WHOSE($who) } cards
waits = { LIST($who, type: "or", case: "accusative") }
cards = { COUNT($number, one: "karta", few: "karty", other: "kart") }
`);

test("a sentence addresses the reader by the seat, not by a name, and counts as its language does", () => {
  const said = new Sentences("en-GB", [englishPeople, ENGLISH]);
  const [you, ben, named] = [{ name: "Ada", you: true }, { name: "Ben", you: false }, { name: "You", you: false }];
  expect(said.say("plays", { who: you })).toBe("You play for you, with your cards");
  expect(said.say("plays", { who: ben })).toBe("Ben plays for Ben, with Ben's cards");
  expect(said.say("plays", { who: named })).toBe("You plays for You, with You's cards");
  expect(said.say("waits", { who: [ben, you] })).toBe("Ben or you");
  const polish = new Sentences("pl", [ENGLISH]);
  expect([1, 3, 5].map((number) => polish.say("cards", { number }))).toEqual(["1 karta", "3 karty", "5 kart"]);
});

const german = (messages: Messages) => new Sentences("de-DE", [messages]);
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
