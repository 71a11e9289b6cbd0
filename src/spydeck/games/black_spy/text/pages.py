"""What a player of Black Spy can ask for at any time: the hand, the tricks, what is left, the scorepad."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from spydeck.games.black_spy.cards import BLACK, CARD_TEXTS, CARDS
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.text.scorepad import PadWords, pad_table
from spydeck.games.black_spy.text.table import TableWords, hand_rows
from spydeck.games.black_spy.text.text_layout import ahead, card, cards
from spydeck.games.black_spy.variants import VARIANTS, Variant, bits_of
from spydeck.games.lines import filled
from spydeck.games.pages import PageLines, PageName
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.language import cldr


@dataclass(frozen=True)
class PageWords:
    """The words of the pages in one language; those in braces are parts of their sentences."""

    names: Mapping[str, PageName]
    """What the pages are called, by the names of `page_lines`."""
    no_cards: str
    no_hand: str
    hand: str
    """The own {cards}."""
    playable: str
    """Those {cards} of them that may be played."""
    no_trick: str
    trick: str
    """The {plays} in the trick."""
    play: str
    """The {name} of who played a {card}."""
    highest: Callable[[Names, int], str]
    """Who has the trick so far."""
    over: str
    tricks_left: Callable[[int], str]
    points_left: str
    """The {cards} with points that have not been played."""
    points_left_elsewhere: str
    """The same without those in the own hand."""
    no_last_trick: str
    last_trick: Callable[[int], str]
    """The start of a trick's plays, from its number from 1."""
    led: Callable[[Names, int], str]
    """Who led; their card follows."""
    taken_by: Callable[[Names, int], str]
    """Who took the trick, after the plays."""
    from_mole: str
    """The {cards} taken from the Mole."""
    passed: str
    """The {cards} passed to somebody with a {name}."""
    received: str
    """The {cards} received from somebody with a {name}."""
    not_passed: str
    points: str
    """The number of {points} that {cards} count."""
    many: Callable[[int], str]
    """How many of the card before it there are."""
    no_points: str
    sweep: Callable[[int], str]
    """What a sweep counts, from the number of black cards."""
    variant: Callable[[Variant], str]
    """A variant in play."""


def page_lines(words: PageWords, table: TableWords, pad: PadWords) -> dict[str, PageLines]:
    """Return the lines of each page by its name in English."""
    return {
        "hand": partial(own_hand, words, table),
        "trick": partial(trick, words),
        "left": partial(left, words),
        "last": partial(last_trick, words),
        "scores": lambda view, names: pad_table(pad, view["scorepad"], names),
        "passed": partial(exchanged, words),
        "values": partial(values, words),
    }


def own_hand(words: PageWords, table: TableWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, playable cards in brackets."""
    return hand_rows(table, view) if "hand" in view else [[("", words.no_hand)]]


def spoken_hand(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, and the cards that may be played unless all may, as sentences."""
    if "hand" not in view:
        return [[("", words.no_hand)]]
    lines = [filled(words.hand, cards=cards(view["hand"], words.no_cards))]
    playable = list(dict.fromkeys(view.get("choices", {}).get("play", {}).get("next", [])))
    if playable and set(playable) != set(view["hand"]):
        lines.append(filled(words.playable, cards=cards(playable)))
    return lines


def trick(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the open trick: who played what, and who has it so far."""
    if not view["trick"]:
        return [[("", words.no_trick)]]
    plays: Line = []
    for play in view["trick"]:
        between: Line = [("", ", ")] if plays else []
        plays += between + filled(words.play, name=names[play["seat"]], card=[card(play["card"])])
    return [[*filled(words.trick, plays=plays), ("", f" {words.highest(names, ahead(view['trick']))}")]]


def left(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return how many tricks are left, and the cards with points that have not been played."""
    if view["stage"] == "over":
        return [[("", words.over)]]
    tricks = CARDS // view["options"]["players"] - len(view["tricks"])
    bits = bits_of(view["options"]["variants"])
    unseen = [text for text in CARD_TEXTS if value_of(1 << CARD_TEXTS.index(text), bits)]
    seen = [text for full in view["tricks"] for text in full["cards"]]
    seen += [play["card"] for play in view["trick"]] + view.get("hand", [])
    for text in seen:
        if text in unseen:
            unseen.remove(text)
    sentence = words.points_left_elsewhere if "hand" in view else words.points_left
    return [[("", words.tricks_left(tricks))], filled(sentence, cards=cards(unseen, words.no_cards))]


def last_trick(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the last trick: who led, the cards in order, who took it."""
    if not view["tricks"]:
        return [[("", words.no_last_trick)]]
    found = view["tricks"][-1]
    line: Line = [("", words.last_trick(len(view["tricks"])))]
    for place, text in enumerate(found["cards"]):
        seat = (found["leader"] + place) % len(names)
        line += [("", f"{names[seat] if place else words.led(names, seat)} "), card(text), ("", ", ")]
    return [[*line, ("strong", words.taken_by(names, found["taker"]))]]


def exchanged(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return the cards that the seat passed and received in this deal, and took from the Mole."""
    lines: list[Line] = []
    if view["mole"] and view["mole"].get("took"):
        lines.append(filled(words.from_mole, cards=cards(view["mole"]["took"])))
    for exchange, sentence in ((view.get("passed"), words.passed), (view.get("received"), words.received)):
        if exchange:
            lines.append(filled(sentence, cards=cards(exchange["cards"]), name=names[exchange["seat"]]))
    return lines or [[("", words.not_passed)]]


def values(words: PageWords, view: JsonObject, names: Names) -> list[Line]:
    """Return what cards cost, and the variants in play."""
    chosen = view["options"]["variants"]
    bits = bits_of(chosen)
    by_points: dict[int, list[str]] = {}
    for number, text in enumerate(CARD_TEXTS):
        by_points.setdefault(value_of(1 << number, bits), []).append(text)
    by_points.pop(0)
    lines: list[Line] = []
    for points, texts in sorted(by_points.items()):
        many = words.many(len(texts)) if len(set(texts)) < len(texts) else ""
        of_them = cards(sorted(set(texts), key=texts.index))
        lines.append([*filled(words.points, points=f"{cldr.number(points):>4}", cards=of_them), ("", many)])
    lines += [[("", words.no_points)], [("", words.sweep(BLACK.bit_count()))]]
    return lines + [[("", words.variant(one))] for one in VARIANTS if one.name in chosen]
