"""How a new table is set up, and the first entries of its log."""

from __future__ import annotations

from spydeck.games.option_values import check_names
from spydeck.games.registry import game
from spydeck.protocol.tables import CreateTable, SeatSetup, Settings
from spydeck.server.table.decisions.decision import RefusedError
from spydeck.server.table.decisions.seating import require_bot
from spydeck.server.table.entries import Created, Entry, Joined, SeatTaken
from spydeck.server.table.table import read_options

MAX_LIVE_WINDOW = 60.0
"""The most seconds for which answers stay sealed where people play at the same time."""
WINDOW_BY_DAY = 0.25
"""The part of the clock for which answers stay sealed by the day, unless the table says otherwise."""


def read_settings(request: CreateTable) -> tuple[Settings, list[SeatSetup]]:
    """Return the complete settings and seats of a new table.

    Raise `UnknownGame`, `InvalidOption`, `RefusedError`.
    """
    whole = game(request.game).added_to_presets(request.options)
    given = {**request.model_dump(exclude={"seats", "start"}), "options": whole}
    options = read_options(Settings(**given))
    # New games keep the present rules: no options but those that a form offers, such as no `rules_version`.
    check_names(request.options, [flag.name for flag in game(request.game).option_flags])
    settings = Settings(**{**given, "players": options.players})
    if not settings.by_day and settings.question_seconds > MAX_LIVE_WINDOW:
        raise RefusedError(
            "malformed", "window-too-long", field="question_seconds", limit=round(MAX_LIVE_WINDOW)
        )
    if settings.by_day and "question_seconds" not in request.model_fields_set:
        window = (settings.clock or 0) * WINDOW_BY_DAY
        settings = settings.model_copy(update={"question_seconds": window})
    seats = request.seats or [SeatSetup()] * options.players
    if len(seats) != options.players:
        raise RefusedError(
            "malformed", "wrong-number-of-seats", field="seats", players=options.players, seats=len(seats)
        )
    for place, seat in enumerate(seats):
        require_bot(seat.bot, f"seats.{place}.bot")
    return settings, seats


def first_entries(settings: Settings, seats: list[SeatSetup], guest: str, name: str) -> list[Entry]:
    """Return the first entries of a table's log: its creator takes the first open seat.

    The seats of programs are open until their programs join.
    """
    at_first = [SeatSetup() if seat.sitter == "program" else seat for seat in seats]
    entries: list[Entry] = [
        Created(settings=settings, seats=at_first),
        Joined(member=0, guest=guest, name=name),
    ]
    place = next((number for number, seat in enumerate(seats) if seat.sitter == "open"), None)
    if place is not None:
        entries.append(SeatTaken(seat=place, sitter="person", member=0))
    return entries
