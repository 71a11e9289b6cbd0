"""Packs Python for a browser: Pyodide's files, without what no table needs, and the packages that one needs.

`python -m spydeck.adapters.pyodide.packing PYODIDE WHEELS` reads the unpacked npm package `pyodide` and
wheels in a folder, and writes `files/` (`make python`). Node compiles the sources with Pyodide: with the
sources, a page would take twice as long to start.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

from spydeck.adapters.pyodide import COMPRESSED, FILES, RUNTIME, compress, zipped

LIBRARY = "python_stdlib.zip"
PACKAGES = "packages.zip"
COMPILE = Path(__file__).with_name("compile.mjs")
UNUSED = re.compile(
    r"(_pyrepl|__phello__|concurrent/interpreters|ctypes|html|multiprocessing|sqlite3|unittest|wsgiref|xmlrpc)/"
    r"|xml/(?!__init__|sax/)|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_|unicode_|utf_)"
    r"|(_aix_support|_android_support|_apple_support|_osx_support|_py_abc|_pydatetime|_pydecimal|_pyio)\.py"
    r"|(antigravity|bdb|cmd|code|colorsys|compileall|configparser|cProfile|doctest|filecmp|fileinput)\.py"
    r"|(ftplib|getopt|getpass|imaplib|mailbox|mimetypes|modulefinder|netrc|nturl2path|optparse|pdb)\.py"
    r"|(pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|rlcompleter|sched|shelve)\.py"
    r"|(smtplib|socketserver|statistics|symtable|tabnanny|tarfile|this|timeit|trace|tracemalloc|tty)\.py"
    r"|(turtle|wave|webbrowser|zipapp)\.py"
)
"""Modules of Python's library for terminals, tests, processes and mail, and encodings of other times."""
NOT_NEEDED = re.compile(
    r"babel/(locale-data/(?!root\.dat|en(_001|_GB|_US|_US_POSIX)?\.dat)|messages/)|pytz/zoneinfo/|pydantic/(v1/|mypy)"
    r"|.*/(tests?/|_hypothesis_plugin)|confusable_homoglyphs/cli\.py|.*\.(pyi|h|c|typed)$"
    r"|.*dist-info/(RECORD|WHEEL|INSTALLER|entry_points\.txt|top_level\.txt)"
)
"""Files of packages for other languages than the server's own, for tests, and for tools."""


def main(arguments: Sequence[str]) -> int:
    """Write all files, and say how long each is."""
    pyodide, wheels = map(Path, arguments)
    FILES.mkdir(exist_ok=True)
    for name in RUNTIME:
        if name == LIBRARY:
            target, content = FILES / name, compiled(pyodide, dict(kept(pyodide / name, UNUSED)))
        elif name == PACKAGES:
            target, content = FILES / name, compiled(pyodide, packages(wheels))
        else:
            target, content = FILES / (name + COMPRESSED), compress((pyodide / name).read_bytes())
        target.write_bytes(content)
        print(f"{target.name}: {len(content):,} bytes")
    version = json.loads((pyodide / "package.json").read_text("utf-8"))["version"]
    (FILES / "versions.txt").write_text("\n".join([f"pyodide {version}", *versions(wheels)]) + "\n", "utf-8")
    return 0


def packages(wheels: Path) -> dict[str, bytes]:
    """Return the files of the packages in a folder of wheels by their names."""
    contents: dict[str, bytes] = {}
    for wheel in sorted(wheels.glob("*.whl")):
        contents |= kept(wheel, NOT_NEEDED)
    return contents


def versions(wheels: Path) -> list[str]:
    """Return the name and the version of each wheel."""
    return [" ".join(wheel.name.split("-")[:2]) for wheel in sorted(wheels.glob("*.whl"))]


def kept(archive: Path, left_out: re.Pattern[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the names and contents of the files in an archive that are needed."""
    with ZipFile(archive) as opened:
        for entry in opened.infolist():
            if not entry.is_dir() and not left_out.match(entry.filename):
                yield entry.filename, opened.read(entry)


def compiled(pyodide: Path, contents: dict[str, bytes]) -> bytes:
    """Return an archive of files with what Pyodide makes of their sources. Raise `CalledProcessError`."""
    with TemporaryDirectory() as folder:
        sources, target = Path(folder, "sources.zip"), Path(folder, "compiled.zip")
        sources.write_bytes(zipped(contents))
        command = ["node", str(COMPILE), str(pyodide), str(sources), str(target)]
        subprocess.run(command, check=True)  # noqa: S603  no word of it comes from outside
        return target.read_bytes()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
