// Runs a script with the Python of the browser, as a worker starts it: `node run_packed.mjs FOLDER SCRIPT`.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ args: ["-OO", "-B"], indexURL: `${folder}/`, lockFileContents: '{"info": {"abi_version": "2026_0", "arch": "wasm32", "platform": "emscripten_5_0_3", "python": "3.14.2", "version": "314.0.7"}, "packages": {}}' });
for (const name of ["packages.tar.xz", "spydeck.tar.xz"]) {
  python.unpackArchive(new Uint8Array(readFileSync(`${folder}/${name}`)).slice(), "xztar", { extractDir: "/packages" });
}
python.runPython('import sys; sys.path.append("/packages")');
console.log(python.runPython(readFileSync(script, "utf-8")));
