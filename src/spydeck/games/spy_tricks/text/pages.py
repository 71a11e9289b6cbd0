"""Pages of Spy Tricks to ask for at any time: hand, trick, what is left, the past, the scorepad.

The scorepad is a table or sentences (ST-21 to ST-23).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from spydeck.games.lines import Sentences, beside, page_width
from spydeck.games.pages import PageLines, PageName
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.text.table import mat_page, plays, possible
from spydeck.games.spy_tricks.text.table import own_hand as shown_hand
from spydeck.games.spy_tricks.text.text_layout import ROUND_STAGES, card_span, card_spans, name_of
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

COLUMN, NAME_WIDTH = 14, 12
"""Characters of a player's column in the scorepad, and of a name that fit above it."""


def page_names(words: Sentences) -> dict[str, PageName]:
    """Return what each page is called, and the words that open it."""
    return {
        name: PageName(words.say(f"page-{name}"), words.say(f"typed-{name}").split())
        for name in page_lines(words)
    }


def page_lines(words: Sentences) -> dict[str, PageLines]:
    """Return what each page shows."""
    return {
        "hand": partial(own_hand, words),
        "trick": partial(trick, words),
        "left": partial(left, words),
        "mat": partial(mat_page, words),
        "last": partial(last_trick, words),
        "round": partial(last_round, words),
        "scores": lambda view, names: pad_table(words, view["scorepad"], names),
    }


def own_hand(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, playable cards in brackets."""
    return [shown_hand(words, view)] if "hand" in view else [words.line("no-hand")]


def spoken_hand(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, and the cards that may be played unless all may, as sentences."""
    if "hand" not in view:
        return [words.line("no-hand")]
    lines = [words.line("hand", cards=with_commas(words, view["hand"]))]
    playable = view.get("choices", {}).get("play", {}).get("next", [])
    if playable and len(playable) < len(view["hand"]):
        lines.append(words.line("playable", cards=with_commas(words, playable)))
    return lines


def with_commas(words: Sentences, texts: list[str]) -> Line:
    """Return cards in a sentence."""
    return card_spans(texts, ", ") or words.line("no-cards")


def trick(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the open trick."""
    if not view["trick"]:
        return [words.line("no-trick")]
    return [words.line("in-trick", plays=plays(view, names))]


def left(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return how many tricks are left, and which cards the secret can be."""
    if view["stage"] not in ROUND_STAGES:
        return [words.line("over")]
    return [tricks_left(words, view), possible(words, view)]


def spoken_left(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the same in sentences."""
    if view["stage"] not in ROUND_STAGES:
        return [words.line("over")]
    cards = view["possible_secrets"]
    possible = words.line("possible", number=len(cards), cards=with_commas(words, cards))
    return [tricks_left(words, view), possible]


def tricks_left(words: Sentences, view: JsonObject) -> Line:
    """Return how many tricks of this round have not been played to their end."""
    return words.line("tricks-left", number=TRICKS - len(view["tricks"]))


def last_trick(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the last full trick of this round."""
    if not view["tricks"]:
        return [words.line("no-last-trick")]
    last = view["tricks"][-1]
    lines: list[Line] = []
    for place, card in enumerate(last["cards"]):
        seat = (last["leader"] + place) % len(names)
        who, own = names.person(seat), seat == names.own
        role = {last["winner"]: "played-winner", last["loser"]: "played-loser"}.get(seat)
        played = words.line("played", who=who, own=own, card=[card_span(card)])
        lines.append([("", "  "), *played, *(words.line(role) if role else [])])
    return lines


def last_round(words: Sentences, view: JsonObject, names: Names) -> list[Line]:
    """Return the last finished round: its secret, and the guesses and points of each player."""
    if not view["scorepad"]:
        return [words.line("no-last-round")]
    row = view["scorepad"][-1]
    number, secret = len(view["scorepad"]), [card_span(row["secret"])]
    start = words.line("secret-was", number=number, secret=secret)
    return [start, *(guesses(words, row, names, seat) for seat in range(len(names)))]


def guesses(words: Sentences, row: JsonObject, names: Names, seat: int) -> Line:
    """Return the guesses of a player in a finished round, and the points for them."""
    found = [
        words.say(
            "one-guess",
            spot=name_of(words, guess["spot"], "accusative"),
            helper=guess["helper"],
            back=guess["taken_back"],
        )
        for guess in row["guesses"]
        if guess["seat"] == seat
    ]
    points, who = row["points"][seat], names.person(seat)
    result = words.line("points", "good" if points else "", points=points)
    line = words.line("guesses", who=who, guesses=found, result=result)
    return [("", "  "), *(line if found else words.line("no-guesses", who=who, result=result))]


def pad_table(words: Sentences, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return one row for each round: the secret, then points and total of every player; chips at the end."""
    if not rows:
        return [words.line("pad-empty")]
    numbers, secrets = words.say("pad-number"), words.say("pad-secret")
    first, second = len(numbers) + 2, len(secrets) - 1
    lines: list[Line] = []
    for seats in beside(len(names), COLUMN, page_width() - first - second - 3):
        head = "".join(f"{names[seat][:NAME_WIDTH]:>{COLUMN}}" for seat in seats)
        lines += [[], [("strong", f"  {numbers} {secrets}{head}")]]
        for number, row in enumerate(rows, 1):
            secret = card_span(row["secret"]) if row["secret"] else ("", "- ")
            line: Line = [("", f"{number:{first}}{'':{second}}"), secret, ("", " ")]
            for seat in seats:
                line.append(("faint", f"{row['points'][seat]:+9}"))
                line.append(("strong", f"{row['totals'][seat]:>5}"))
            lines.append(line)
        chips = [sum_of_chips([row["chips"][seat] for row in rows]) for seat in seats]
        label = words.say("pad-chips")
        lines.append(
            [("", f"  {label:{first + second}}"), ("", "".join(f"{number:>{COLUMN}}" for number in chips))]
        )
    return lines[1:]


def sum_of_chips(chips: Sequence[int | None]) -> str:
    """Return how many chips these are, or a question mark if some of them were not entered (ST-22)."""
    return "?" if None in chips else str(sum(number or 0 for number in chips))


def pad_sentences(words: Sentences, rows: Sequence[JsonObject], names: Names) -> list[Line]:
    """Return the scorepad in sentences, one line for each round."""
    if not rows:
        return [words.line("pad-empty")]
    lines: list[Line] = []
    for number, row in enumerate(rows, 1):
        scores = [
            words.say("pad-score", name=name, points=points, total=total)
            if chips is None
            else words.say("pad-score-chips", name=name, points=points, chips=chips, total=total)
            for name, points, chips, total in zip(
                names, row["points"], row["chips"], row["totals"], strict=True
            )
        ]
        secret = row["secret"]
        lines.append(
            words.line("pad-round-secret", number=number, secret=secret, scores=scores)
            if secret
            else words.line("pad-round", number=number, scores=scores)
        )
    return lines
