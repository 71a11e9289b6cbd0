"""The questions that Spycard asks a seat, each with the answer that changes nothing, in English."""

from __future__ import annotations

from collections.abc import Sequence

from spydeck.games.grammar.en import joined
from spydeck.games.spycard.text.en.abilities import CLAIMS, effect, name
from spydeck.games.spycard.text.questions import NextWords, QuestionWords


def turn(verbs: Sequence[str]) -> str:
    """Return what the seat may do with its turn."""
    sentence = f"Your turn: {joined(verbs, 'or')}."
    return f"{sentence} Type one to be guided through it, or reminder to see what each does."


def keep(token: str, agent: str, opponents: Sequence[str]) -> str:
    """Return the question where a drafted agent goes."""
    return (
        f"You drafted {token}, the {agent}. Type keep to take it to your base, or "
        f"sleeper and a name ({joined(opponents, 'or')}) to put it face down at that base."
    )


def accuse(opponent: str, acting: str, ability: str, targets: Sequence[str]) -> str:
    """Return the question whether to accuse a claim."""
    return (
        f"{opponent} claims that {acting} is {CLAIMS[ability]} and {effect(ability, targets)}. "
        "Type accuse if you think that is a lie (the truth acts twice), or allow to let it happen."
    )


def one_of(verb: str, texts: Sequence[str]) -> str:
    """Return a verb with each of its possible operands: "bullet #4 or bullet #7"."""
    return joined([f"{verb} {text}" for text in texts], "or")


def jack(token: str, jacks: Sequence[str]) -> str:
    """Return the question whether to turn up a Jack instead."""
    sentence = f"Your {token} is about to be turned face up. "
    if not jacks:
        return sentence + "You have no Jack to turn up instead: type no jack (everyone is asked)."
    return (
        sentence + f"Type {one_of('jack', jacks)} to turn up that Jack instead, or no jack to let it happen."
    )


def bullet(token: str, others: Sequence[str]) -> str:
    """Return the question whether another agent dies instead."""
    return (
        f"Your {token} is about to die. Type {one_of('bullet', others)} to let that agent "
        "die instead, or no bullet to let it happen."
    )


def again(ability: str) -> str:
    """Return the question whether to use a proven ability again."""
    return (
        f"It was the truth. Type again to use {name(ability)} once more (you choose the targets next), "
        "or decline to end your turn."
    )


def joker(verbs: Sequence[str]) -> str:
    """Return the question which suit an accused Joker uses next."""
    return (
        f"Your Joker was accused and may use each suit once. Type {joined(verbs, 'or')} "
        "(you choose the targets next), or done to stop."
    )


QUESTIONS = QuestionWords(
    turn=turn,
    keep=keep,
    accuse=accuse,
    own=lambda token: f"your {token}",
    jack=jack,
    bullet=bullet,
    again=again,
    joker=joker,
)

NEXT_WORDS = NextWords(
    moved="which of your agents, one or more?",
    whose_base="at whose base?",
    whose_agenda="whose agenda?",
    agenda="which agenda?",
    acting="with which of your agents?",
    attacked="which agent do you attack?",
    target="on which agent?",
    other_target="and which other agent?",
    stand_in="on which agent?",
)
