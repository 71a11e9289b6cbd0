"""Black Spy in words: what is asked, what happens, what a person types."""

from __future__ import annotations

import re
from dataclasses import replace

from spydeck.games.black_spy.cards import CARD_TEXTS, COLOURS, LETTERS, RANK_NAMES, colour_of, rank_of
from spydeck.games.black_spy.text import text_layout
from spydeck.games.black_spy.text.scorekeeper import BlackSpyScorekeeper
from spydeck.games.black_spy.text.screen_reader import spoken
from spydeck.games.black_spy.text.serialize import HOW_TO_SETTLE
from spydeck.games.grammar.en import all_do, does
from spydeck.games.text_ui import EventSentence, Line, Names, Page, TextUi, by_event_name
from spydeck.json_types import JsonObject

CARD = re.compile(r"\b[BYRGK](?:1[01]|[1-9])\b")
COLOURS_TYPED = {**{letter.lower(): letter for letter in LETTERS}, **dict(zip(COLOURS, LETTERS, strict=True))}
RANKS_TYPED = {
    **{str(rank): rank for rank in range(1, 12)},
    **{name.lower(): rank for rank, name in enumerate(RANK_NAMES, 1)},
}
TYPED = re.compile(
    rf"({'|'.join(sorted(COLOURS_TYPED, key=len, reverse=True))})"
    rf" ?({'|'.join(sorted(RANKS_TYPED, key=len, reverse=True))})(?= |$)"
)
"""A card as people type it: r7, red 7, red spy."""


def says(text: str) -> Line:
    """A text of the engine as a line, its cards coloured."""
    line: Line = []
    end = 0
    for found in CARD.finditer(text):
        line += [("", text[end : found.start()]), text_layout.card(found[0])]
        end = found.end()
    return [*line, ("", text[end:])]


def reads(view: JsonObject, text: str) -> str:
    """What a person typed as the text of an action: "red 7" as "play R7", "self" as "settle self"."""
    words = " ".join(text.replace(",", " ").replace("+", " ").lower().split())
    for verb in view.get("choices", {}):
        rest = words.removeprefix(verb).strip()
        if verb == "call" and rest in COLOURS_TYPED:
            return f"call {COLOURS[LETTERS.index(COLOURS_TYPED[rest])]}"
        if verb == "settle" and rest in HOW_TO_SETTLE:
            return f"settle {rest}"
        cards = TYPED.findall(rest)
        if cards and not TYPED.sub("", rest).strip():
            texts = [f"{COLOURS_TYPED[colour]}{RANKS_TYPED[rank]}" for colour, rank in cards]
            return f"{verb} {' '.join(texts)}"
    return text


def question(view: JsonObject, names: Names) -> Line:
    """What the seat is asked now."""
    stage = view["stage"]
    if stage == "play":
        return lead_question(view) if not view["trick"] else follow_question(view, names)
    if stage == "pass":
        return [("", f"Pass three cards to {towards(view, names)}."), *typed_like(view["hand"])]
    if stage == "take":
        sentence = "The Mole is yours to look at: take three of its cards."
        return [("", sentence), *typed_like(view["mole"]["shown"])]
    if stage == "call":
        left = names[(view["seat"] + 1) % len(names)]
        return [("", f"Call blue, yellow, red or green: {left}, on your left, has to lead it.")]
    return [("", "You took all black cards. Settle others (60 to each of them) or self (60 off your total).")]


def typed_like(texts: list[str]) -> Line:
    """How three cards are typed, with the first of some for an example."""
    line: Line = [("", " Type them like")]
    for text in texts[:3]:
        line += [("", " "), text_layout.card(text)]
    return [*line, ("", ".")]


def towards(view: JsonObject, names: Names) -> str:
    """To whom the seat passes: "Heron, on your left"."""
    offset = {"left": 1, "across": 2, "right": len(names) - 1}[view["pass_direction"]]
    place = "across from you" if view["pass_direction"] == "across" else f"on your {view['pass_direction']}"
    return f"{names[(view['seat'] + offset) % len(names)]}, {place}"


def lead_question(view: JsonObject) -> Line:
    """What may be led (BS-12, BS-17, BS-33)."""
    if view["tricks"]:
        return [("", "You lead: any card.")]
    if view["called"]:
        return [("", f"{view['called']} was called: lead a {view['called']} card.".capitalize())]
    return [("", "You lead the first trick: any card that is not black.")]


def follow_question(view: JsonObject, names: Names) -> Line:
    """What follows, and whether the hand can (BS-14, BS-34)."""
    led = view["trick"][0]["card"]
    number = CARD_TEXTS.index(led)
    colour, rank = COLOURS[colour_of(number)], rank_of(number)
    if not any(text[0] == led[0] or text[1:] == led[1:] for text in view["hand"]):
        return [("", f"You have no {colour} card and no {rank}: play any card.")]
    line: Line = [("", "Follow "), text_layout.card(led), ("", f" with a {colour} card or {a_rank(rank)}")]
    before = view["trick"][-1]
    if "following-rank" in view["options"]["variants"] and len(view["trick"]) > 1:
        line.append(("", f", or with {a_rank(before['card'][1:])} like {names[before['seat']]}"))
    return [*line, ("", ".")]


def a_rank(rank: int | str) -> str:
    """A rank in a sentence: "a 7", "an 8"."""
    return f"{'an' if str(rank) in ('8', '11') else 'a'} {rank}"


def tell_draw(event: JsonObject, names: Names) -> Line:
    """The draw for first dealer (BS-5)."""
    line: Line = [("", "Drawn for first dealer: ")]
    for number, drawn in enumerate(event["rounds"]):
        line.append(("", "; a tie, drawn again: " if number else ""))
        for place, one in enumerate(drawn):
            line += [("", f"{', ' if place else ''}{names[one['seat']]} "), text_layout.card(one["card"])]
    return [*line, ("", ".")]


def tell_deal(event: JsonObject, names: Names) -> Line:
    """A new deal and where the pass goes (BS-7, BS-9)."""
    deals = does(names, event["seat"], "deals", "deal")
    where = "across" if event["pass_direction"] == "across" else f"to the {event['pass_direction']}"
    return [("strong", f"Deal {event['deal'] + 1}. "), ("", f"{deals}; three cards go {where}.")]


def tell_mole(event: JsonObject, names: Names) -> Line:
    """Cards taken from the Mole, seen by their taker alone (BS-31)."""
    takes = does(names, event["seat"], "takes", "take")
    if "cards" not in event:
        return [("", f"{takes} three cards from the Mole.")]
    return [("", f"{takes} "), *text_layout.cards(event["cards"]), ("", " from the Mole.")]


def tell_pass(event: JsonObject, names: Names) -> Line:
    """A pass, with its cards for those who see them (BS-10)."""
    if "cards" not in event:
        return [("", f"{does(names, event['seat'], 'has', 'have')} chosen three cards to pass.")]
    passes = does(names, event["seat"], "passes", "pass")
    return [("", f"{passes} "), *text_layout.cards(event["cards"]), ("", f" to {names[event['to']]}.")]


def tell_receive(event: JsonObject, names: Names) -> Line | None:
    """Cards received, to those who see them."""
    if "cards" not in event:
        return None
    receives = does(names, event["seat"], "receives", "receive")
    return [("", f"{receives} "), *text_layout.cards(event["cards"]), ("", f" from {names[event['from']]}.")]


def tell_skip(event: JsonObject, names: Names) -> Line:
    """Who could not lead as the deal asks (BS-33, BS-36)."""
    skipped = event["skipped"]
    return [("", f"{all_do(names, skipped, 'is', 'are')} skipped, with no such card to lead.")]


def tell_winners(event: JsonObject, names: Names) -> Line:
    """Who has won (BS-23, BS-24)."""
    return [("good", f"The game is over. {all_do(names, event['winners'], 'wins', 'win')}!")]


def tell_settled(event: JsonObject, names: Names) -> Line:
    """How a sweep was settled (BS-28)."""
    if event["how"] == "self":
        return [("", f"{does(names, event['seat'], 'has', 'have')} 60 points taken off.")]
    return [("", f"{does(names, event['seat'], 'gives', 'give')} 60 points to everyone else.")]


TELLS: dict[str, EventSentence] = {
    "dealer-draw": tell_draw,
    "deal": tell_deal,
    "mole-taken": tell_mole,
    "pass": tell_pass,
    "receive": tell_receive,
    "call": lambda event, names: [("", f"{does(names, event['seat'], 'calls', 'call')} {event['colour']}.")],
    "skip": tell_skip,
    "first-lead": lambda event, names: [
        ("", f"{does(names, event['seat'], 'leads', 'lead')} the first trick.")
    ],
    "play": lambda event, names: [
        ("", f"  {does(names, event['seat'], 'plays', 'play')} "),
        text_layout.card(event["card"]),
        ("", "."),
    ],
    "trick": lambda event, names: [
        ("strong", f"{does(names, event['seat'], 'takes', 'take')} trick {event['trick'] + 1}.")
    ],
    "sweep": lambda event, names: [
        ("strong", f"{does(names, event['seat'], 'has', 'have')} taken all 16 black cards!")
    ],
    "settle": tell_settled,
    "deal-over": lambda event, names: [("strong", f"Deal {event['deal'] + 1} is over.")],
    "going-back": lambda event, names: [
        ("", f"{does(names, event['seat'], 'goes', 'go')} back from {event['before']} to {event['total']}.")
    ],
    "game-over": tell_winners,
}
"""The events that are told. The others need no words: hands lie on the table, scores stand on the pad."""


PAGES = {
    "last": Page("the last trick", text_layout.last_trick),
    "scores": Page("the scorepad", text_layout.scorepad),
    "passed": Page("the cards that you passed and received", text_layout.exchanged),
    "values": Page("what cards cost, and the variants in play", text_layout.values),
}

SEEN = TextUi(
    table=text_layout.table,
    question=question,
    parse=reads,
    describe_event=by_event_name(TELLS),
    pages=PAGES,
    scorekeeper=BlackSpyScorekeeper,
    hand=text_layout.own,
    highlight=says,
    part_ends={"trick": "", "deal-over": "scores"},
)
TEXT_UI = replace(SEEN, screen_reader=spoken(SEEN))
"""Black Spy in words."""
