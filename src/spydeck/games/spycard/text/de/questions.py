"""The questions that Spycard asks a seat, each with the answer that changes nothing, in German."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.de import joined
from spydeck.games.spycard.text.de.abilities import CLAIMS, name, to_do
from spydeck.games.spycard.text.de.typed import shown
from spydeck.games.spycard.text.questions import NextWords, QuestionWords


def turn(verbs: Sequence[str]) -> str:
    """Return what the seat may do with its turn."""
    possible = joined([shown(verb) for verb in verbs], "or")
    return (
        f"Du bist am Zug: {possible}. Gib eins davon ein, nach allem Weiteren wirst du gefragt. "
        "Was es bewirkt, zeigt „übersicht“."
    )


def keep(token: str, agent: str, opponents: Sequence[str]) -> str:
    """Return the question where a drafted agent goes."""
    return (
        f"Du hast {token} angeworben: {agent}. Gib „behalten“ ein, dann kommt er an deine Basis, oder "
        f"„schläfer“ und einen Namen ({joined(opponents, 'or')}), dann kommt er dort verdeckt an die Basis."
    )


def accuse(opponent: str, acting: str, ability: str, targets: Sequence[str]) -> str:
    """Return the question whether to accuse a claim."""
    return (
        f"{opponent} behauptet, {acting} sei {CLAIMS[ability]}, und will {to_do(ability, targets)}. "
        "Gib „anzweifeln“ ein, wenn du das für gelogen hältst (die Wahrheit wirkt zweimal), oder „glauben“."
    )


def one_of(verb: str, texts: Sequence[str]) -> str:
    """Return a verb with each of its possible operands: "„kugel #4“ oder „kugel #7“"."""
    return joined([f"„{shown(verb)} {text}“" for text in texts], "or")


def jack(token: str, jacks: Sequence[str]) -> str:
    """Return the question whether to turn up a Jack instead."""
    sentence = f"Dein {token} wird gleich aufgedeckt. "
    if not jacks:
        return sentence + "Du hast keinen Buben, der einspringt: Gib „kein bube“ ein (alle werden gefragt)."
    return (
        sentence + f"Gib {one_of('jack', jacks)} ein, um stattdessen diesen Buben aufzudecken, "
        "oder „kein bube“, um es geschehen zu lassen."
    )


def bullet(token: str, others: Sequence[str]) -> str:
    """Return the question whether another agent dies instead."""
    return (
        f"Dein {token} wird gleich ausgeschaltet. Gib {one_of('bullet', others)} ein, damit dieser Agent "
        "die Kugel abfängt, oder „keine kugel“, um es geschehen zu lassen."
    )


def again(ability: str) -> str:
    """Return the question whether to use a proven ability again."""
    return (
        f"Das war die Wahrheit. Gib „nochmal“ ein, um {name(ability)} ein zweites Mal zu nutzen "
        "(nach den Zielen wirst du dann gefragt), oder „verzichten“, um deinen Zug zu beenden."
    )


def joker(verbs: Sequence[str]) -> str:
    """Return the question which suit an accused Joker uses next."""
    possible = joined([f"„{shown(verb)}“" for verb in verbs], "or")
    return (
        f"Dein Joker wurde angezweifelt und darf jede Farbe einmal nutzen. Gib {possible} ein "
        "(nach den Zielen wirst du dann gefragt), oder „fertig“, um aufzuhören."
    )


QUESTIONS = QuestionWords(
    turn=turn,
    keep=keep,
    accuse=accuse,
    own=lambda token: f"deinen {token}",
    jack=jack,
    bullet=bullet,
    again=again,
    joker=joker,
)

NEXT_WORDS = NextWords(
    moved="welche deiner Agenten, einer oder mehrere?",
    whose_base="an wessen Basis?",
    whose_agenda="wessen Auftrag?",
    agenda="welchen Auftrag?",
    acting="mit welchem deiner Agenten?",
    attacked="welchen Agenten greifst du an?",
    target="auf welchen Agenten?",
    other_target="und auf welchen noch?",
    stand_in="welcher deiner Agenten?",
)
