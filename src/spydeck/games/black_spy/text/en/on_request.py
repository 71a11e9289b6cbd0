"""What a player of Black Spy can ask for at any time: the hand, the trick, what is left."""

from __future__ import annotations

from spydeck.games.black_spy.cards import CARD_TEXTS, CARDS
from spydeck.games.black_spy.rules.score import value_of
from spydeck.games.black_spy.text.en import text_layout
from spydeck.games.black_spy.text.text_layout import ahead, card
from spydeck.games.black_spy.variants import bits_of
from spydeck.games.grammar.en import counted
from spydeck.games.text_ui import Line, Names
from spydeck.json_types import JsonObject

NO_HAND: Line = [("", "You have no hand here.")]


def own_hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, playable cards in brackets."""
    if "hand" not in view:
        return [NO_HAND]
    return text_layout.hand_rows(view)


def spoken_hand(view: JsonObject, names: Names) -> list[Line]:
    """Return the hand, and the cards that may be played unless all may, as sentences."""
    if "hand" not in view:
        return [NO_HAND]
    lines: list[Line] = [[("", "Your hand: "), *text_layout.cards(view["hand"]), ("", ".")]]
    playable = list(dict.fromkeys(view.get("choices", {}).get("play", {}).get("next", [])))
    if playable and set(playable) != set(view["hand"]):
        lines.append([("", "You may play: "), *text_layout.cards(playable), ("", ".")])
    return lines


def trick(view: JsonObject, names: Names) -> list[Line]:
    """Return the open trick: who played what, and who has it so far."""
    if not view["trick"]:
        return [[("", "No card lies in the trick.")]]
    line: Line = [("", "In the trick: ")]
    for place, play in enumerate(view["trick"]):
        line += [("", f"{', ' if place else ''}{names[play['seat']]} "), card(play["card"])]
    return [[*line, ("", f". Highest so far: {names[ahead(view['trick'])]}.")]]


def left(view: JsonObject, names: Names) -> list[Line]:
    """Return how many tricks are left, and the cards with points that have not been played."""
    if view["stage"] == "over":
        return [[("", "The game is over.")]]
    tricks = CARDS // view["options"]["players"] - len(view["tricks"])
    lines: list[Line] = [[("", f"{counted(tricks, 'trick')} left in this deal.")]]
    unseen = [text for text in CARD_TEXTS if value_of(1 << CARD_TEXTS.index(text), bits(view))]
    seen = [text for full in view["tricks"] for text in full["cards"]]
    seen += [play["card"] for play in view["trick"]] + view.get("hand", [])
    for text in seen:
        if text in unseen:
            unseen.remove(text)
    where = ", besides yours" if "hand" in view else ""
    lines.append(
        [("", f"Cards with points that are still to come{where}: "), *text_layout.cards(unseen), ("", ".")]
    )
    return lines


def bits(view: JsonObject) -> int:
    """Return the variants of a view, as a bit set."""
    return bits_of(view["options"]["variants"])
