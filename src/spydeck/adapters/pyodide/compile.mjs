// Compiles the sources in a zip archive with the Python of the browser: `node compile.mjs PYODIDE FROM TO`. Only the same
// Python can read what comes out.

import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.FS.writeFile("/from.zip", new Uint8Array(readFileSync(from)));
python.runPython(`
import marshal
from importlib.util import MAGIC_NUMBER
from zipfile import ZipFile, ZipInfo

UNCHECKED = (1).to_bytes(4, "little") + bytes(8)  # nothing compares it with a source (PEP 552)

with ZipFile("/from.zip") as sources, ZipFile("/to.zip", "w") as compiled:
    for entry in sources.infolist():
        name, content = entry.filename, sources.read(entry)
        if name.endswith(".py"):
            code = compile(content, "/" + name, "exec", dont_inherit=True, optimize=2)
            name, content = name + "c", MAGIC_NUMBER + UNCHECKED + marshal.dumps(code)
        compiled.writestr(ZipInfo(name, entry.date_time), content)
`);
writeFileSync(to, python.FS.readFile("/to.zip"));
