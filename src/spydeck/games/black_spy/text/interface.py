"""The text user interface of Black Spy, put together: what happens, and why a bot suggests something."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from spydeck.games.black_spy.options import EDITIONS, read_options
from spydeck.games.black_spy.text.drawing import FACES, draw
from spydeck.games.black_spy.text.pages import Speaker, page_lines, page_names
from spydeck.games.black_spy.text.parse import Parser
from spydeck.games.black_spy.text.score_model import score_model
from spydeck.games.black_spy.text.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.table import (
    card,
    cards,
    colour_name,
    continue_prompt,
    hand,
    highlight,
    question,
    table,
)
from spydeck.games.black_spy.variants import VARIANTS, Variant
from spydeck.games.lines import Sentences
from spydeck.games.pages import PageLines, pages
from spydeck.games.reasons.wording import ReasonWording
from spydeck.games.text_ui import Column, Line, Names, TextUi, spoken
from spydeck.json_types import JsonObject
from spydeck.language import cldr

EVENT_STYLES = {
    "dealer-draw": "",
    "deal": "",
    "mole-taken": "",
    "pass": "",
    "receive": "",
    "call": "",
    "skip": "",
    "first-lead": "",
    "play": "",
    "trick": "strong",
    "sweep": "strong",
    "settle": "",
    "deal-over": "strong",
    "going-back": "",
    "game-over": "good",
}
"""The style of each event's sentence; other events need none, as the table and the scorepad show them."""
HIDDEN = {"mole-taken": "event-mole-taken-hidden", "pass": "event-pass-hidden", "receive": None}
"""The sentences of events with cards, for those who do not see them."""


def interface(language: str) -> TextUi:
    """Return the text user interface in a language."""
    words = Sentences("spydeck.games.black_spy.text", language)
    lines, parser = page_lines(words), Parser(words)
    # A list of actions that are lists themselves would be hard to read.
    reasons = ReasonWording(
        words.package, language, partial(choice, words), cldr.joined(["", ""], language=language)
    )
    visual = TextUi(
        table=partial(table, words),
        question=partial(question, words),
        parse=parser.parse,
        describe_event=partial(describe_event, words),
        fits=parser.fits,
        describe_action=partial(describe_action, words),
        describe_reason=reasons.reason,
        describe_ideas=reasons.ideas,
        describe_played=reasons.played,
        describe_better=reasons.better,
        describe_cost=partial(describe_cost, reasons),
        describe_odds=partial(describe_odds, reasons),
        columns=partial(columns, reasons),
        describe_options=partial(describe_options, words),
        continue_prompt=partial(continue_prompt, words),
        pages=pages(page_names(words), lines),
        scorekeeper=partial(BlackSpyScorekeeper, words),
        score_model=partial(score_model, words),
        hand=hand,
        draw=partial(draw, words),
        suits=tuple(FACES.values()),
        highlight=lambda text: highlight(parser.as_typed(text)),
        part_ends={"trick": "", "deal-over": "scores"},
    )
    return replace(visual, screen_reader=for_screen_reader(words, visual, lines))


def for_screen_reader(words: Sentences, text_ui: TextUi, lines: Mapping[str, PageLines]) -> TextUi:
    """Return a text UI for screen readers, from the one for screens and the lines of its pages."""
    speaker = Speaker(words)
    return replace(
        spoken(text_ui, speaker.in_words),
        table=speaker.table,
        pages=pages(page_names(words), speaker.pages(lines)),
        brief=speaker.brief,
        scorekeeper=partial(BlackSpyScorekeeper, words, sentences=True),
        hand=speaker.hand,
    )


def describe_event(words: Sentences, event: JsonObject, names: Names, seat: int | None) -> Line | None:
    """Return an event as a sentence, or None where there is nothing to say."""
    name = event["event"]
    if name not in EVENT_STYLES:
        return None
    code: str | None = f"event-{name}"
    if name in HIDDEN and "cards" not in event:
        code = HIDDEN[name]
    if code is None:
        return None
    line = words.line(code, EVENT_STYLES[name], **event_arguments(words, event, names))
    return [("", "  "), *line] if name == "play" else line


def event_arguments(words: Sentences, event: JsonObject, names: Names) -> dict[str, Any]:
    """Return an event as the arguments of its sentence: people for seats, cards in their colours."""
    given: dict[str, Any] = dict(event)
    given |= {name: names.person(event[name]) for name in ("to", "from") if name in event}
    given |= {name: names.people(event[name]) for name in ("skipped", "winners") if name in event}
    if "seat" in event:
        given["who"] = names.person(event["seat"])
    if "card" in event:
        given["card"] = [card(event["card"])]
    if "cards" in event:
        given["cards"] = cards(event["cards"])
    match event["event"]:
        case "deal":
            given["heading"] = words.line("deal-heading", "strong", deal=event["deal"])
        case "call":
            given["colour"] = colour_name(words, event["colour"])
        case "dealer-draw":
            given["draws"] = draws(words, event, names)
    return given


def draws(words: Sentences, event: JsonObject, names: Names) -> Line:
    """Return who drew what for first dealer, round by round (BS-5)."""
    line: Line = []
    for drawn in event["rounds"]:
        if line:
            line.append(("", words.say("drawn-again")))
        for place, one in enumerate(drawn):
            line += [("", f"{', ' if place else ''}{names[one['seat']]} "), card(one["card"])]
    return line


def describe_action(words: Sentences, text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "pass B1, R3 and K7"."""
    verb, *chosen = text.split()
    if verb == "settle":
        return words.say("action-settle", way=chosen[0])
    if verb == "call":
        return words.say("action-call", colour=colour_name(words, chosen[0]))
    return words.say(f"action-{verb}", cards=cldr.joined(chosen, language=words.language))


def choice(words: Sentences, text: str, names: Names) -> str:
    """Return an action as it reads in a reason: "play R3", "capture"."""
    verb, *chosen = text.split()
    return (
        words.say("choice-settle", way=chosen[0]) if verb == "settle" else describe_action(words, text, names)
    )


def columns(wording: ReasonWording) -> tuple[Column, ...]:
    """Return the measures that a table of options shows."""
    return (wording.column("points"), wording.column("spies"), wording.column("sweep", percent=True))


def describe_cost(wording: ReasonWording, best: Mapping[str, float], played: Mapping[str, float]) -> str:
    """Return what a move cost, from the expected results of the best action and of this one."""
    return wording.cost(played["points"], best["points"])


def describe_odds(wording: ReasonWording, odds: JsonObject, names: Names) -> list[str]:
    """Return how many Black Spies are out, and who is likely to hold one."""
    out = odds.get("spies_out")
    if out is None:
        return []
    holders = [
        wording.say("odds-holder", name=names[seat], chance=chance)
        for seat, chance in enumerate(odds["holds_spy"])
        if chance is not None and seat != names.own and out
    ]
    spies = wording.say("odds-spies", out=out)
    return [wording.say("odds-held", spies=spies, holders=holders) if holders else f"{spies}."]


def describe_options(words: Sentences, options: JsonObject) -> str:
    """Return the edition, the end value and the variants of a match as sentences (BS-26, BS-36)."""
    edition, end = edition_of(options), options["end_value"]
    if edition:
        start = words.say("played-by-edition", edition=edition, end=end)
    else:
        house = {name: options[name] for name in ("first_lead", "pass_direction")}
        start = words.say("played-by-house-rules", end=end, **house)
    titles = [one.title.sentence(words.language) for one in further_variants(options)]
    if not titles:
        return start
    named = [words.say("named-variant", title=title) for title in titles]
    return " ".join((start, words.say("with-variants", count=len(named), variants=named)))


def edition_of(options: JsonObject) -> str | None:
    """Return the edition that a match follows, apart from its end value and further variants."""
    for name in EDITIONS:
        facts = preset(name, options)
        same = all(facts[key] == options[key] for key in ("pass_direction", "first_lead"))
        if same and set(facts["variants"]) <= set(options["variants"]):
            return name
    return None


def further_variants(options: JsonObject) -> list[Variant]:
    """Return the variants of a match that its edition does not include."""
    edition = edition_of(options)
    included = preset(edition, options)["variants"] if edition else []
    return [one for one in VARIANTS if one.name in options["variants"] and one.name not in included]


def preset(edition: str, options: JsonObject) -> JsonObject:
    """Return all options of an edition for the number of players of a match."""
    return read_options(options["players"], {"edition": edition}).facts()
