"""The questions that Spycard asks a seat, each with the answer that changes nothing."""

from __future__ import annotations

from collections.abc import Callable

from spydeck.games.grammar.en import joined
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

CLAIM_WORDS = {
    "hearts": "a heart",
    "spades": "a spade",
    "clubs": "a club",
    "diamonds": "a diamond",
    "queen": "a Queen",
    "ace": "the Ace of Spades",
}

EFFECT_WORDS = {
    "hearts": "turns up",
    "spades": "kills",
    "clubs": "turns down",
    "diamonds": "swaps",
    "queen": "moves",
    "ace": "kills",
}

INFINITIVES = {
    "hearts": "turn up",
    "spades": "kill",
    "clubs": "turn down",
    "diamonds": "swap",
    "queen": "move",
    "ace": "kill",
}


def question(view: JsonObject, names: Names) -> Line:
    """Return what the seat has to decide now."""
    return [("", QUESTIONS[view["stage"]](view, names))]


def turn_question(view: JsonObject, names: Names) -> str:
    """Return what the seat may do with its turn (SC-8)."""
    sentence = f"Your turn: {joined(list(view['choices']), 'or')}."
    return f"{sentence} Type one to be guided through it, or reminder to see what each does."


def with_own_marked(view: JsonObject, texts: list[str]) -> str:
    """Return tokens as a list, those of the seat marked as its own: "your #4 (7C) and #7"."""
    own = {token["token"] for token in view["tokens"] if token["controller"] == view["seat"]}
    return joined([f"your {with_agent(view, text)}" if text in own else text for text in texts])


def with_agent(view: JsonObject, text: str) -> str:
    """Return a token with its agent, if the seat knows it: "#4 (7C)"."""
    agents = {token["token"]: token["agent"] for token in view["tokens"]}
    return f"{text} ({agents[text]})" if agents[text] else text


def continue_prompt(partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    verb, *rest = partial.removeprefix("joker ").split()
    if verb in ("field", "base"):
        return "which of your agents, one or more?"
    if verb == "sleeper":
        return "at whose base?"
    if verb == "expose":
        return "which agenda?" if rest else "whose agenda?"
    names_agent = verb == "attack" or (verb in CLAIM_WORDS and not partial.startswith("joker"))
    if names_agent and not rest:
        return "with which of your agents?"
    if verb == "attack":
        return "which agent do you attack?"
    return "and which other agent?" if "on" in rest or (verb == "again" and rest) else "on which agent?"


def keep_question(view: JsonObject, names: Names) -> str:
    """Return the question where a drafted agent goes (SC-9)."""
    token = view["tokens"][-1]
    opponents = [names[int(seat[1:])] for seat in view["choices"]["sleeper"]["next"]]
    return (
        f"You drafted {token['token']}, the {token['agent']}. Type keep to take it to your base, or "
        f"sleeper and a name ({joined(opponents, 'or')}) to put it face down at that base."
    )


def accuse_question(view: JsonObject, names: Names) -> str:
    """Return the question whether to accuse a claim (SC-20)."""
    asked = view["question"]
    claim = f"{names[asked['by']]} claims that {asked['acting']} is {CLAIM_WORDS[asked['ability']]}"
    effect = f"{EFFECT_WORDS[asked['ability']]} {with_own_marked(view, asked['targets'])}"
    return (
        f"{claim} and {effect}. Type accuse if you think that is a lie (the truth acts twice), "
        "or allow to let it happen."
    )


def one_of(verb: str, texts: list[str]) -> str:
    """Return a verb with each of its possible operands: "bullet #4 or bullet #7"."""
    return joined([f"{verb} {text}" for text in texts], "or")


def jack_question(view: JsonObject, names: Names) -> str:
    """Return the question whether to turn up a Jack instead (SC-23)."""
    at_stake = with_agent(view, view["question"]["at_stake"])
    jacks = view["choices"].get("jack", {}).get("next", [])
    sentence = f"Your {at_stake} is about to be turned face up. "
    if not jacks:
        return sentence + "You have no Jack to turn up instead: type no jack (everyone is asked)."
    return (
        sentence + f"Type {one_of('jack', jacks)} to turn up that Jack instead, or no jack to let it happen."
    )


def bullet_question(view: JsonObject, names: Names) -> str:
    """Return the question whether another agent dies instead (SC-27)."""
    at_stake = with_agent(view, view["question"]["at_stake"])
    others = view["choices"]["bullet"]["next"]
    return (
        f"Your {at_stake} is about to die. Type {one_of('bullet', others)} to let that agent "
        "die instead, or no bullet to let it happen."
    )


def again_question(view: JsonObject, names: Names) -> str:
    """Return the question whether to use a proven ability again (SC-22)."""
    ability = view["question"]["ability"]
    return (
        f"It was the truth. Type again to use {ability} once more (you choose the targets next), "
        "or decline to end your turn."
    )


def joker_question(view: JsonObject, names: Names) -> str:
    """Return the question which suit an accused Joker uses next (SC-25)."""
    left = [verb for verb in view["choices"] if verb.startswith("joker")]
    return (
        f"Your Joker was accused and may use each suit once. Type {joined(left, 'or')} "
        "(you choose the targets next), or done to stop."
    )


QUESTIONS: dict[str, Callable[[JsonObject, Names], str]] = {
    "turn": turn_question,
    "keep": keep_question,
    "accuse": accuse_question,
    "jack": jack_question,
    "bullet": bullet_question,
    "again": again_question,
    "joker": joker_question,
}
"""The question of each stage."""
