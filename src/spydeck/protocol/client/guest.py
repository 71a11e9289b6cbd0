"""A guest of a server, over HTTP: sets a name, creates tables, joins tables."""

from __future__ import annotations

import os
import re
from http.client import HTTPException, HTTPResponse
from http.cookies import CookieError, SimpleCookie
from pathlib import Path
from typing import TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, build_opener

from spydeck.errors import InvalidOption, SpydeckError, shown
from spydeck.printable import is_printable
from spydeck.protocol import daily, http
from spydeck.protocol.bounds import MAX_NAME, ProtocolMessage
from spydeck.protocol.client.errors import RequestRejected, Unreachable, error_from, reason_of
from spydeck.protocol.client.links import read_link
from spydeck.protocol.client.socket import TableSocket
from spydeck.protocol.client.text import sentence
from spydeck.protocol.commands import Views
from spydeck.protocol.http import InvitePerson, People
from spydeck.protocol.study import ReviewState
from spydeck.protocol.tables import CreateTable

COOKIE = "spydeck_guest"
_COOKIE = re.compile(r"[!#-+\--:<-\[\]-~]{1,1000}")
"""Possible values of a cookie (RFC 6265)."""
TIMEOUT = 20.0
"""Seconds until a request fails."""
PLAY_NOW_ATTEMPTS = 5
"""Tables for strangers at which a seat is sought, one after another."""
MAX_RESPONSE = 16 << 20
"""Maximum number of bytes read of a response."""

Model = TypeVar("Model", bound=ProtocolMessage)


class Guest:
    """A person at a server, who can act there; what the server says of one is `protocol.http.Guest`.

    The methods raise `Unreachable` and `RequestRejected`.
    """

    def __init__(self, server: str, name: str | None = None, *, keep: Path | None = None) -> None:
        """Become a guest. With `keep`, a file for the cookie, be the same guest again the next time.

        Without a name, the guest of the file keeps theirs.
        """
        self.server = read_link(server).server
        self._keep = keep
        self.cookie = "" if keep is None else _kept_cookie(keep)
        self.name = self._set_name(name)

    def create_table(self, request: CreateTable) -> http.TableCreated:
        """Create a table."""
        return self._request("POST", "/api/tables", http.TableCreated, request)

    def join(self, link: str, *, sit: bool = False) -> http.Joined:
        """Join the table of an invitation link, or an open table by its link or its name.

        With `sit`, take a seat too: one that is open or held by a bot, or else one in the next game.
        """
        found = read_link(link if "/" in link else f"{self.server}/table/{link}")
        if found.invitation is not None:
            path = f"/api/invitations/{found.invitation}/members"
            return self._request("POST", path, http.Joined, http.JoinByInvitation(sit=sit))
        if found.table is None:
            raise SpydeckError(sentence("no-table-in-link"))
        request = http.JoinTable(sit=sit)
        return self._request("POST", f"/api/tables/{found.table}/members", http.Joined, request)

    def play_now(self, game: str) -> http.Joined:
        """Join strangers who wait for a game, or play it with bots; or wait for them at a new table.

        The seat is `None` until the next deal of a game that has started.
        """
        attempts = PLAY_NOW_ATTEMPTS
        while True:
            attempts -= 1
            table = self._request("POST", f"/api/play/{game}", http.TableForStrangers).table
            try:
                return self.join(table, sit=True)
            except RequestRejected as rejection:
                if rejection.code != "taken" or not attempts:
                    raise  # else others were quicker

    def daily_deals(self, game: str) -> daily.DailyArchive:
        """Return the daily deals of a game as the guest may know them, the present day's first."""
        return self._request("GET", f"/api/daily/{game}", daily.DailyArchive)

    def play_daily(self, game: str, day: str | None = None, *, practice: bool = False) -> daily.DailyTable:
        """Return the table at which the guest plays a daily deal, by default the present day's."""
        wanted = self.daily_deals(game).deals[0].day if day is None else day
        request = daily.PlayDaily(practice=practice)
        return self._request("POST", f"/api/daily/{game}/{wanted}", daily.DailyTable, request)

    def preview_table(self, table: str) -> http.TablePreview:
        """Return a table as it looks before joining; for members with its invitation link."""
        return self._request("GET", f"/api/tables/{table}", http.TablePreview)

    def add_program(self, table: str, seat: int, name: str) -> http.ProgramAdded:
        """Give a seat of the guest's table to a program; the result has the program's token."""
        request = http.AddProgram(seat=seat, name=check_name(name))
        return self._request("POST", f"/api/tables/{table}/programs", http.ProgramAdded, request)

    def record(self, name: str) -> str:
        """Return the record of a finished game."""
        return self._send("GET", f"/api/finished/{name}/record", None).decode()

    def finished_game(self, name: str) -> http.FinishedGame:
        """Return a finished game, with the guest's seat in it."""
        return self._request("GET", f"/api/finished/{name}", http.FinishedGame)

    def deals_so_far(self, table: str) -> http.ReplayPage:
        """Return the start of the guest's running game, with the steps that end its deals or rounds."""
        return self._request("GET", f"/api/tables/{table}/replay?count=1", http.ReplayPage)

    def review(self, name: str, seat: int, *, request: bool = True) -> ReviewState:
        """Return the review of a seat in a finished game, or how far it is; request it unless told not to."""
        return self._review(f"/api/finished/{name}/reviews/{seat}", request)

    def deal_review(self, table: str, part: int, *, request: bool = True) -> ReviewState:
        """Return the same of the guest's own moves in a deal or round that is over, counted from 0."""
        return self._review(f"/api/tables/{table}/reviews/{part}", request)

    def try_again(self, name: str, step: int, seat: int) -> http.TableToTryAgain:
        """Return a table at which the guest plays on from a step of a finished game, alone against bots."""
        return self._try_again(f"/api/finished/{name}/again", step, seat)

    def try_deal_again(self, table: str, step: int, seat: int) -> http.TableToTryAgain:
        """Return the same for a deal or round that is over in a game that the guest plays alone."""
        return self._try_again(f"/api/tables/{table}/again", step, seat)

    def people(self) -> People:
        """Return the people with whom the guest has played lately, and those whom the guest has blocked."""
        return self._request("GET", "/api/people", People)

    def invite(self, person: str, table: str) -> None:
        """Invite one of `people` to a table of the guest's."""
        body = InvitePerson(table=table).model_dump_json().encode()
        self._send("PUT", f"/api/people/{person}/invitation", body)

    def block(self, person: str, on: bool = True) -> None:
        """Block one of `people`, or with `on=False` no longer."""
        self._send("PUT" if on else "DELETE", f"/api/people/{person}/block", None)

    def delete(self) -> None:
        """Delete the guest with all data; nobody can be that guest again."""
        self._send("DELETE", "/api/guest", None)

    def socket(self, table: str, views: Views = "always") -> TableSocket:
        """Return the socket of a table, to be entered with `with`."""
        address = self.server.replace("http", "ws", 1)
        headers = {"Cookie": f"{COOKIE}={self.cookie}"}
        return TableSocket(f"{address}/api/tables/{table}/socket", headers=headers, views=views)

    def _review(self, path: str, request: bool) -> ReviewState:
        return self._request("POST" if request else "GET", path, ReviewState)

    def _try_again(self, path: str, step: int, seat: int) -> http.TableToTryAgain:
        return self._request("POST", path, http.TableToTryAgain, http.TryAgain(step=step, seat=seat))

    def _set_name(self, name: str | None) -> str:
        known = self._current_name() if self.cookie else None
        if known is not None and name in (None, known):
            return known
        if name is None:
            raise RequestRejected("no-guest", sentence("name-needed"))
        accepted = self._request("PUT", "/api/guest", http.Guest, http.SetName(name=check_name(name))).name
        if not self.cookie:
            raise self._unknown_server()
        return accepted

    def _current_name(self) -> str | None:
        body = self._send("GET", "/api/guest", None)
        return None if body == b"null" else self._read(body, http.Guest).name

    def _request(
        self, method: str, path: str, kind: type[Model], content: ProtocolMessage | None = None
    ) -> Model:
        body = None if content is None else content.model_dump_json(exclude_defaults=True).encode()
        return self._read(self._send(method, path, body), kind)

    def _read(self, body: bytes, kind: type[Model]) -> Model:
        try:
            return kind.model_validate_json(body, extra="ignore")
        except ValueError:
            raise self._unknown_server() from None

    def _unknown_server(self) -> Unreachable:
        return Unreachable(sentence("unknown-server", address=self.server))

    def _send(self, method: str, path: str, body: bytes | None) -> bytes:
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if self.cookie:
            headers["Cookie"] = f"{COOKIE}={self.cookie}"
        request = Request(self.server + path, body, headers, method=method)  # noqa: S310  (read_link checks)
        try:
            with build_opener().open(request, timeout=TIMEOUT) as response:
                self._save_cookie(response)
                content: bytes = response.read(MAX_RESPONSE)
                return content
        except HTTPError as error:
            raise error_from(error.code, error.read(MAX_RESPONSE)) from None
        except (URLError, HTTPException, OSError) as error:
            cause = error.reason if isinstance(error, URLError) else error
            reason = reason_of(cause) if isinstance(cause, Exception) else cause
            raise Unreachable(sentence("unreachable", address=self.server, reason=reason)) from None

    def _save_cookie(self, response: HTTPResponse) -> None:
        for header in response.headers.get_all("Set-Cookie", ()):
            try:
                morsel = SimpleCookie(header).get(COOKIE)
            except CookieError:
                continue
            if morsel is not None and morsel.value != self.cookie:
                self.cookie = morsel.value
                if self._keep is not None:
                    write_secret(self._keep, self.cookie)


def _kept_cookie(path: Path) -> str:
    """Return the cookie in a file; "" where there is none, or what no cookie can be."""
    try:
        cookie = path.read_text("ascii").strip()
    except (OSError, UnicodeDecodeError):
        return ""
    return cookie if _COOKIE.fullmatch(cookie) else ""


def check_name(name: str) -> str:
    """Return a valid name. Raise `InvalidOption`."""
    if not 0 < len(name.strip()) <= MAX_NAME or not is_printable(name.strip()):
        raise InvalidOption(sentence("bad-name", name=shown(name), most=MAX_NAME))
    return name


def write_secret(path: Path, text: str) -> None:
    """Write a file that only its owner can read."""
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w") as file:
        file.write(text + "\n")
