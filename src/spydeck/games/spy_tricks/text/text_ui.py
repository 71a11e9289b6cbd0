"""Spy Tricks in words: what is asked, what happens, what a person types."""

from __future__ import annotations

import re
from dataclasses import replace

from spydeck.games.grammar.en import all_do, does, listed
from spydeck.games.spy_tricks.cards import LETTERS, SUITS
from spydeck.games.spy_tricks.text import text_layout
from spydeck.games.spy_tricks.text.mat import SHEETS, card_span, card_spans, mat_lines
from spydeck.games.spy_tricks.text.scorekeeper import SpyTricksScorekeeper
from spydeck.games.spy_tricks.text.screen_reader import spoken
from spydeck.games.text_ui import EventSentence, Line, Names, Page, TextUi, by_event_name
from spydeck.json_types import JsonObject

CARD = re.compile(r"\b[RBW][1-9]\b")
SUITS_TYPED = {**{letter.lower(): letter for letter in LETTERS}, **dict(zip(SUITS, LETTERS, strict=True))}
_SUIT = "|".join(sorted(SUITS_TYPED, key=len, reverse=True))
CARD_TYPED = re.compile(rf"({_SUIT}) ?([1-9])")
"""A card as people type it: r7, red 7."""
HELPER_TYPED = re.compile(r" ?(\+ ?(?:helper)?|helper)$")
DECLINE_TYPED = ("decline", "no", "none", "-")


def says(text: str) -> Line:
    """A text of the engine as a line, its cards coloured."""
    line: Line = []
    end = 0
    for found in CARD.finditer(text):
        line += [("", text[end : found.start()]), card_span(found[0])]
        end = found.end()
    return [*line, ("", text[end:])]


def reads(view: JsonObject, text: str) -> str:
    """What a person typed as the text of an action: "red 7" as "play R7", "b3+" as "guess B3 +helper"."""
    words = " ".join(text.lower().split())
    asked = next(iter(view.get("choices", {})), "play")
    verb = next((one for one in ("play", "guess") if words.startswith(one + " ")), asked)
    rest = words.removeprefix(verb).strip()
    if verb == "play":
        card = read_card(rest)
        return f"play {card}" if card else text
    if rest in DECLINE_TYPED:
        return "decline"
    spot = read_spot(HELPER_TYPED.sub("", rest))
    helper = " +helper" if HELPER_TYPED.search(rest) else ""
    return f"guess {spot}{helper}" if spot else text


def read_card(typed: str) -> str:
    """A card as the engine writes it, or ""."""
    found = CARD_TYPED.fullmatch(typed)
    return f"{SUITS_TYPED[found[1]]}{found[2]}" if found else ""


def read_spot(typed: str) -> str:
    """A spot as the engine writes it, or ""."""
    if typed in SUITS_TYPED:
        return SUITS[LETTERS.index(SUITS_TYPED[typed])]
    if re.fullmatch("[1-9]", typed):
        return typed
    return read_card(typed)


def question(view: JsonObject, names: Names) -> Line:
    """What the seat is asked now."""
    if view["stage"] == "play":
        return play_question(view)
    if view["stage"] == "guess":
        role = "won" if view["seat"] == view["winner"] else "lost"
        return [("", f"You {role} the trick: place a henchman, like red, 3 or B3{helper_hint(view)}.")]
    return [("", f"Salvation: place one more henchman anywhere{helper_hint(view)}, or decline.")]


def helper_hint(view: JsonObject) -> str:
    """How a seat that holds a Helper places it (ST-16)."""
    return ", with + for your Helper" if view["seat"] in view["helpers"] else ""


def play_question(view: JsonObject) -> Line:
    """What may be played (ST-9)."""
    if not view["trick"]:
        return [("", "You lead: any card.")]
    led = view["trick"][0]["card"]
    suit = SUITS[LETTERS.index(led[0])]
    if not any(text[0] == led[0] for text in view["hand"]):
        return [("", f"You have no {suit} card: play any card.")]
    return [("", "Follow "), card_span(led), ("", f" with a {suit} card.")]


def tell_hand(event: JsonObject, names: Names) -> Line | None:
    """A hand, to the seat that holds it."""
    if "cards" not in event:
        return None
    return [("", f"{does(names, event['seat'], 'holds', 'hold')} "), *card_spans(event["cards"]), ("", ".")]


def tell_trick(event: JsonObject, names: Names) -> Line:
    """Winner and Loser of a trick (ST-10, ST-11)."""
    wins = does(names, event["seat"], "wins", "win")
    loses = "you lose" if event["loser"] == names.own else f"{names[event['loser']]} loses"
    return [("strong", f"{wins} trick {event['trick'] + 1}, {loses} it.")]


def tell_guess(event: JsonObject, names: Names) -> Line:
    """A henchman placed (ST-14, ST-16)."""
    line: Line = [("", f"  {does(names, event['seat'], 'guesses', 'guess')} "), *says(event["spot"])]
    return [*line, ("", " with a Helper.")] if event["helper"] else [*line, ("", ".")]


def tell_right(event: JsonObject, names: Names) -> Line | None:
    """Where a player was right (ST-21)."""
    if not event["spots"]:
        return None
    is_right = does(names, event["seat"], "is", "are")
    return [("good", f"  {is_right} right about "), *says(", ".join(event["spots"])), ("", ".")]


def tell_score(event: JsonObject, names: Names) -> Line | None:
    """What a round scored for a player."""
    if not event["points"]:
        return None
    scores = does(names, event["seat"], "scores", "score")
    return [("", f"  {scores} {event['points']}, which makes {event['total']}.")]


def tell_helpers(event: JsonObject, names: Names) -> Line:
    """Who gets a Helper (ST-23)."""
    if not event["seats"]:
        return [("", "All totals are level: nobody gets a Helper.")]
    return [("", f"{all_do(names, event['seats'], 'gets', 'get')} a Helper for the next round.")]


def tell_salvation(event: JsonObject, names: Names) -> Line:
    """Who may place once more (ST-17)."""
    return [("", f"Salvation: {listed(names, event['seats'])} may place one more henchman.")]


def tell_winners(event: JsonObject, names: Names) -> Line:
    """Who has won (ST-24)."""
    return [("good", f"The game is over. {all_do(names, event['winners'], 'wins', 'win')}!")]


TELLS: dict[str, EventSentence] = {
    "start-player": lambda event, names: [
        ("", f"{does(names, event['seat'], 'is', 'are')} the first start player.")
    ],
    "deal": lambda event, names: [
        ("strong", f"Round {event['round'] + 1}. "),
        ("", f"{does(names, event['seat'], 'leads', 'lead')} the first trick."),
    ],
    "hand": tell_hand,
    "face-up": lambda event, names: [("", "Face up on the mat: "), *card_spans(event["cards"]), ("", ".")],
    "play": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'plays', 'play')} "),
        card_span(event["card"]),
        ("", "."),
    ],
    "trick": tell_trick,
    "guess": tell_guess,
    "salvation": tell_salvation,
    "take-back": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'takes', 'take')} back the henchman on "),
        *says(event["spot"]),
        ("", "."),
    ],
    "decline": lambda event, names: [("", f"  {does(names, event['seat'], 'declines', 'decline')}.")],
    "reveal": lambda event, names: [
        ("strong", "The Secret Document is "),
        card_span(event["secret"]),
        ("strong", "!"),
    ],
    "right": tell_right,
    "score": tell_score,
    "helpers": tell_helpers,
    "game-over": tell_winners,
}
"""The events that are told; the end of a round needs no words."""


PAGES = {
    "mat": Page("the mat: henchmen, and what is wrong by it", mat_lines),
    "last": Page("the last trick", text_layout.last_trick),
    "round": Page("the guesses and the secret of the last round", text_layout.last_round),
    "scores": Page("the scorepad", text_layout.scores),
}

SEEN = TextUi(
    table=text_layout.table,
    question=question,
    parse=reads,
    describe_event=by_event_name(TELLS),
    pages=PAGES,
    scorekeeper=SpyTricksScorekeeper,
    hand=text_layout.own,
    highlight=says,
    part_ends={"trick": "", "round-over": "scores"},
    sheets=SHEETS,
)
TEXT_UI = replace(SEEN, screen_reader=spoken(SEEN))
"""Spy Tricks in words."""
