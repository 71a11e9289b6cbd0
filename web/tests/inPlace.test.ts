import { expect, test } from "vitest";
import { opensInPlace } from "../src/routes";
import { playedLines } from "../src/play/tableLog";

const at = (path: string) => opensInPlace(new URL(path, "http://table.example"));

test("rules and settings open at the table, a sheet to print does not", () => {
  expect(at("/rules/black-spy#BS-14")).toEqual({ screen: "rules", game: "black-spy", clause: "BS-14" });
  expect(at("/rules/spycard")).toEqual({ screen: "rules", game: "spycard", clause: "" });
  expect(at("/rules/spycard#the-deal")).toMatchObject({ clause: "" });
  expect(at("/settings")).toEqual({ screen: "settings" });
  for (const path of ["/", "/games", "/rules/spycard?sheet=reminder", "/rules/bridge"]) expect(at(path)).toBeUndefined();
});

test("what is played is the variants with their sentences and every other option that the game has", () => {
  const resolved = { players: 3, variants: ["the-mole"], pass_direction: "left", end_value: 200, ages: null };
  const lines = playedLines("black-spy", { edition: "gespenster-1990" }, resolved);
  expect(lines.map(({ title, value, clause }) => [title, value, clause])).toEqual([
    ["The Mole", "", "BS-30"],
    ["Edition", "1990, as reported", "BS-36"],
    ["Passing", "Always left", "BS-9"],
    ["Played to", "200", "BS-23"],
  ]);
  expect(lines[0]?.note).toContain("set aside");
});

test("no variants are said to be none, and seats are counted from 1", () => {
  expect(playedLines("black-spy", {}, { variants: [], ages: [1, 0, 2] }).map(({ value }) => value)).toEqual(["none", "2, 1, 3"]);
});
