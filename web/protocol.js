// Generates src/net/protocol.ts and the facts.ts of each game from the output of `python -m docs.schema` on the standard input.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

/** A reference that is described remains a reference: without this, it would become a type of its own. */
const asReference = (_, value) => (value?.$ref && value.description ? { allOf: [{ $ref: value.$ref }], description: value.description } : value);

const { protocol, games } = JSON.parse(readFileSync(0, "utf8"), asReference);

/** Facts of a server are not changed: every field and list of a file as read-only; and comments in one line. */
const readOnly = (file) =>
  file
    .replace(/\/\*\*\n +\* (.*)\n +\*\//g, "/** $1 */")
    .replace(/^( +)(\w+\??|\[k: string\]): /gm, "$1readonly $2: ")
    .replace(/(\w+|\([^()]*\))\[\]/g, "readonly $1[]");

/** Constants, and the types of a schema. */
async function write(path, { constants, schema }, banner, as = "", change = (types) => types) {
  const values = Object.entries(constants).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}${Array.isArray(value) ? as : ""};`);
  const options = { bannerComment: "", additionalProperties: false, ignoreMinAndMaxItems: true, style: { printWidth: 120 } };
  const types = change(await compile(schema, schema.title, options));
  writeFileSync(new URL(path, import.meta.url), `/** ${banner} by \`make client\`; edit those. */\n\n${values.join("\n")}\n\n${types}`);
}

/** The types of the protocol without the one that only lists them. */
const withoutList = (types) => types.replace(/\/\*\*\n[^/]*\*\/\nexport interface Protocol \{[^}]*\}\n/, "");

await write("src/net/protocol.ts", protocol, "The protocol. Made from the server's models", " as const", withoutList);

for (const [game, parts] of Object.entries(games)) {
  const source = `games/${game.replace("-", "_")}/`;
  await write(`src/games/${game}/facts.ts`, parts, `Facts known before a game, views and events. Made from \`facts.py\` and \`events.py\` in \`${source}\``, "", readOnly);
}
