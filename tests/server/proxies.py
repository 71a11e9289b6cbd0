"""nginx and Caddy in front of a server below a path, configured as docs/hosting.md says."""

from __future__ import annotations

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from tests.waiting import wait_until

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
KINDS = ("nginx", "caddy")
NGINX = """
daemon off;
user root;
pid nginx.pid;
error_log stderr;
events {}
http {
    access_log off;
    client_body_temp_path body;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    server {
        listen 127.0.0.1:PORT;
        server_name localhost;
        BLOCK
    }
}
"""
CADDY = "{\n\tadmin off\n\tauto_https off\n}\nBLOCK"
SOCKET = re.compile(r"/run/spydeck/spydeck\.sock")


def free_port() -> int:
    """Return a port at which nobody listens."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def documented(language: str) -> str:
    """Return what the documentation shows for a server below a path."""
    section = PAGE.read_text().partition("### Below a path\n")[2]
    found = re.search(rf"```{language}\n(.*?)```", section, re.DOTALL)
    assert found
    return found[1]


def configuration(kind: str, port: int, to: str) -> str:
    """Return a proxy's configuration; what the documentation says is only led to a server of a test."""
    block = SOCKET.sub(to, documented(kind))
    if kind == "nginx":
        return NGINX.replace("PORT", str(port)).replace("BLOCK", block)
    site = f"http://localhost:{port} {{\n\tbind 127.0.0.1"
    return CADDY.replace("BLOCK", block.replace("example.org {", site))


@contextmanager
def proxied(kind: str, folder: Path, port: int, file: Path) -> Iterator[None]:
    """Run a proxy, which passes on to the file of a Unix socket."""
    program = shutil.which(kind) or shutil.which(kind, path="/usr/sbin")
    if program is None:
        pytest.skip(f"{kind} is not installed")
    folder.mkdir()
    written = folder / "configuration"
    written.write_text(configuration(kind, port, str(file)))
    words = {
        "nginx": ["-p", str(folder), "-c", str(written), "-e", "stderr"],
        "caddy": ["run", "--config", str(written), "--adapter", "caddyfile"],
    }
    own = {"HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([program, *words[kind]], stdout=log, stderr=log, env=own)
    try:
        wait_until(lambda: answers(process, port, folder / "log"))
        yield
    finally:
        process.terminate()
        process.wait(30)


def answers(process: subprocess.Popen[bytes], port: int, log: Path) -> bool:
    """Return whether somebody listens at a port; fails when a proxy has ended."""
    assert process.poll() is None, log.read_text()
    with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
        return True
    return False
