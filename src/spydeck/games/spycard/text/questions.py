"""What a seat is asked in Spycard, and the answer that changes nothing."""

from __future__ import annotations

from collections.abc import Callable

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


def listed(texts: list[str], last: str = "and") -> str:
    """Tokens, or other texts, in a sentence."""
    return f" {last} ".join([", ".join(texts[:-1]), texts[-1]] if len(texts) > 1 else texts)


def question(view: JsonObject, names: Names) -> Line:
    """What the seat is asked now, and the answer that changes nothing."""
    stage = view["stage"]
    if stage == "turn":
        return [("", turn_question(view))]
    return [("", QUESTIONS[stage](view, names))]


def turn_question(view: JsonObject) -> str:
    """What a turn may be (SC-8)."""
    sentence = f"Your turn: {listed(list(view['choices']), 'or')}."
    return f"{sentence} Type one, and you are led on; reminder tells what it does."


def yours_or(view: JsonObject, texts: list[str]) -> str:
    """Tokens in a sentence, those of the seat marked as its own: "your #4 and #7"."""
    own = {token["token"] for token in view["tokens"] if token["controller"] == view["seat"]}
    return listed([f"your {text}" if text in own else text for text in texts])


def goes_on(begun: str) -> str:
    """What to ask of somebody whose action is only begun."""
    verb, *rest = begun.removeprefix("joker ").split()
    if verb in ("field", "base"):
        return "which of your agents?"
    if verb == "sleeper":
        return "at whose base?"
    if verb == "expose":
        return "which agenda?" if rest else "whose agenda?"
    declares = verb == "attack" or (verb in CLAIM_WORDS and not begun.startswith("joker"))
    if declares and not rest:
        return "with which of your agents?"
    if verb == "attack":
        return "which agent is attacked?"
    return "and which other agent?" if "on" in rest or (verb == "again" and rest) else "on which agent?"


def keep_question(view: JsonObject, names: Names) -> str:
    """Where a drafted agent goes (SC-9)."""
    token = view["tokens"][-1]
    seat = view["choices"]["sleeper"]["next"][0]
    return (
        f"You drafted {token['token']}, the {token['agent']}. Type keep to take it to your base, or "
        f"sleeper {seat} to put it face down at that opponent's base."
    )


def accuse_question(view: JsonObject, names: Names) -> str:
    """Whether a claim is accused (SC-20)."""
    asked = view["question"]
    who = names[asked["by"]]
    claim = f"{who} claims that {asked['acting']} is {CLAIM_WORDS[asked['ability']]}"
    effect = f"{EFFECT_WORDS[asked['ability']]} {yours_or(view, asked['targets'])}"
    return (
        f"{claim} and {effect}. Type accuse if you think that is a lie (the truth acts twice), "
        "or allow to let it happen."
    )


def jack_question(view: JsonObject, names: Names) -> str:
    """Whether a Jack is turned up instead (SC-23)."""
    at_stake = view["question"]["at_stake"]
    jacks = view["choices"].get("jack", {}).get("next", [])
    sentence = f"Your {at_stake} is about to be turned face up. "
    if not jacks:
        return sentence + "You have no Jack to turn up instead: type no jack (everyone is asked)."
    return sentence + f"Type jack {jacks[0]} to turn up that Jack instead, or no jack to let it happen."


def bullet_question(view: JsonObject, names: Names) -> str:
    """Whether another agent dies instead (SC-27)."""
    at_stake = view["question"]["at_stake"]
    others = view["choices"]["bullet"]["next"]
    return (
        f"Your {at_stake} is about to die. Type bullet {others[0]} to let a face-down agent in your field "
        "die instead, or no bullet to let it happen."
    )


def again_question(view: JsonObject, names: Names) -> str:
    """Whether a proven ability is used again (SC-22)."""
    ability = view["question"]["ability"]
    return (
        f"It was the truth. Type again to use {ability} once more (you are asked on which agent), "
        "or decline to leave it at that."
    )


def joker_question(view: JsonObject, names: Names) -> str:
    """What an accused Joker uses next (SC-25)."""
    asked = view["question"]
    left = [verb for verb in view["choices"] if verb.startswith("joker")]
    declared = f"{asked['ability']} only on {listed(asked['targets'])}"
    only = f", {declared}" if f"joker {asked['ability']}" in left else ""
    return (
        f"Your Joker was accused, and may use each suit once. Type {listed(left, 'or')} "
        f"(you are asked on which agent{only}), or done to leave it at that."
    )


QUESTIONS: dict[str, Callable[[JsonObject, Names], str]] = {
    "keep": keep_question,
    "accuse": accuse_question,
    "jack": jack_question,
    "bullet": bullet_question,
    "again": again_question,
    "joker": joker_question,
}
