"""Servers that tests start deal the same games in every run."""

from pathlib import Path

import pytest

from spydeck.games.game import Game
from spydeck.games.registry import loadable
from spydeck.protocol.client import Guest
from spydeck.protocol.messages import Update
from spydeck.protocol.tables import CreateTable, SeatSetup
from tests.server.live import serving
from tests.waiting import PATIENCE

pytestmark = pytest.mark.live

BOTS = [SeatSetup(sitter="bot", bot="random"), SeatSetup(sitter="bot"), SeatSetup(sitter="bot")]


@pytest.mark.parametrize("game", tuple(loadable()), ids=lambda game: game.name)
def test_two_servers_deal_and_play_the_same(game: Game, tmp_path: Path) -> None:
    assert record_of_bots(game, tmp_path / "one") == record_of_bots(game, tmp_path / "other")


def record_of_bots(game: Game, folder: Path) -> list[str]:
    """Return the cards and actions of a game that bots play at a new server."""
    setup = CreateTable(game=game.name, players=3, seats=BOTS, start=True, pace=0.0, question_seconds=0.05)
    with serving(folder) as server:
        guest = Guest(server.url, "Ada")
        with guest.socket(guest.create_table(setup).table) as socket:
            while True:
                message = socket.receive(PATIENCE)
                if isinstance(message, Update) and message.event["kind"] == "ended":
                    record = guest.record(message.event["record"])
                    return [line for line in record.splitlines() if not line.startswith("[")]
