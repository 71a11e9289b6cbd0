// Generates src/net/protocol.ts from the output of `python -m docs.schema` on the standard input.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const { constants, schema } = JSON.parse(readFileSync(0, "utf8"));
const values = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}${Array.isArray(value) ? " as const" : ""};`);
const file = await compile(schema, schema.title, {
  bannerComment: `/** The protocol. Made from the server's models by \`make client\`; edit those. */\n\n${values.join("\n")}\n`,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { printWidth: 120 },
});
writeFileSync(new URL("src/net/protocol.ts", import.meta.url), file);
