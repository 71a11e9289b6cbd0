"""What is wrong with the text of an action, in English."""

from __future__ import annotations

from spydeck.language import Wording


def one_of_the_forms(problem: str) -> Wording:
    """Return a wording that ends with the forms of the possible actions."""

    def wording(given: str, forms: list[str], most: int) -> str:
        return f"{given}: {problem.format(most=most)}; actions are: {'; '.join(forms)}"

    return wording


def unknown_operand(given: str, operand: str, examples: list[str]) -> str:
    """Return the sentence about a word that should name an operand."""
    return f"{given} is not {article(operand)} {operand}; write {operand}s like {' or '.join(examples)}"


def article(noun: str) -> str:
    """Return the indefinite article of a noun."""
    return "an" if noun[0] in "aeiou" else "a"


MESSAGES: dict[str, Wording] = {
    "not-a-text": one_of_the_forms("an action is a text"),
    "too-long": one_of_the_forms("an action has at most {most} characters"),
    "unknown-action": one_of_the_forms("there is no such action"),
    "ill-formed": "{given} should read {form!r}",
    "named-too-often": "{given} names {word} too often",
    "single-spaces": "{given}: put single spaces between the words",
    "unknown-operand": unknown_operand,
    "not-legal": "that is not allowed now; the action reads {form!r}",
}
