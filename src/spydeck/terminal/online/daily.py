"""How a person's try at a daily deal compares with everybody's."""

from __future__ import annotations

from spydeck.games.registry import game
from spydeck.protocol.client import Guest, RequestRejected, Unreachable
from spydeck.protocol.daily import DailyDeal
from spydeck.protocol.tables import DailyPlay
from spydeck.terminal.text import sentence


def result_lines(guest: Guest, name: str, played: DailyPlay) -> list[str]:
    """Return how a finished daily deal compares, as far as the server says, and where to see more."""
    address = sentence("daily-result", address=f"{guest.server}/daily/{name}/{played.day}")
    try:
        deals = [] if played.practice else guest.daily_deals(name).deals
    except (RequestRejected, Unreachable):
        deals = []
    found = next((deal for deal in deals if deal.day == played.day), None)
    return [*(standing_lines(found) if found else ()), address]


def standing_lines(deal: DailyDeal) -> list[str]:
    """Return how many others did worse than the guest, and what `expert` makes of the deal."""
    own = deal.yours.outcome if deal.yours else None
    if own is None or deal.field is None:
        return []
    sign = -1 if game(deal.game).fewest_win else 1
    worse = sum(one.players for one in deal.field if sign * one.points < sign * own.points)
    same = sum(one.players for one in deal.field if one.points == own.points) - 1
    lines = [sentence("daily-standing", worse=worse, same=same, others=deal.players - 1)]
    if deal.expert is not None:
        lines.append(sentence("daily-expert", points=deal.expert.points, won=deal.expert.won))
    return lines
