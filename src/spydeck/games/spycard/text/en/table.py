"""What stands on the table of Spycard and on its pages, in English."""

from __future__ import annotations

from spydeck.games.grammar.en import counted, does
from spydeck.games.spycard.text.en import reminder
from spydeck.games.spycard.text.table import TableWords
from spydeck.games.text_ui import Names


def whose_turn(names: Names, seat: int, turn: int) -> str:
    """Return that it is the turn of a seat, with the turn's number."""
    whose = "Your" if seat == names.own else f"{names[seat]}'s"
    return f"{whose} turn {turn}"


def agents(number: int) -> str:
    """Return a number of agents."""
    return counted(number, "agent")


def in_deck(number: int) -> str:
    """Return how many agents are left in the deck."""
    return f"{agents(number)} left in the deck"


def exposure(names: Names, seat: int, of: int, agenda: str, right: bool) -> str:
    """Return that a seat has named another's agenda, and whether it was right."""
    named = does(names, seat, "named", "named")
    return f"{named} {agenda} as the agenda of {names[of]}, {'rightly' if right else 'wrongly'}."


WORDS = TableWords(
    reminder=reminder.WORDS,
    game_over="The game is over",
    turn=whose_turn,
    sizes=lambda deck, discarded: f"deck {deck}, discarded {discarded}",
    sizes_in_words=lambda deck, discarded: f"{in_deck(deck)}, {discarded} discarded.",
    your_agenda="Your agenda",
    field="field",
    base="base",
    in_brackets="in brackets: can be named now",
    legend="#4 face down   #4(7C) face down, known to you   #4=7C face up",
    agents=agents,
    out="out of the game",
    agenda=lambda agenda: f"agenda {agenda}",
    agenda_not=lambda agendas: f"agenda not {agendas}",
    has_exposed="has exposed an opponent",
    hand=lambda name, agenda: f"{name}, agenda {agenda}",
    no_agents="no agents",
    no_agents_here="You have no agents here.",
    discarded="Discarded",
    nothing_discarded="nothing yet",
    queen_bagged=lambda names, seat: f"{does(names, seat, 'has', 'have')} bagged the Queen of Spades!",
    queen_not_bagged="Nobody bagged the Queen of Spades.",
    queen_not_bagged_yet="Nobody has bagged the Queen of Spades.",
    exposure=exposure,
    no_exposures="Nobody has exposed anyone yet.",
    turn_limit=lambda turns: f"The game is a draw after {turns} turns for each player.",
    no_jack_on_accusation="An accused agent is turned up itself, not a Jack.",
)
