import { expect, test } from "vitest";
import { isDue } from "../src/components/countdown.svelte";

test.each([
  [600, [30, 10]],
  [30, [10]],
  [15, [10]],
  [8, [5]],
  [3, []],
])("a countdown of %i seconds is said with so many left: %j", (began, expected) => {
  const said = Array.from({ length: began }, (_, past) => began - past - 1).filter((now) => isDue(began, now + 1, now));
  expect(said).toEqual(expected);
});

test("a page that was asleep says what is left, and nothing when it is too late", () => {
  expect(isDue(600, 500, 4)).toBe(true);
  expect(isDue(600, 500, 0)).toBe(false);
});
