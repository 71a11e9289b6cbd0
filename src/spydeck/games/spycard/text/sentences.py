"""Sentences about the events of Spycard, and the question of each stage."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from spydeck.games.lines import Sentences
from spydeck.games.spycard.text.actions import ABILITIES, JOINER, typed_verbs
from spydeck.games.spycard.text.table import agent_span, with_agent
from spydeck.games.text_ui import DescribeEvent, Line, Names
from spydeck.json_types import JsonObject

STYLES = {
    "turn": "strong",
    "accuse": "strong",
    "truth": "good",
    "lie": "bad",
    "expose": "strong",
    "out": "strong",
    "game-over": "good",
    "draw": "strong",
}
"""The styles of sentences about events, by their names."""

FOLLOWING = frozenset(
    [
        *("jack", "turn-up", "truth", "lie", "turn-down", "swap", "move-two", "in-vain", "again", "joker"),
        *("fight", "bullet", "death", "discard", "see-agenda", "out"),
    ]
)
"""The events that follow from another one, whose sentences stand a little to the right."""

PLAIN = FOLLOWING | {
    *("pass", "draft", "keep", "sleeper", "use", "claim", "allow", "accuse", "look", "decline", "attack"),
    "expose",
}
"""The events whose names are codes of sentences; the others need to know more."""

SHOWN = ("turn-up", "death", "discard")
"""The events about an agent that everybody sees."""


def describe_event(words: Sentences) -> DescribeEvent:
    """Return a function that describes events."""

    def describe(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        code = code_of(event, names)
        if code is None:
            return None
        kind = "draw" if code == "event-draw" else event["event"]
        line = words.line(code, STYLES.get(kind, ""), **arguments(words, event, names))
        return [("", "  "), *line] if event["event"] in FOLLOWING else line

    return describe


def code_of(event: JsonObject, names: Names) -> str | None:
    """Return the code of the sentence for an event, None where there is nothing to say."""
    name = event["event"]
    match name:
        case "deal":
            return "event-deal" if "agents" in event else None
        case "agenda":
            return "event-agenda" if "agenda" in event else None
        case "turn":  # the table, which comes next, shows the reader's own turn
            return None if event["seat"] == names.own else "event-turn"
        case "jack" | "bullet":
            return None if event.get("token") is None else f"event-{name}"
        case "move":
            return f"event-move-{event['to']}"
        case "see-agenda" if "agenda" in event:
            return "event-see-agenda-known"
        case "out" if event["discards"]:
            return "event-out-discarding"
        case "game-over":
            ends = "event-by-agenda" if "agenda" in event else "event-last-left"
            return ends if event["winners"] else "event-draw"
    return f"event-{name}" if name in PLAIN else None


def arguments(words: Sentences, event: JsonObject, names: Names) -> Mapping[str, Any]:
    """Return what the sentence for an event may name: its facts, with people and agents as they read."""
    given: dict[str, Any] = {**event, "number": event.get("turn")}
    if "seat" in event:
        given["who"] = names.person(event["seat"])
    given |= {key: names.person(event[key]) for key in ("of", "to") if isinstance(event.get(key), int)}
    match event:
        case {"event": "move-two"}:
            places = {"moved-to-field": event["to_field"], "moved-to-base": event["to_base"]}
            given["moved"] = [words.say(code, tokens=tokens) for code, tokens in places.items() if tokens]
        case {"event": "deal", "tokens": tokens, "agents": agents}:
            given["agents"] = [
                agent(words, {"token": token, "agent": text})
                for token, text in zip(tokens, agents, strict=True)
            ]
        case {"winners": winners}:
            given["winners"] = names.people(winners)
        case {"discards": discards}:
            spans = [agent_span({**discard, "face": "up"}) for discard in discards]
            given["agents"] = [span for one in spans for span in (("", " "), one)][1:]
        case {"token": _}:
            shown = agent(words, event)
            given["agent"] = [("strong", shown)] if event["event"] in SHOWN else shown
    return given


def agent(words: Sentences, event: JsonObject) -> str:
    """Return a token, with its agent where known: "#4", "#4 (7C)"."""
    token: str = event["token"]
    return words.say("token-agent", token=token, agent=event["agent"]) if "agent" in event else token


def question(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return what the seat has to decide now."""
    return [("", QUESTIONS[view["stage"]](words, view, names))]


def turn_question(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return the question what to do with a turn (SC-8)."""
    typed = typed_verbs(words)
    return words.say("question-turn", verbs=[typed[verb][0] for verb in view["choices"]])


def keep_question(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return the question where a drafted agent goes (SC-9)."""
    token = view["tokens"][-1]
    opponents = [names[int(seat[1:])] for seat in view["choices"]["sleeper"]["next"]]
    return words.say("question-keep", token=token["token"], agent=token["agent"], opponents=opponents)


def accuse_question(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return the question whether to accuse a claim (SC-20)."""
    asked = view["question"]
    own = {token["token"] for token in view["tokens"] if token["controller"] == view["seat"]}
    targets = [
        words.say("your-agent", token=with_agent(view, text)) if text in own else text
        for text in asked["targets"]
    ]
    return words.say(
        "question-accuse",
        opponent=names[asked["by"]],
        token=asked["acting"],
        ability=asked["ability"],
        targets=targets,
    )


def stand_in_question(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return the question whether a Jack is turned up, or another agent dies, instead (SC-23, SC-27)."""
    verb = view["stage"]
    token = with_agent(view, view["question"]["at_stake"])
    possible = view["choices"].get(verb, {}).get("next", [])
    if not possible:
        return words.say("question-no-jack", token=token)
    typed = typed_verbs(words)[verb][0]
    answers = to_type(words, [f"{typed} {text}" for text in possible])
    return words.say(f"question-{verb}", token=token, answers=answers)


def joker_question(words: Sentences, view: JsonObject, names: Names) -> str:
    """Return the question which suit an accused Joker uses next (SC-25)."""
    typed = typed_verbs(words)
    answers = to_type(words, [typed[verb][0] for verb in view["choices"] if verb.startswith("joker")])
    return words.say("question-joker", answers=answers)


def to_type(words: Sentences, answers: list[str]) -> list[str]:
    """Return answers as a question names them, so that a person can type one."""
    return [words.say("to-type", answer=answer) for answer in answers]


QUESTIONS: dict[str, Callable[[Sentences, JsonObject, Names], str]] = {
    "turn": turn_question,
    "keep": keep_question,
    "accuse": accuse_question,
    "jack": stand_in_question,
    "bullet": stand_in_question,
    "again": lambda words, view, names: words.say("question-again", ability=view["question"]["ability"]),
    "joker": joker_question,
}
"""The question of each stage."""


def continue_prompt(words: Sentences, partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    return words.say(next_code(partial))


def next_code(partial: str) -> str:
    """Return the code of the question what comes next in a partial action."""
    verb, *rest = partial.removeprefix("joker ").split()
    if verb in ("field", "base"):
        return "next-moved"
    if verb == "sleeper":
        return "next-whose-base"
    if verb == "expose":
        return "next-agenda" if rest else "next-whose-agenda"
    if verb in ("jack", "bullet"):
        return "next-stand-in"
    names_agent = verb == "attack" or (verb in ABILITIES and not partial.startswith("joker"))
    if names_agent and not rest:
        return "next-acting"
    if verb == "attack":
        return "next-attacked"
    return "next-other-target" if JOINER in rest or (verb == "again" and rest) else "next-target"
