// Calls functions of a module for a program in Python, one for each line: with arrays as they are there, and returns them.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { KernelModule } from "../web/src/kernel/module.js";

const [, , path] = process.argv;
const module = await KernelModule.load(readFileSync(`${path}.wasm`), JSON.parse(readFileSync(`${path}.json`, "utf8")));

for await (const line of createInterface({ input: process.stdin })) {
  const { name, values, times = 1 } = JSON.parse(line);
  const given = values.map((value) => {
    if (typeof value === "string") return BigInt(value);
    const array = module.array(value.kind, ...value.shape);
    array.bytes.set(Buffer.from(value.bytes, "base64"));
    return array;
  });
  const before = process.cpuUsage();
  let returned;
  for (let time = 0; time < times; time++) returned = module.call(name, ...given);
  const spent = process.cpuUsage(before);
  const arrays = given.filter((value) => typeof value === "object");
  const answer = {
    returned: returned.map(String),
    arrays: arrays.map((array) => Buffer.from(array.bytes).toString("base64")),
    microseconds: spent.user + spent.system,
  };
  arrays.forEach((array) => module.release(array));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
