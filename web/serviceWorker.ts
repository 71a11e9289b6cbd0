/** Builds `src/worker/` to `sw.js`, at the root and without a hash in its name, with the list of the client's files. */

import { type Plugin, build } from "vite";

const ENTRY = "src/worker/index.ts";
const PUBLIC = "public";

const hex = (bytes: ArrayBuffer): string => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The same contents under the same names have the same version. */
async function versionOf(contents: readonly (string | Uint8Array)[]): Promise<string> {
  const encoded = contents.map((one) => (typeof one === "string" ? new TextEncoder().encode(one) : new Uint8Array(one)));
  const digests = await Promise.all(encoded.map((one) => crypto.subtle.digest("SHA-256", one)));
  return hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(digests.map(hex).join(" ")))).slice(0, 16);
}

/** Build the worker. Resolves to its code. */
async function workerCode(version: string, files: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __VERSION__: JSON.stringify(version), __FILES__: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  const code = output && "output" in output ? output.output[0].code : undefined;
  if (code === undefined) throw new Error("the service worker was not built");
  return code;
}

export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  enforce: "post", // after the page, which is one of the files
  async generateBundle(_, bundle) {
    const built = Object.values(bundle).sort((one, other) => (one.fileName < other.fileName ? -1 : 1));
    const names = built.map(({ fileName }) => fileName);
    const page = bundle["index.html"];
    if (page?.type !== "asset") throw new Error("the page was not built");
    const fixed = (await this.fs.readdir(PUBLIC)).sort();
    const contents = await Promise.all(fixed.map((name) => this.fs.readFile(`${PUBLIC}/${name}`)));
    // Names of other built files change with their contents.
    const version = await versionOf([[...names, ...fixed].join(" "), page.source, ...contents]);
    // A first visit does not fetch what a page thinks with.
    const kept = names.filter((name) => name !== "index.html" && !name.endsWith(".wasm"));
    const files = [...kept, ...fixed].map((name) => `/${name}`);
    this.emitFile({ type: "asset", fileName: "sw.js", source: await workerCode(version, files) });
  },
});
