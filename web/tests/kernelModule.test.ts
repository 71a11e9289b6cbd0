import { beforeAll, expect, test } from "vitest";
import FACTS from "../src/kernel/spy-tricks.json";
import CONTENT from "../src/kernel/spy-tricks.wasm?url&inline";
import { KernelModule } from "../src/kernel/module.js";

let module: KernelModule;

beforeAll(async () => {
  module = await KernelModule.load(await (await fetch(CONTENT)).arrayBuffer(), FACTS);
});

test("an array has the numbers that are written to it, in rows", () => {
  const rows = module.array("int64", 2, 3);
  rows.numbers[4] = 7n;
  expect(rows.numbers).toEqual(new BigInt64Array([0n, 0n, 0n, 0n, 7n, 0n]));
  expect(rows.flattened.slice(5)).toEqual([2n, 3n, 24n, 8n]);
  module.release(rows);
});

test("an array stays what it was when the memory grows", () => {
  const small = module.array("float64", 1);
  small.numbers[0] = 1.5;
  const large = module.array("int8", 1 << 22);
  expect(small.numbers[0]).toBe(1.5);
  module.release(large);
  const again = module.array("int8", 1 << 22);
  expect(again.address).toBe(large.address);
  [small, again].forEach((array) => module.release(array));
});

test("a state says what its fields hold, and who may act", () => {
  const records = module.array("record", 1);
  const players = module.field(records, "players") as BigInt64Array;
  players[0] = 4n;
  expect(module.field(records, "players")).toEqual(new BigInt64Array([4n]));
  expect(module.call("standing", records)).toHaveLength(3);
  module.release(records);
});

test("what is called wrongly says so", () => {
  const numbers = module.array("int64", 1);
  expect(() => module.call("standing", numbers)).toThrow("records must be record in 1 dimensions");
  expect(() => module.call("standing")).toThrow("standing takes 1 values");
  expect(() => module.call("cheat")).toThrow("there is no function cheat");
  expect(() => module.field(numbers, "aces")).toThrow("there is no field aces");
  expect(() => module.array("int4", 1)).toThrow("no array holds int4");
  module.release(numbers);
});
