"""Packs Python for a browser: Pyodide's files, without what no table needs, and the packages that one needs.

`python -m spydeck.adapters.pyodide.packing PYODIDE WHEELS` reads the unpacked npm package `pyodide` and
wheels in a folder, and writes `files/` (`make python`). Node compiles the sources with Pyodide: with the
sources, a page would take twice as long to start.
"""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from spydeck.adapters.pyodide import COMPRESSED, FILES, RUNTIME, compress, together

LIBRARY = "python_stdlib.zip"
PACKAGES = "packages.tar.xz"
COMPILE = Path(__file__).with_name("compile.mjs")
UNUSED = re.compile(
    r"(_pyrepl|__phello__|concurrent/interpreters|ctypes|html|multiprocessing|sqlite3|tomllib|unittest|wsgiref|xmlrpc)/"
    r"|asyncio/(__main__|proactor_|tools|windows_)|concurrent/futures/(interpreter|process)"
    r"|email/(_header_value_|contentmanager|headerregistry|mime/)|http/(cookiejar|cookies|server)"
    r"|logging/(config|handlers)|urllib/robot|zipfile/__main__"
    r"|xml/(?!__init__|sax/)|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|raw_|unicode_|utf_)"
    r"|(_aix_support|_android_support|_apple_support|_ast_unparse|_markupbase|_osx_support|_py_abc|_pydatetime|_pydecimal|_pyio)\.py"
    r"|(antigravity|argparse|bdb|calendar|cmd|code|colorsys|compileall|configparser|cProfile|doctest|filecmp)\.py"
    r"|(fileinput|ftplib|getopt|getpass|gettext|imaplib|mailbox|mimetypes|modulefinder|netrc|nturl2path|optparse|pdb)\.py"
    r"|(pickletools|plistlib|poplib|profile|pstats|pty|py_compile|pyclbr|pydoc|rlcompleter|runpy|sched|shelve)\.py"
    r"|(smtplib|socketserver|statistics|stringprep|symtable|tabnanny|this|timeit|trace|tracemalloc|tty)\.py"
    r"|(turtle|wave|webbrowser|zipapp)\.py"
)
"""Modules of Python's library for terminals, tests, processes and mail, and encodings of other times."""
NOT_NEEDED = re.compile(
    r"babel/(locale-data/(?!root\.dat|en(_001|_GB|_US|_US_POSIX)?\.dat)|messages/)|pytz/zoneinfo/|pydantic/(color|deprecated/|experimental/|mypy|v1/)"
    r"|.*/(tests?/|_hypothesis_plugin)|confusable_homoglyphs/cli\.py|.*\.(pyi|h|c|typed)$"
    r"|.*dist-info/(INSTALLER|METADATA|RECORD|WHEEL|entry_points\.txt|sboms/|top_level\.txt)"
)
"""Files of packages for other languages than the server's own, for tests, and for tools."""


NOTHING = re.compile(r"(?!)")
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of all files in archives, so that the same contents make the same bytes."""


def main(arguments: Sequence[str]) -> int:
    """Write all files, and say how long each is."""
    pyodide, wheels = map(Path, arguments)
    FILES.mkdir(exist_ok=True)
    for name in RUNTIME:
        if name == LIBRARY:
            target, content = FILES / name, zipped(compiled(pyodide, dict(kept(pyodide / name, UNUSED))))
        elif name == PACKAGES:
            target, content = FILES / name, together(compiled(pyodide, packages(wheels)))
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


def kept(archive: Path, left_out: re.Pattern[str] = NOTHING) -> Iterator[tuple[str, bytes]]:
    """Yield the names and contents of the files in an archive that are needed."""
    with ZipFile(archive) as opened:
        for entry in opened.infolist():
            if not entry.is_dir() and not left_out.match(entry.filename):
                yield entry.filename, opened.read(entry)


def zipped(contents: Mapping[str, bytes]) -> bytes:
    """Return a zip archive, the same bytes for the same contents."""
    buffer = io.BytesIO()
    with ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=9) as out:
        for name, content in sorted(contents.items()):
            out.writestr(ZipInfo(name, LONG_AGO), content, ZIP_DEFLATED, 9)
    return buffer.getvalue()


def compiled(pyodide: Path, contents: dict[str, bytes]) -> dict[str, bytes]:
    """Return files by their names with what Pyodide makes of their sources. Raise `CalledProcessError`."""
    with TemporaryDirectory() as folder:
        sources, target = Path(folder, "sources.zip"), Path(folder, "compiled.zip")
        sources.write_bytes(zipped(contents))
        command = ["node", str(COMPILE), str(pyodide), str(sources), str(target)]
        subprocess.run(command, check=True)  # noqa: S603  no word of it comes from outside
        return dict(kept(target))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
