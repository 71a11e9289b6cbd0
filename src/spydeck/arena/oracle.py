"""The oracle: a bot that sees all cards, as a bound for those that do not. Only the arena has it."""

from __future__ import annotations

from spydeck.bots import ORACLE, STAND_IN, YARDSTICKS, BotMaker, maker, names, unknown_bot
from spydeck.bots.baselines import Bot
from spydeck.bots.search import SearchBot
from spydeck.match import Match


class Oracle(SearchBot):
    """Plays on from the true state after each action, as hard as an expert thinks."""

    def __init__(self, seed: int | None = None) -> None:
        super().__init__("expert", seed)

    def choose_seeing(self, match: Match, seat: int) -> str:
        """Return the action that does best with the cards as they lie."""
        return self.best_action(match.observation(seat), truth=match.position.state())


def maker_of(bot: str) -> BotMaker:
    """Return what makes a bot of an arena. Raise `UnknownBot`."""
    if bot == ORACLE:
        return Oracle
    if ":" not in bot and bot not in (*names(), *YARDSTICKS, STAND_IN):
        raise unknown_bot(bot, ORACLE)
    return maker(bot)


def choice_of(bot: Bot, match: Match, seat: int) -> object:
    """Return what a bot chooses, from its observation alone unless it is the oracle."""
    if isinstance(bot, Oracle):
        return bot.choose_seeing(match, seat)
    return bot.choose(match.observation(seat))
