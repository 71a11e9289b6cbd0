"""The server's sentences in English."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.language import Wording

MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)


def _waiting_for(players: Sequence[str]) -> str:
    return f"It is not your turn. Waiting for {', '.join(players)}."


def _known_sheets(game: str, sheets: Sequence[str]) -> str:
    known = f"Its sheets are: {', '.join(sheets)}." if sheets else "It has none."
    return f"{game} has no such sheet. {known}"


def _list_of(introduction: str) -> Wording:
    return lambda names: f"{introduction}: {', '.join(names) or 'none'}."


def _cannot_listen(host: str, port: int, cause: str, taken: bool) -> str:
    hint = "; another program uses this port: try another --port" if taken else ""
    return f"cannot listen on {host}, port {port}: {cause}{hint}"


def _turn_body(game: str, table: str | None, seconds: int) -> str:
    return f"{_at(table)}You have {_duration(seconds)} to answer."


def _over_body(game: str, table: str | None) -> str:
    return f"{_at(table)}See how it ended."


def _invited_body(game: str, table: str | None, by: str) -> str:
    return f"{_at(table)}Join the table."


def _at(table: str | None) -> str:
    return "" if table is None else f"Table “{table}”. "


def _duration(seconds: int) -> str:
    minutes = max(1, round(seconds / 60))
    if minutes >= 2 * 24 * 60:
        return f"{minutes // (24 * 60)} days"
    number, unit = (minutes // 60, "hour") if minutes >= 60 else (minutes, "minute")
    return f"{number} {unit}{'' if number == 1 else 's'}"


def _all_of(items: Sequence[str]) -> str:
    return " and ".join(filter(None, (", ".join(items[:-1]), *items[-1:])))


def _winners(names: Sequence[str], points: str | None = None) -> str:
    does = "wins" if len(names) == 1 else "share the win"
    return f"{_all_of(names)} {does}" + ("" if points is None else f" with {points}")


def _scores(scores: Sequence[tuple[str, str]]) -> str:
    return f"{_all_of([f'{name} {score}' for name, score in scores])}."


def _date(day: str) -> str:
    year, month, number = day.split("-")
    return f"{int(number)} {MONTHS[int(month) - 1]} {year}"


COMMANDS: dict[str, Wording] = {
    "no-such-seat": "There is no seat {seat}. The seats are 0 to {last}.",
    "players-only": "Only players who sit at the table can do that.",
    "host-only": "Only the host of the table can do that.",
    "persons-only": "Programs cannot {command}: they can only play; everything else is up to people.",
    "game-paused": "The game is paused. Resume it to continue.",
    "game-not-paused": "The game is not paused.",
    "no-game": "No game is being played at this table.",
    "left": "You left this table. Join it again to do that.",
    "newcomer": "Spectator",
    "program": "Program",
    "former-player": "Former player",
    "deleted-words": "(deleted)",
    "table-full": "This table is full. No more members can join.",
    "log-full": "This table's log is full. Only its game can continue.",
    "log-full-to-join": "This table's log is full. Nobody else can join.",
    "no-place": "No seat can be taken at this table any more.",
    "removed": "The host removed you from this table.",
    "sit-between-games": "You can only take a seat between games.",
    "stand-between-games": "You cannot give up your seat during a game, but you can leave the table.",
    "fill-between-games": "You can only seat bots between games.",
    "program-between-games": "You can only seat programs between games.",
    "seat-held": "Seat {seat} is held by {player}.",
    "known-bots": _list_of("The bots are"),
    "game-started": "A game has already started.",
    "rematch-first": "This game is over: send rematch first, and start the next game after it.",
    "rematch-after-game": "A rematch follows a finished game.",
    "no-such-member": "There is no such member at this table.",
    "remove-yourself": "You cannot remove yourself. Leave the table instead.",
    "not-settled": "The cards still to be played can change the points of this deal.",
    "proposal-open": "Another proposal is still open.",
    "no-proposal": "Nothing is proposed.",
    "phrase-or-text": "Say either a phrase or a text.",
    "known-phrases": _list_of("The phrases are"),
    "phrases-only": "Where anyone can join, you can only say the preset phrases.",
    "spectators-silent": "Spectators cannot speak while a game is played.",
    "too-many-muted": "You can mute at most {limit} members.",
    "speaking-too-often": "You have said a lot just now. Wait a moment.",
    "daily-to-the-end": "A daily deal is played once, to its end. You can continue it at any time.",
    "daily-alone": "A daily deal is played alone.",
    "daily-no-advice": "There is no advice in the try that counts.",
    "stale": "The question has changed since: look again.",
    "not-asked": _waiting_for,
    "nothing-asked": "There is no question for you to answer.",
    "early-answers": _list_of("Before it is your turn you can only answer"),
    "advance-answers": _list_of("Only these answers can be set in advance"),
    "begin-players-only": "Only players in a game can begin an action.",
    "window-too-long": "question_seconds: at most {limit}, unless the clock is longer than an hour.",
    "wrong-number-of-seats": "seats: {players} players need {players} seats, not {seats}.",
}

SOCKETS: dict[str, Wording] = {
    "hello-first": "The first message must be hello.",
    "hello-invalid": "The first message must be hello. {details}",
    "hello-once": "hello can only be the first message.",
    "other-version": "This server speaks version {server} of the protocol, not {client}. Reload the page.",
    "too-many-invalid": "Too many messages did not follow the protocol.",
    "too-slow": "You read too slowly. Connect again to continue where you were.",
    "too-many-sockets": "You opened this table in too many places. This one was the oldest.",
    "you-left": "You left the table.",
    "table-deleted": "This table was deleted because nobody played at it.",
    "table-reloads": "The server has to load this table again. Reconnect in a moment.",
    "socket-failed": "Something went wrong on the server. Reconnect to continue.",
    "server-stopping": "The server is stopping. Your seat is kept. Reconnect soon.",
}

REQUESTS: dict[str, Wording] = {
    "invalid-json": "The body is not valid JSON.",
    "no-such-page": "There is nothing at this address.",
    "no-such-method": "This address cannot be used in this way: use {methods}.",
    "nothing-by-this-name": "There is nothing by this name.",
    "other-node": "This request is for another server.",
    "other-host": "This server is not known by the name that you requested.",
    "other-origin": "Requests from pages of other sites are refused.",
    "too-many-requests": "Too many requests at once. Wait a moment and try again.",
    "request-too-long": "A request can have at most {limit} bytes.",
    "request-timeout": "The rest of your request did not arrive.",
    "no-guest": "First say what you are called.",
    "wrong-token": "This token is not one of this server's, or not for this table.",
    "token-replaced": "This token no longer holds a seat. Ask the table's host for a new one.",
    "too-many-guests": "Too many newcomers from your address. Try again in an hour.",
    "device-link-expired": "This link has been used already or has expired. Make a new one.",
    "too-many-recoveries": "Too many attempts to sign in from your address. Try again in an hour.",
    "too-many-archives": "All your data was downloaded often just now. Try again in an hour.",
    "too-many-invitations": "You have invited people often just now. Try again in an hour.",
    "too-many-blocked": "You have blocked {limit} people. Unblock one of them first.",
    "no-such-person": "This is nobody with whom you have played lately.",
    "person-blocked": "You have blocked this person. Unblock them first.",
    "invalid-passkey": "This passkey cannot be used here. Try again, or use another way.",
    "too-many-passkeys": "You have {limit} passkeys already. Remove one first.",
    "no-such-recovery-code": "This is not a recovery code of this server, or a newer one has replaced it.",
    "no-such-game": _list_of("There is no such game. The games are"),
    "no-such-sheet": _known_sheets,
    "no-puzzles": "There are no puzzles of {game}.",
    "no-such-puzzle": "There is no such puzzle.",
    "no-such-record": "There is no such finished game.",
    "no-such-day": "There is no daily deal of this day.",
    "daily-closed": "The day of this deal is over.",
    "daily-try-first": "First play the try that counts.",
    "daily-sealed": "Others still play this daily deal. It is revealed the day after.",
    "daily-not-ready": "The bots for this game are still getting ready. Try again in a minute.",
    "part-not-over": "This deal or round is not over yet.",
    "no-reviews": "Bots cannot judge games of {game}.",
    "too-many-reviews": "Too many reviews are waiting. Try again in a moment.",
    "too-many-reviews-from-address": "You have requested several reviews. Wait until one is ready.",
    "too-many-replays": "Too many replays are open at the same time. Try again in a moment.",
    "replay-failed": "This game could not be replayed just now. Try again in a moment.",
    "reviews-spent": "Your address has used up its processor time for reviews. Try again in an hour.",
    "unknown-push-service": (
        "Notifications are sent by {service} in this browser, which this server does not know. Its host can "
        "allow it with --push-service."
    ),
    "invalid-push-keys": "With these keys no message can be encrypted.",
    "no-scorepad": "There is no scorepad for {game}.",
    "wrong-number-of-names": "Enter {players} names, one for each player.",
    "same-name": "Two players have the same name.",
    "server-full": "This server has no room for more tables.",
    "too-many-tables-from-address": "Too many new tables from your address. Try again in an hour.",
    "too-many-tables": "You have created too many tables. Try again in an hour.",
    "too-many-sockets-from-address": "Too many tables are open from your address. Close some.",
    "no-such-table": "There is no such table, or its invitation link is needed.",
    "metrics-local": "Metrics are only available on the server's own computer and to its monitors.",
    "client-not-built": (
        "<h1>Spydeck is running</h1>\n<p>Black Spy, Spy Tricks and Spycard are played here. This copy does "
        "not include the web page for playing; you can join a table from the terminal: "
        "<code>spydeck play --join LINK</code>.</p>"
    ),
}

NOTIFICATIONS: dict[str, Wording] = {
    "turn-title": "{game}: your turn",
    "turn-body": _turn_body,
    "over-title": "{game}: your game is over",
    "over-body": _over_body,
    "invited-title": "{by} invites you to {game}",
    "invited-body": _invited_body,
}

STORE: dict[str, Wording] = {
    "not-saved": "this could not be saved: {why}",
    "not-opened": "{database} cannot be opened: {why}",
    "not-read": "nothing could be read: {why}",
    "lock-failed": "its lock {file} fails ({cause})",
    "file-not-created": "the database {file} cannot be created: {cause}",
    "log-unreadable": "the log of table {table} holds an entry that cannot be read",
    "disk-full": "the server's disk is full; try again when there is room",
    "database-locked": "another program holds the server's database; try again in a moment",
    "database-read-only": "the server's database can be read but not written",
    "database-damaged": "the server's database is damaged, or belongs to another program",
    "database-lost": "the server cannot reach its database; try again in a moment",
    "database-in-use": (
        "another Spydeck server uses this database; stop that one first, or name another database"
    ),
    "nodes-apart": (
        "another Spydeck server on this database cannot be reached from here, or cannot reach this one; "
        "start all of them with --node-address, an address at which the others reach them"
    ),
    "database-failed": "the server's database failed",
    "database-trouble": "the server has trouble with its database; try again in a moment",
    "database-not-opened": "the server's database cannot be opened",
    "database-forbidden": "the server is not allowed to use its database",
    "conflict": "it does not fit what is already saved",
    "unwritable": "it holds something that cannot be written",
    "journal-stopping": "the server is stopping",
    "journal-full": "the server is too busy; try again in a moment",
    "table-moved": "another process of the server has this table; try again in a moment",
    "table-reloading": "the server has to load this table again; try again in a moment",
    "database-newer": (
        "a newer version of Spydeck created this database: update Spydeck, or name another database"
    ),
    "database-url": (
        "a database is named like sqlite:////folder/spydeck.db or postgresql://user:password@host:5432/name"
    ),
    "database-kind": "Spydeck keeps its data in SQLite or in PostgreSQL, not in {kind}",
    "sqlite-path": "SQLite needs the path of a file and nothing more: sqlite:////folder/spydeck.db",
    "postgresql-driver": 'PostgreSQL needs its driver: pip install "spydeck[postgres]"',
}

PREVIEWS: dict[str, Wording] = {
    "preview-title": "Spydeck: Black Spy, Spy Tricks and Spycard",
    "preview-about": "Three spy card games in your browser, against bots or with friends. No account needed.",
    "preview-slogan": "Spy card games in your browser",
    "preview-address": "No account is needed",
    "preview-result": "{game}: {result}",
    "preview-winners": _winners,
    "preview-shared": "A shared win",
    "preview-draw": "A draw",
    "preview-scores": _scores,
    "preview-won": "won",
    "preview-lost": "lost",
    "preview-drew": "drew",
    "preview-winner": "winner",
    "preview-replay": "{scores} Watch the game move by move.",
    "preview-no-name": "Player",
    "preview-daily": "{game}: the daily deal",
    "preview-daily-of": lambda game, day: f"{game}: the daily deal of {_date(day)}",
    "preview-daily-about": "The same deal for everybody. One try counts.",
    "preview-daily-stamp": "Daily deal",
    "preview-daily-shared": "The same deal for everybody",
    "preview-daily-tries": "One try counts",
    "preview-daily-remark": lambda day: f"Daily deal, {_date(day)}",
    "preview-date": lambda day: _date(day),
    "preview-every-day": "A new deal every day",
    "preview-invited": "You are invited to a game of {game}",
    "preview-invited-about": "Open the link to join in your browser. No account is needed.",
    "preview-invited-stamp": "You are invited",
    "preview-invited-to": "to a game of {game}",
}

STARTING: dict[str, Wording] = {
    "unknown-limit": lambda name, limits: f"there is no limit {name}; the limits are: {', '.join(limits)}",
    "invalid-limit": "{name} must be a number above 0, not {value}",
    "invalid-public-url": "the public URL must be like https://cards.example.org, not {url}",
    "invalid-proxy": "a proxy is an address or a network, such as 172.17.0.1, not {proxy}",
    "invalid-monitor": "an address for metrics is one or a network, such as 10.0.0.9, not {proxy}",
    "invalid-node-address": "a node's address is a host and a port, such as 10.0.0.5:7708, not {address}",
    "invalid-push-service": "a push service is like https://push.example.org, not {url}",
    "invalid-redis-url": "the URL of a Redis server is like redis://127.0.0.1:6379",
    "redis-driver": "sharing limits needs the driver: pip install 'spydeck[server,redis]'",
    "lan-and-public": "--lan is for your own network and --public-url for the internet: use only one of them",
    "lan-on-loopback": "--host {host} is only reachable from this computer: omit --host or --lan",
    "cannot-listen": _cannot_listen,
    "running": "Spydeck is running: {url}",
    "running-nodes": "{nodes} processes share the work",
    "nodes-need-postgresql": (
        "several processes need a PostgreSQL database: name one with --database, or omit --nodes"
    ),
    "ports-not-shared": "several processes on one port need Linux, macOS or BSD: omit --nodes",
    "node-not-started": "a process did not start; its error is above",
    "running-public": "It is on the internet as {url}",
    "running-lan": "On this network, for phones too: {url}",
    "how-to-stop": "Press Ctrl-C to stop it; every table is kept.",
}

MESSAGES: dict[str, Wording] = {
    **COMMANDS,
    **SOCKETS,
    **REQUESTS,
    **NOTIFICATIONS,
    **STORE,
    **PREVIEWS,
    **STARTING,
}
