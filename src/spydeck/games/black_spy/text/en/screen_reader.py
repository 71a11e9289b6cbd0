"""Black Spy for screen readers, in English: full words and whole sentences, in reading order."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS
from spydeck.games.black_spy.text.en import on_request, text_layout
from spydeck.games.black_spy.text.en.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.en.scorepad import pad_sentences
from spydeck.games.black_spy.text.en.text_layout import CARD
from spydeck.games.black_spy.text.text_layout import ahead
from spydeck.games.grammar.en import counted
from spydeck.games.text_ui import Line, Names, Page, TextUi
from spydeck.json_types import JsonObject

WORDS = {text: f"{COLOURS[LETTERS.index(text[0])]} {text[1:]}" for text in CARD_TEXTS}


def in_words(line: Line) -> Line:
    """Return a line with its cards in full words."""
    return [(style, CARD.sub(lambda found: WORDS[found[0]], text)) for style, text in line]


def listed(texts: Sequence[str]) -> str:
    """Return cards in full words."""
    return ", ".join(WORDS[text] for text in texts) or "no cards"


def table(view: JsonObject, names: Names) -> list[Line]:
    """Return the table as the seat sees it now, in sentences."""
    sentences = [f"{text_layout.title(view)}."]
    if view["stage"] == "take" and view["mole"].get("shown"):
        sentences.append(f"The Mole: {listed(view['mole']['shown'])}.")
    if view["trick"]:
        sentences.append(trick(view, names))
    if view["stage"] != "pass":
        sentences.append(f"Taken in this deal: {taken(view, names)}.")
    totals = ", ".join(f"{name} {total}" for name, total in zip(names, view["totals"], strict=True))
    sentences.append(f"Totals: {totals}.")
    if "hand" in view:
        sentences.append(f"Your hand: {listed(view['hand'])}.")
    playable = view.get("choices", {}).get("play")
    if playable:
        sentences.append(f"You may play: {listed(playable['next'])}.")
    return [[("", sentence)] for sentence in sentences]


def trick(view: JsonObject, names: Names) -> str:
    """Return the trick so far."""
    plays = [f"{names[play['seat']]} {WORDS[play['card']]}" for play in view["trick"]]
    return f"In the trick: {', '.join(plays)}. Highest so far: {names[ahead(view['trick'])]}."


def taken(view: JsonObject, names: Names) -> str:
    """Return what each seat has taken in this deal."""
    return "; ".join(
        f"{name} {counted(pile['points'], 'point')}, {counted(pile['black'], 'black card')}"
        for name, pile in zip(names, view["taken"], strict=True)
    )


def hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand of a seat."""
    return [[("", f"{names[view['seat']]}: {listed(view['hand'])}.")]]


def scorepad(view: JsonObject, names: Names) -> list[Line]:
    """Return the scorepad in sentences."""
    return pad_sentences(view["scorepad"], names)


def for_screen_reader(text_ui: TextUi) -> TextUi:
    """Return a text UI of Black Spy for screen readers."""

    def describe_event(event: JsonObject, names: Names, seat: int | None) -> Line | None:
        line = text_ui.describe_event(event, names, seat)
        return None if line is None else in_words(line)

    def brief(view: JsonObject, names: Names) -> list[Line]:
        spoken = on_request.spoken_hand(view, names)
        if view["stage"] == "take" and view["mole"].get("shown"):
            spoken = [[("", f"The Mole: {listed(view['mole']['shown'])}.")], *spoken]
        return [in_words(line) for line in spoken]

    pages = {word: Page(page.help, lines_in_words(page.lines)) for word, page in text_ui.pages.items()}
    return replace(
        text_ui,
        table=table,
        question=lambda view, names: in_words(text_ui.question(view, names)),
        describe_event=describe_event,
        pages={
            **pages,
            "hand": replace(pages["hand"], lines=lines_in_words(on_request.spoken_hand)),
            "scores": replace(pages["scores"], lines=scorepad),
        },
        brief=brief,
        scorekeeper=partial(BlackSpyScorekeeper, sentences=True),
        hand=hand,
        highlight=lambda text: in_words(text_ui.highlight(text)),
    )


def lines_in_words(
    lines: Callable[[JsonObject, Names], list[Line]],
) -> Callable[[JsonObject, Names], list[Line]]:
    """Return a page with its cards in full words."""
    return lambda view, names: [in_words(line) for line in lines(view, names)]
