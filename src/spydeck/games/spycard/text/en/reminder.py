"""The reminder sheet of SC-34: agendas, suit abilities, special agents on one screen or one page."""

from __future__ import annotations

from spydeck.games.spycard.cards import AGENDA_TEXTS, agendas_in_game
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

AGENDA_WORDS = {
    "KC": "you have agents, all clubs, and no club in play is face up",
    "AC": "you have agents in the field, and nobody else does",
    "KS": "exactly {twice_players} agents are in play",
    "AD": "you have a face-up agent of each suit",
    "KH": "exactly {twice_players} agents in play are face up",
    "KD": "all players have the same number of agents, but not four",
    "AH": "you have exposed an opponent at any time in the game",
}

ABILITY_WORDS = {
    "hearts": "Charm: turn up any face-down agent",
    "spades": "Assassin: kill any face-up agent",
    "clubs": "Subterfuge: turn down any face-up agent",
    "diamonds": "Intrigue: swap two players' agents, from field or from base",
    "queen": "(Queens) move any two agents, each to field or base",
    "ace": "(Ace of Spades) kill any agent, anywhere",
}

SPECIAL_WORDS = {
    "Jack": "turned up instead of another of yours, it fights in its place",
    "Joker": "claims any suit; accused, may use all four; discarded once face up",
    "Bullet": "a face-down agent in your field may die for another of yours",
}

TURN_WORDS = "A turn: draft, move (field or base), one ability, attack, expose, or pass."
BLUFF_WORDS = "Face down, claim any. Accused: a lie loses it, the truth acts twice."
WIN_WORDS = "You win if yours holds at the end of your turn, except your first."


def reminder(view: JsonObject, names: Names) -> list[Line]:
    """Return the reminder for this game, with the seat's own agenda marked."""
    own = view.get("agenda")
    twice_players = str(2 * view["options"]["players"])
    lines: list[Line] = [[("strong", f"Agendas. {WIN_WORDS}")]]
    for agenda in view["agendas"]:
        mark = ">" if agenda == own else " "
        words = agenda_words(agenda, twice_players)
        lines.append([("good" if agenda == own else "", f"{mark} {agenda}  {words}")])
    return [*lines, *rest_of_reminder()]


def rest_of_reminder() -> list[Line]:
    """Return abilities and special agents, the same in every game."""
    lines: list[Line] = [[("strong", "Abilities. "), ("", BLUFF_WORDS)]]
    lines += [[("", f"  {name:8}  {words}")] for name, words in ABILITY_WORDS.items()]
    lines.append([("strong", "Special agents")])
    lines += [[("", f"  {name:8}  {words}")] for name, words in SPECIAL_WORDS.items()]
    return [*lines, [("strong", TURN_WORDS)]]


def agenda_words(agenda: str, twice_players: str) -> str:
    """Return what an agenda requires, for twice the number of players who started (SC-32)."""
    return AGENDA_WORDS[agenda].format(twice_players=twice_players)


def sheet() -> str:
    """Return the reminder sheet to print, for three to five players."""
    lines = ["SPYCARD, a reminder", "", f"Agendas. {WIN_WORDS}"]
    for place, agenda in enumerate(AGENDA_TEXTS):
        mark = "*" if place >= agendas_in_game(3) else " "
        lines.append(f"  {agenda}{mark} {agenda_words(agenda, 'X')}")
    lines += ["  X is twice the number of players who started.  * not with three players", ""]
    lines += ["".join(text for _, text in line) for line in rest_of_reminder()]
    lines += ["", "Attack: both are turned up; a higher attacker kills, otherwise it dies."]
    lines += ["Expose: name an opponent's agenda; right and they are out, wrong and you are."]
    return "\n".join(lines) + "\n"


SHEETS = {"reminder": sheet}
