"""A guest of a server, over HTTP: says what they are called, sets tables up, comes to tables."""

from __future__ import annotations

import os
from http.client import HTTPException, HTTPResponse
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, build_opener

from spydeck.errors import InvalidOption, SpydeckError, shown
from spydeck.protocol import http
from spydeck.protocol.bounds import MAX_NAME, Message
from spydeck.protocol.client.errors import RequestRejected, Unreachable, complaint
from spydeck.protocol.client.links import read_link
from spydeck.protocol.client.socket import TableSocket
from spydeck.protocol.commands import Views
from spydeck.protocol.tables import CreateTable

COOKIE = "spydeck_guest"
SECONDS = 20.0
MAX_ANSWERED = 16 << 20
"""Bytes of an answer that are read."""

Answer = TypeVar("Answer", bound=Message)


class Guest:
    """Somebody at a server. Raises `Unreachable` and `RequestRejected`."""

    def __init__(self, server: str, name: str | None = None, *, keep: Path | None = None) -> None:
        """Become a guest; with a file to keep the cookie in, be the same guest again the next time.

        Without a name the guest of the file stays as they are called.
        """
        self.server = read_link(server).server
        self._keep = keep
        self.cookie = keep.read_text().strip() if keep is not None and keep.is_file() else ""
        self.name = self._called(name)

    def create_table(self, wish: CreateTable) -> http.TableCreated:
        """Set a table up."""
        return self._ask("POST", "/api/tables", http.TableCreated, wish)

    def join(self, link: str) -> http.Joined:
        """Come to the table of an invitation link, or to an open one by its link or its name."""
        found = read_link(link if "/" in link else f"{self.server}/table/{link}")
        if found.invitation is not None:
            return self._ask("POST", f"/api/invitations/{found.invitation}/members", http.Joined)
        if found.table is None:
            raise SpydeckError("this link leads to a server, but to no table of it")
        return self._ask("POST", f"/api/tables/{found.table}/members", http.Joined, http.JoinTable())

    def preview_table(self, table: str) -> http.TablePreview:
        """A table as it is seen before its door; for members with its invitation link."""
        return self._ask("GET", f"/api/tables/{table}", http.TablePreview)

    def add_program(self, table: str, seat: int, name: str) -> http.ProgramAdded:
        """Give a seat of one's table to a program; the answer has the program's token."""
        wish = http.AddProgram(seat=seat, name=checked(name))
        return self._ask("POST", f"/api/tables/{table}/programs", http.ProgramAdded, wish)

    def record(self, name: str) -> str:
        """The record of a finished game."""
        return self._send("GET", f"/api/finished/{name}/record", None).decode()

    def socket(self, table: str, views: Views = "always") -> TableSocket:
        """The socket of a table, to be entered with `with`."""
        address = self.server.replace("http", "ws", 1)
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        return TableSocket(f"{address}/api/tables/{table}/socket", headers=headers, views=views)

    def _called(self, name: str | None) -> str:
        known = self._known_as() if self.cookie else None
        if known is not None and name in (None, known):
            return known
        if name is None:
            raise RequestRejected("no-guest", "say what you are called")
        called = self._ask("PUT", "/api/guest", http.Guest, http.SetName(name=checked(name))).name
        if not self.cookie:
            raise self._stranger()
        return called

    def _known_as(self) -> str | None:
        answer = self._send("GET", "/api/guest", None)
        return None if answer == b"null" else self._read(answer, http.Guest).name

    def _ask(self, method: str, path: str, kind: type[Answer], wish: Message | None = None) -> Answer:
        body = None if wish is None else wish.model_dump_json(exclude_defaults=True).encode()
        return self._read(self._send(method, path, body), kind)

    def _read(self, answer: bytes, kind: type[Answer]) -> Answer:
        try:
            return kind.model_validate_json(answer, extra="ignore")
        except ValueError:
            raise self._stranger() from None

    def _stranger(self) -> Unreachable:
        return Unreachable(f"{self.server} does not answer like a server of this version")

    def _send(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        request = Request(self.server + path, body, headers, method=method)  # noqa: S310  (read_link checks)
        try:
            with build_opener().open(request, timeout=SECONDS) as response:
                self._note_cookie(response)
                answer: bytes = response.read(MAX_ANSWERED)
                return answer
        except HTTPError as error:
            raise complaint(error.code, error.read(MAX_ANSWERED)) from None
        except (URLError, HTTPException, OSError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise Unreachable(f"cannot reach {self.server}: {reason}") from None

    def _note_cookie(self, response: HTTPResponse) -> None:
        for header in response.headers.get_all("Set-Cookie", ()):
            try:
                morsel = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and morsel.value != self.cookie:
                self.cookie = morsel.value
                if self._keep is not None:
                    keep_secret(self._keep, self.cookie)


def checked(name: str) -> str:
    """A name that one may have; raises `InvalidOption`."""
    if not 0 < len(name.strip()) <= MAX_NAME or not name.strip().isprintable():
        raise InvalidOption(f"a name has 1 to {MAX_NAME} letters that can be printed, not {shown(name)}")
    return name


def keep_secret(path: Path, text: str) -> None:
    """Write a file that only its owner can read."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text + "\n")
