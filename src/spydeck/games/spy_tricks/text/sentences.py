"""Sentences of Spy Tricks: events, questions, reasons, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from spydeck.games.lines import Sentences
from spydeck.games.reasons.wording import ReasonWording, likeliest_first
from spydeck.games.spy_tricks.cards import CARD_TEXTS, LETTERS, RANKS, SUITS
from spydeck.games.spy_tricks.options import PAWNS
from spydeck.games.spy_tricks.text.text_layout import card_span, card_spans, highlight, knowledge, name_of
from spydeck.games.text_ui import Column, Line, Names
from spydeck.json_types import JsonObject
from spydeck.language.messages import Person

STYLES = {"deal": "strong", "trick": "strong", "reveal": "strong", "right": "good", "game-over": "good"}
"""The styles of events that have one."""
INDENTED = frozenset({"play", "guess", "take-back", "decline", "right", "score"})
"""The events that are shown below another one."""
CASES = {"guess": "accusative", "take-back": "dative", "right": "dative"}
"""The case in which the sentence for an event has its spots."""
EXAMPLES = (SUITS, ("3", *map(str, range(1, RANKS + 1))), ("B3", *CARD_TEXTS))
"""Suits, ranks and cards, of each kind in the order in which one is taken as an example of a guess."""


def describe_event(words: Sentences, event: JsonObject, names: Names, seat: int | None) -> Line | None:
    """Return an event as a sentence, or None where there is nothing to say."""
    code = code_of(event, names)
    if code is None:
        return None
    name = event["event"]
    line = words.line(code, STYLES.get(name, ""), **facts_in_words(words, event, names))
    return [("", "  "), *line] if name in INDENTED else line


def code_of(event: JsonObject, names: Names) -> str | None:
    """Return the code of the sentence for an event, if it has one."""
    match event:
        case {"event": "round-over"} | {"event": "right", "spots": []} | {"event": "score", "points": 0}:
            return None
        case {"event": "hand"} if "cards" not in event:
            return None
        case {"event": "trick", "loser": names.own}:
            return "event-trick-you-lose"
        case {"event": "helpers", "seats": []}:
            return "event-no-helpers"
    return f"event-{event['event']}"


def facts_in_words(words: Sentences, event: JsonObject, names: Names) -> dict[str, Any]:
    """Return the facts of an event as its sentence names them."""
    given: dict[str, Any] = {}
    case = CASES.get(event["event"], "")
    for fact, value in event.items():
        match fact:
            case "seat":
                given["who"] = names.person(value)
            case "seats":
                given["people"] = names.people(value)
            case "loser":
                given["loser"] = names.person(value)
            case "winners":
                given["result"] = result(words, names.people(value))
            case "card" | "secret":
                given[fact] = [card_span(value)]
            case "cards":
                given[fact] = card_spans(value, ", ")
            case "spot":
                given[fact] = highlight(name_of(words, value, case))
            case "spots":
                given[fact] = highlight(
                    words.say("right-spots", spots=[name_of(words, one, case) for one in value])
                )
            case _:
                given[fact] = value
    return given


def result(words: Sentences, winners: Sequence[Person]) -> str:
    """Return who wins, or who shares the win in a draw (ST-24)."""
    return words.say("result-draw" if len(winners) > 1 else "result", winners=winners)


def question(words: Sentences, view: JsonObject, names: Names) -> Line:
    """Return the question to the seat of a view that may act."""
    if view["stage"] == "play":
        return play_question(words, view)
    spots = [name_of(words, one) for one in example_spots(view)]
    holds_helper = view["seat"] in view["helpers"]
    helper = words.line("helper-too", spot=highlight(spots[-1])) if holds_helper else ""
    if view["stage"] == "salvation":
        return words.line("question-salvation", helper=helper)
    code = "question-won" if view["seat"] == view["winner"] else "question-lost"
    return words.line(code, examples=highlight(words.say("either", spots=spots)), helper=helper)


def play_question(words: Sentences, view: JsonObject) -> Line:
    """Return which cards may be played (ST-9)."""
    if not view["trick"]:
        return words.line("question-lead")
    led = view["trick"][0]["card"]
    suit = SUITS[LETTERS.index(led[0])]
    if not any(text[0] == led[0] for text in view["hand"]):
        return words.line("question-play-any", suit=suit)
    return words.line("question-follow", led=[card_span(led)], suit=suit)


def example_spots(view: JsonObject) -> list[str]:
    """Return spots to name as examples: of each kind one that is free and may be right, if any is."""
    free = view["choices"]["guess"]["next"]
    sound = [spot for spot in free if not doubtful(view, spot)] or free
    found = (next((spot for spot in kind if spot in sound), None) for kind in EXAMPLES)
    return [spot for spot in found if spot is not None]


def doubtful(view: JsonObject, spot: str) -> bool:
    """Return whether the seat of a view can know that a spot is wrong."""
    known = knowledge(view)
    return spot in known.wrong or spot in known.impossible


def doubt(words: Sentences, view: JsonObject, text: str, names: Names) -> str:
    """Return what speaks against a guess, "" if it may be right (ST-15)."""
    verb, *operands = text.split()
    if verb != "guess" or not operands or not doubtful(view, operands[0]):
        return ""
    return words.say("doubt-wrong" if operands[0] in knowledge(view).wrong else "doubt-impossible")


def continue_prompt(words: Sentences, partial: str) -> str:
    """Return the question to a person whose action is only partial."""
    return words.say("which-spot" if partial == "guess" else "which-card")


def describe_action(words: Sentences, text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "guess B3 with your Helper"."""
    match text.split():
        case ["play", card]:
            return words.say("action-play", card=card)
        case ["guess", where, *helper]:
            code = "action-guess-helper" if helper else "action-guess"
            return words.say(code, spot=name_of(words, where, "accusative"))
    return words.say("action-decline")


def describe_options(words: Sentences, options: JsonObject) -> str:
    """Return what the table has chosen as sentences, "" if nothing (ST-4, ST-6)."""
    sentences = []
    if options["first_start_player"] is not None:
        sentences.append(words.say("chosen-start", seat=options["first_start_player"]))
    if options["pawns"] != list(PAWNS[: options["players"]]):
        colours = [words.say(f"pawn-{colour}") for colour in options["pawns"]]
        sentences.append(words.say("chosen-pawns", colours=colours))
    return " ".join(sentences)


def describe_reason(wording: ReasonWording, reason: JsonObject, names: Names) -> str:
    """Return why an action is suggested; what the first idea says of chances and points is not repeated."""
    ideas = reason["arguments"].get("ideas", ())
    return wording.reason(reason, names, idea=next((idea["code"] for idea in ideas), None))


def describe_cost(wording: ReasonWording, best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    return wording.cost(best["points"], played["points"])


def describe_odds(wording: ReasonWording, odds: JsonObject, names: Names) -> list[str]:
    """Return how likely each suit and rank of the Secret Document is, the likeliest first."""
    return [
        wording.say(
            f"odds-{kind}",
            chances=[
                wording.say("odds-of", name=name, chance=chance)
                for name, chance in likeliest_first(odds[kind])
            ],
        )
        for kind in ("suits", "ranks")
        if odds.get(kind)
    ]


def columns(wording: ReasonWording) -> tuple[Column, ...]:
    """Return the measures that a table of options shows."""
    return (wording.column("points"), wording.column("win", percent=True))
