"""The actions of Spycard in German: what a person may mean, how an action reads, what to think over.

Actions read in the infinitive: "#9 mit #4 angreifen".
"""

from __future__ import annotations

from spydeck.games.grammar.de import joined
from spydeck.games.spycard.text.actions import ActionWords
from spydeck.games.spycard.text.de.abilities import name, to_do

SUIT_WORDS = {"H": "Herz", "S": "Pik", "C": "Kreuz", "D": "Karo"}
RANK_WORDS = {"J": "Bube", "Q": "Dame", "K": "König", "A": "Ass"}
SPECIAL_WORDS = {"X": "Joker"}
_SUIT_LETTERS = {"H": ("h",), "S": ("p",), "C": ("k", "kr"), "D": ("ka",)}
"""What Germans write for a suit before a rank."""
_OTHER_SPELLINGS = {"as": "ass", "koenig": "könig"}


def full_words(text: str) -> str:
    """Return an agent or an agenda in full words: "Kreuz 7", "Kreuz-König", "Joker"."""
    if text in SPECIAL_WORDS:
        return SPECIAL_WORDS[text]
    rank, suit = RANK_WORDS.get(text[:-1], text[:-1]), SUIT_WORDS[text[-1]]
    return f"{suit} {rank}" if rank.isdigit() else f"{suit}-{rank}"


def describes(typed: str, text: str) -> bool:
    """Return whether a person may mean an agent or an agenda: by its text, words, rank or suit."""
    if typed == text.lower() or text in SPECIAL_WORDS:
        return typed in (text.lower(), SPECIAL_WORDS.get(text, "").lower())
    words = full_words(text).lower().replace("-", " ").split()
    given = [_OTHER_SPELLINGS.get(word, word) for word in typed.replace("-", " ").split()]
    short = [
        f"{letters}{words[1][0] if words[1].isalpha() else words[1]}" for letters in _SUIT_LETTERS[text[-1]]
    ]
    return given in (words, words[:1], words[1:], ["".join(words)]) or typed in short


WORDS = ActionWords(
    which_agenda="Welcher Auftrag",
    which_agent="Welcher Agent",
    describes=describes,
    use=lambda token, ability, targets: f"mit {token} als {name(ability)} {to_do(ability, targets)}",
    joker=lambda suit, targets: f"mit dem Joker als {name(suit)} {to_do(suit, targets)}",
    again=lambda targets: f"die Fähigkeit noch einmal nutzen, auf {joined(targets)}",
    to_field=lambda tokens: f"{joined(tokens)} in den Einsatz schicken",
    to_base=lambda tokens: f"{joined(tokens)} zur Basis zurückholen",
    attack=lambda token, target: f"{target} mit {token} angreifen",
    expose=lambda player, agenda: f"{player} als {agenda} enttarnen",
    sleeper=lambda player: f"ihn als Schläfer zu {player} schicken",
    jack=lambda token: f"stattdessen {token} aufdecken",
    bullet=lambda token: f"{token} die Kugel abfangen lassen",
    single={
        "pass": "passen",
        "draft": "einen Agenten anwerben",
        "keep": "ihn an deiner Basis behalten",
        "accuse": "anzweifeln",
        "allow": "es glauben",
        "decline": "auf das zweite Mal verzichten",
        "no jack": "keinen Buben aufdecken",
        "no bullet": "niemanden die Kugel abfangen lassen",
        "done": "den Joker nicht weiter nutzen",
    },
    risk=lambda agenda: f"Ist {agenda} falsch, scheidest du aus.",
    impossible=lambda player, agenda: f"Nach allem, was du weißt, kann {player} nicht {agenda} haben.",
    uncertain=lambda player, agendas: f"Sicher ist das nicht: {player} kann {joined(agendas, 'or')} haben.",
)
