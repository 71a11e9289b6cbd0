"""Pages of Black Spy to ask for at any time, and how it all sounds: full words, in reading order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from spydeck.games.black_spy.cards import BLACK, CARD_TEXTS, CARDS, COLOURS, LETTERS
from spydeck.games.black_spy.rules.tricks import value_of
from spydeck.games.black_spy.text.scorekeeper import pad_sentences, pad_table
from spydeck.games.black_spy.text.table import CARD, ahead, card, cards, colour_name, hand_rows, title
from spydeck.games.black_spy.variants import VARIANTS, bits_of
from spydeck.games.lines import Sentences
from spydeck.games.pages import PageLines, PageName
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject
from spydeck.language import cldr


def page_lines(words: Sentences) -> dict[str, PageLines]:
    """Return the lines of each page by its name in English."""
    return {
        "hand": partial(own_hand, words),
        "trick": partial(trick, words),
        "left": partial(left, words),
        "last": partial(last_trick, words),
        "scores": lambda view, names: pad_table(words, view["scorepad"], names),
        "passed": partial(exchanged, words),
        "values": partial(values, words),
    }


def page_names(words: Sentences) -> dict[str, PageName]:
    """Return what each page is called, and what opens it."""
    return {
        name: PageName(words.say(f"page-{name}"), words.say(f"opens-{name}").split())
        for name in page_lines(words)
    }


def own_hand(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, playable cards in brackets."""
    return hand_rows(words, view) if "hand" in view else [words.line("no-hand")]


def spoken_hand(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, and the cards that may be played unless all may, as sentences."""
    if "hand" not in view:
        return [words.line("no-hand")]
    lines = [words.line("hand", cards=cards(view["hand"], words.say("no-cards")))]
    playable = list(dict.fromkeys(view.get("choices", {}).get("play", {}).get("next", [])))
    if playable and set(playable) != set(view["hand"]):
        lines.append(words.line("playable", cards=cards(playable)))
    return lines


def trick(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the open trick: who played what, and who has it so far."""
    if not view["trick"]:
        return [words.line("no-trick")]
    plays: Line = []
    for play in view["trick"]:
        plays += [("", f"{', ' if plays else ''}{names[play['seat']]} "), card(play["card"])]
    first = ahead(view["trick"])
    best = words.say("ahead-you" if first == names.own else "ahead", name=names[first])
    return [words.line("trick", plays=plays, ahead=best)]


def left(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return how many tricks are left, and the cards with points that have not been played."""
    if view["stage"] == "over":
        return [words.line("none-left")]
    tricks = CARDS // view["options"]["players"] - len(view["tricks"])
    bits = bits_of(view["options"]["variants"])
    unseen = [text for text in CARD_TEXTS if value_of(1 << CARD_TEXTS.index(text), bits)]
    seen = [text for full in view["tricks"] for text in full["cards"]]
    seen += [play["card"] for play in view["trick"]] + view.get("hand", [])
    for text in seen:
        if text in unseen:
            unseen.remove(text)
    code = "points-left-elsewhere" if "hand" in view else "points-left"
    return [
        words.line("tricks-left", tricks=tricks),
        words.line(code, cards=cards(unseen, words.say("no-cards"))),
    ]


def last_trick(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the last trick: who led, the cards in order, who took it."""
    if not view["tricks"]:
        return [words.line("no-last-trick")]
    found = view["tricks"][-1]
    leader = found["leader"]
    plays: Line = []
    for place, text in enumerate(found["cards"]):
        name = names[(leader + place) % len(names)]
        if place == 0:
            name = words.say("led-you" if leader == names.own else "led", name=name)
        plays += [("", f"{', ' if place else ''}{name} "), card(text)]
    who = names.person(found["taker"])
    return [words.line("last-trick", trick=len(view["tricks"]), plays=plays, who=who)]


def exchanged(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the cards that the seat passed and received in this deal, and took from the Mole."""
    lines: list[Line] = []
    if view["mole"] and view["mole"].get("took"):
        lines.append(words.line("from-mole", cards=cards(view["mole"]["took"])))
    for code in ("passed", "received"):
        if exchange := view.get(code):
            lines.append(words.line(code, cards=cards(exchange["cards"]), name=names[exchange["seat"]]))
    return lines or [words.line("not-passed")]


def values(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return what cards cost, and the variants in play."""
    chosen = view["options"]["variants"]
    bits = bits_of(chosen)
    by_points: dict[int, list[str]] = {}
    for number, text in enumerate(CARD_TEXTS):
        by_points.setdefault(value_of(1 << number, bits), []).append(text)
    by_points.pop(0)
    lines: list[Line] = []
    for points, texts in sorted(by_points.items()):
        of_them = cards(sorted(set(texts), key=texts.index))
        if len(set(texts)) < len(texts):
            of_them = words.line("several", cards=of_them, count=len(texts))
        lines.append(words.line("card-points", points=f"{cldr.number(points):>4}", cards=of_them))
    lines += [words.line("no-points"), words.line("sweep-points", black=BLACK.bit_count())]
    return lines + [
        words.line("variant-in-play", title=one.title, change=one.message, clause=one.clause)
        for one in VARIANTS
        if one.name in chosen
    ]


class Speaker:
    """Says what players look at, for screen readers."""

    def __init__(self, words: Sentences) -> None:
        self.words = words
        self.cards = {
            text: words.say(
                "spoken-card",
                colour=colour_name(words, COLOURS[LETTERS.index(text[0])]),
                rank=int(text[1:]),
            )
            for text in CARD_TEXTS
        }

    def in_words(self, line: Line) -> Line:
        """Return a line with its cards in full words."""
        return [(style, CARD.sub(lambda found: self.cards[found[0]], text)) for style, text in line]

    def lines_in_words(self, lines: PageLines) -> PageLines:
        """Return lines of a view with their cards in full words."""
        return lambda view, names: [self.in_words(line) for line in lines(view, names)]

    def pages(self, lines: Mapping[str, PageLines]) -> dict[str, PageLines]:
        """Return pages in full words, from those for screens."""
        return {
            **{name: self.lines_in_words(of) for name, of in lines.items()},
            "hand": self.lines_in_words(partial(spoken_hand, self.words)),
            "scores": lambda view, names: pad_sentences(self.words, view["scorepad"], names),
        }

    def listed(self, texts: Sequence[str]) -> str:
        """Return cards in full words."""
        return ", ".join(self.cards[text] for text in texts) or self.words.say("no-cards")

    def table(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the table as the seat sees it now, in sentences."""
        words = self.words
        sentences = [f"{title(words, view)}.", *self.mole(view)]
        if view["trick"]:
            sentences.append(self.trick(view, names))
        if view["stage"] != "pass":
            sentences.append(words.say("taken-so-far", piles=self.piles(view, names)))
        by_name = zip(names, map(cldr.number, view["totals"]), strict=True)
        sentences.append(words.say("totals", totals=", ".join(f"{name} {total}" for name, total in by_name)))
        if "hand" in view:
            sentences.append(words.say("hand", cards=self.listed(view["hand"])))
        if playable := view.get("choices", {}).get("play"):
            sentences.append(words.say("playable", cards=self.listed(playable["next"])))
        return [[("", sentence)] for sentence in sentences]

    def mole(self, view: JsonObject) -> list[str]:
        """Return the cards of the Mole, where the seat chooses from them."""
        shown = view["stage"] == "take" and view["mole"].get("shown")
        return [self.words.say("spoken-mole", cards=self.listed(shown))] if shown else []

    def trick(self, view: JsonObject, names: Names) -> str:
        """Return the trick so far."""
        plays = [f"{names[play['seat']]} {self.cards[play['card']]}" for play in view["trick"]]
        return self.words.say("spoken-trick", plays=plays, name=names[ahead(view["trick"])])

    def piles(self, view: JsonObject, names: Names) -> str:
        """Return what each seat has taken in this deal."""
        return "; ".join(
            self.words.say("pile", name=name, points=pile["points"], black=pile["black"])
            for name, pile in zip(names, view["taken"], strict=True)
        )

    def brief(self, view: JsonObject, names: Names) -> list[Line]:
        """Return what stands before a question in place of the table."""
        mole: list[Line] = [[("", sentence)] for sentence in self.mole(view)]
        return [self.in_words(line) for line in [*mole, *spoken_hand(self.words, view, names)]]

    def hand(self, view: JsonObject, names: Names) -> list[Line]:
        """Return the hand of a seat."""
        return [[("", f"{names[view['seat']]}: {self.listed(view['hand'])}.")]]
