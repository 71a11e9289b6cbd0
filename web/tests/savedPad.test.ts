import { expect, test } from "vitest";
import { readPad } from "../src/scorepad/saved";

const PAD = { players: 2, names: ["Ada", "Ben"], options: {}, entries: ["1 2"] };

test("a saved scorepad is loaded", () => {
  expect(readPad(JSON.stringify(PAD))).toEqual({ pad: PAD });
});

const CONFIRMED = { entries: ["1 2"], finished: [1], rows: [{ points: [1, 2], totals: [1, 2] }] };

test("a saved scorepad says what the server has confirmed", () => {
  expect(readPad(JSON.stringify({ ...PAD, confirmed: CONFIRMED }))).toEqual({ pad: PAD, confirmed: CONFIRMED });
});

test.each([7, null, { ...CONFIRMED, finished: ["1"] }, { ...CONFIRMED, rows: [null] }, { ...CONFIRMED, rows: [{ points: [1] }] }])(
  "a scorepad is loaded without what cannot have been confirmed: %j",
  (confirmed) => {
    expect(readPad(JSON.stringify({ ...PAD, confirmed }))).toEqual({ pad: PAD });
  },
);

test.each([
  null,
  "",
  "{",
  "null",
  "7",
  JSON.stringify({ ...PAD, names: ["Ada"] }),
  JSON.stringify({ ...PAD, entries: [1] }),
  JSON.stringify({ ...PAD, options: [] }),
  JSON.stringify({ ...PAD, players: "2" }),
])("anything else is not taken for a scorepad: %s", (kept) => {
  expect(readPad(kept)).toBeUndefined();
});
