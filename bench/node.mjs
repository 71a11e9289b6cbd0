// Works with a module for a program in Python, which asks in lines: calls a function with arrays as they are there and returns
// them, or thinks about a brief.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { KernelModule } from "../web/src/kernel/module.js";
import { Thinking } from "../web/src/kernel/thinking.js";

const [, , path] = process.argv;
const module = await KernelModule.load(readFileSync(`${path}.wasm`), JSON.parse(readFileSync(`${path}.json`, "utf8")));

function called({ name, values, times = 1 }) {
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
  return answer;
}

async function thought(brief, shares = 1) {
  const before = process.cpuUsage();
  const thinking = new Thinking(module, brief);
  const others = Array.from({ length: shares - 1 }, () => new Thinking(module, brief));
  const companions = others.map((other, place) => (other.begin(), (standing) => Promise.resolve(other.goOn(standing, place + 1, shares))));
  const look = shares > 1 ? () => thinking.soFar() : undefined;
  const answer = brief.explains ? { found: await thinking.explain(companions, look) } : { choice: await thinking.choice(companions) };
  [thinking, ...others].forEach((one) => one.release());
  const spent = process.cpuUsage(before);
  return { ...answer, microseconds: spent.user + spent.system };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  process.stdout.write(`${JSON.stringify(asked.brief ? await thought(asked.brief, asked.shares) : called(asked))}\n`);
}
