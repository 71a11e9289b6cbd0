"""What can go wrong, each with a sentence for the person who made it."""


def shown(value: object, most: int = 40) -> str:
    """What somebody gave, short and harmless, for a message."""
    if isinstance(value, int) and abs(value) > 10**most:
        return "so large a number"
    if value is not None and not isinstance(value, (str, int, float)):
        return f"something of type {type(value).__name__[:most]}"
    text = ascii(value)
    return text if len(text) <= most else text[: most - 3] + "..."


class SpydeckError(ValueError):
    """Anything that Spydeck refuses; the message says what was wrong and what would be right."""


class UnknownGame(SpydeckError):
    """There is no game of this name."""


class InvalidOption(SpydeckError):
    """A game cannot be set up like this."""


class InvalidSeat(SpydeckError):
    """There is no such seat at this table."""


class InvalidChance(SpydeckError):
    """A chance outcome that cannot be: no permutation of the deck, no such seat."""


class IllegalAction(SpydeckError):
    """An action that the rules forbid; the message begins with the clause."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{clause}: {sentence}")
        self.clause = clause
        self.sentence = sentence


class UnreadableAction(IllegalAction):
    """A text that is no action of this game."""


class InvalidRecord(SpydeckError):
    """A record that cannot be read; the message names the line, from 1 (0 for the whole)."""

    def __init__(self, line: int, sentence: str) -> None:
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line = line
        self.sentence = sentence


class UnfairRecord(SpydeckError):
    """A record whose cards are not shown to come from a committed secret; the message says why."""


class UnknownBot(SpydeckError):
    """There is no bot of this name."""
