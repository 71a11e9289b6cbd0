/** Python in a worker: Pyodide's files and this package's, from the site of the page and from nowhere else. */

/** Where a file is below the site's path, and how long it is on its way. */
interface PackedFile {
  readonly path: string;
  readonly bytes: number;
}

type Files = Readonly<Record<string, PackedFile>>;

/** The part of an object of Python that we use. */
export interface PythonObject {
  destroy(): void;
}

/** The results of a call to a table (`browser/table.py`). */
export interface PythonOutcome extends PythonObject {
  text(): string;
}

/** A table without a server (`browser/table.py`). */
export interface PythonTable extends PythonObject {
  readonly name: string;
  receive(text: string, now: number): PythonOutcome;
  answer(question: number, action: string, now: number): PythonOutcome;
  wake(now: number): PythonOutcome;
  observation(question: number): PythonObject | undefined;
}

export interface Tables {
  resume(name: string, lines: PythonObject, kept: string): PythonTable;
}

/** `browser/thinking.py`. */
export interface Thinking {
  brief(bot: string, observation: PythonObject): string | undefined;
  chosen(observation: PythonObject, action: string | null): string;
  choose(bot: string, observation: PythonObject): string;
}

/** An answer to a request (`browser/answering.py`). */
export interface PythonAnswer extends PythonObject {
  readonly status: number;
  readonly body: string;
  /** A table to save. */
  readonly made: PythonTable | undefined;
  /** A finished game to keep, as JSON. */
  readonly finished: string | undefined;
}

/** `browser/answering.py`. */
export interface Answering {
  answer(method: string, path: string, body: string, person: string, language: string, now: number, kept?: string, table?: PythonTable): PythonAnswer;
}

interface Pyodide {
  readonly globals: { get(name: string): unknown };
  runPython(code: string, options?: { locals: PythonObject }): unknown;
  pyimport(name: string): unknown;
  toPy(value: unknown): PythonObject;
}

interface PyodideModule {
  loadPyodide(options: Record<string, unknown>): Promise<Pyodide>;
}

export interface Python {
  readonly tables: Tables;
  readonly thinking: Thinking;
  readonly answering: Answering;
  list(values: readonly string[]): PythonObject;
}

/** Python has no package to load by itself: all it needs is unpacked here. */
const NO_PACKAGES = JSON.stringify({
  info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2", version: "314.0.7" },
  packages: {},
});
const FOLDER = "/packages";
const ARCHIVES = ["packages.tar.xz", "spydeck.tar.xz"];
/** Without docstrings, and without compiled modules written beside their sources: both only take memory here. */
const ARGUMENTS = ["-OO", "-B"];
/** Each file is written at once: one that grows while it is written leaves the browser many times its size to tidy up. */
const UNPACK = `
import io, tarfile
with tarfile.open(fileobj=io.BytesIO(archive), copybufsize=1 << 24) as files:
    files.extractall("${FOLDER}", filter="data")
`;
/** Compiled modules are in the browser's memory once they are imported. */
const TIDY = `
from pathlib import Path
for module in Path("${FOLDER}").rglob("*.so"):
    module.unlink()
`;

/** The files are not here: they were never fetched, and there is no connection, or the server has none. */
export class NotHere extends Error {}

/** Start Python. Throws `NotHere`. */
export async function startPython(base: string): Promise<Python> {
  const files = await fetchJson<Files>(`${base}/python/files.json`);
  const addressOf = (name: string) => {
    const file = files[name];
    if (!file) throw new NotHere(name);
    return new URL(base + file.path, location.origin).href;
  };
  const bytes = Promise.all(ARCHIVES.map((name) => fetchBytes(addressOf(name))));
  const address = addressOf("pyodide.mjs");
  const { loadPyodide } = await (import(/* @vite-ignore */ address) as Promise<PyodideModule>).catch(() => {
    throw new NotHere(address);
  });
  const indexURL = address.slice(0, address.lastIndexOf("/") + 1);
  const python = await loadPyodide({ args: ARGUMENTS, indexURL, lockFileContents: NO_PACKAGES, packageBaseUrl: indexURL });
  for (const archive of await bytes) {
    const locals = python.toPy({ archive: new Uint8Array(archive) });
    python.runPython(UNPACK, { locals });
    locals.destroy();
  }
  python.runPython(`import sys; sys.path.append("${FOLDER}")`);
  const started: Python = {
    tables: python.pyimport("spydeck.browser.table") as Tables,
    thinking: python.pyimport("spydeck.browser.thinking") as Thinking,
    answering: python.pyimport("spydeck.browser.answering") as Answering,
    list: (values) => python.toPy(values),
  };
  python.runPython(TIDY);
  return started;
}

async function fetched(address: string): Promise<Response> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new NotHere(address);
  return response;
}

const fetchJson = async <Value>(address: string): Promise<Value> => (await (await fetched(address)).json()) as Value;
const fetchBytes = async (address: string): Promise<ArrayBuffer> => (await fetched(address)).arrayBuffer();
