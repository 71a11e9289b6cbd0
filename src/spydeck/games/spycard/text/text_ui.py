"""Spycard in words: what is asked, what happens, what a person types."""

from __future__ import annotations

import re
from dataclasses import replace

from spydeck.games.grammar.en import all_do, does
from spydeck.games.spycard.text import text_layout
from spydeck.games.spycard.text.questions import CLAIM_WORDS, EFFECT_WORDS, goes_on, listed, question
from spydeck.games.spycard.text.reminder import SHEETS, reminder
from spydeck.games.spycard.text.screen_reader import spoken
from spydeck.games.spycard.text.text_layout import agent_span
from spydeck.games.text_ui import EventSentence, Line, Names, Page, TextUi, by_event_name
from spydeck.json_types import JsonObject

DECLARED = ("hearts", "spades", "clubs", "diamonds", "queen", "ace")
HARMLESS = {
    "accuse": "allow",
    "jack": "no jack",
    "bullet": "no bullet",
    "again": "decline",
    "joker": "done",
}
"""By the question, the answer that changes nothing."""


def reads(view: JsonObject, text: str) -> str:
    """What a person typed as the text of an action: "hearts 4 9" as "hearts #4 on #9", "no" as "no jack"."""
    words = text.lower().replace(",", " ").replace("#", " #").split()
    if words in (["no"], ["n"]) and view["stage"] in HARMLESS:
        return HARMLESS[view["stage"]]
    if not words:
        return text
    tokens = [f"#{word.lstrip('#')}" if re.fullmatch(r"#?[0-9]{1,2}", word) else word for word in words]
    if tokens[0] == "expose":
        return " ".join(["expose", *(word.upper() for word in tokens[1:])])
    if tokens[0] == "sleeper":
        return " ".join(["sleeper", *(word.upper() for word in tokens[1:])])
    joined_at = 2 if tokens[0] in (*DECLARED, "joker") else 0
    if joined_at and len(tokens) > joined_at and tokens[joined_at] != "on":
        tokens.insert(joined_at, "on")
    return " ".join(tokens)


def agent(event: JsonObject) -> str:
    """A token and its agent where that is known: "#4", "#4, the 7C,"."""
    return f"{event['token']} ({event['agent']})" if "agent" in event else str(event["token"])


def acts(third: str, second: str, rest: str = "", style: str = "") -> EventSentence:
    """A sentence with the seat as its subject; the rest may name the event's fields."""

    def tell(event: JsonObject, names: Names) -> Line:
        return [(style, f"{does(names, event['seat'], third, second)}{rest.format(**event)}.")]

    return tell


def tell_look(third: str, second: str, rest: str) -> EventSentence:
    """A sentence on a token that was looked at, with its agent where it is known."""

    def tell(event: JsonObject, names: Names) -> Line:
        subject = does(names, event["seat"], third, second)
        to = f" to {names[event['to']]}" if "to" in event else ""
        return [("", f"{subject} {agent(event)}{rest}{to}.")]

    return tell


def tell_turn(event: JsonObject, names: Names) -> Line | None:
    """Whose turn begins; of the own turn the table tells, which comes next."""
    if event["seat"] == names.own:
        return None
    return [("strong", f"{names[event['seat']]}'s turn {event['turn']}.")]


def tell_agenda(event: JsonObject, names: Names) -> Line | None:
    """The own agenda."""
    if "agenda" not in event:
        return None
    return [("", f"{does(names, event['seat'], 'has', 'have')} the agenda {event['agenda']}.")]


def tell_deal(event: JsonObject, names: Names) -> Line | None:
    """The own agents."""
    if "agents" not in event:
        return None
    pairs = zip(event["tokens"], event["agents"], strict=True)
    agents = ", ".join(f"{token} ({text})" for token, text in pairs)
    return [("", f"{does(names, event['seat'], 'has', 'have')} {agents} at base.")]


def tell_move(event: JsonObject, names: Names) -> Line:
    """Agents moved (SC-11)."""
    where = "to the field" if event["to"] == "field" else "back to base"
    return [("", f"{does(names, event['seat'], 'moves', 'move')} {listed(event['tokens'])} {where}.")]


def tell_declared(event: JsonObject, names: Names) -> Line:
    """An ability used or claimed (SC-12)."""
    effect = f"{EFFECT_WORDS[event['ability']]} {listed(event['targets'])}"
    if event["event"] == "use":
        uses = does(names, event["seat"], "uses", "use")
        return [("", f"{uses} {event['token']} as {CLAIM_WORDS[event['ability']]}: it {effect}.")]
    claims = does(names, event["seat"], "claims", "claim")
    return [("", f"{claims} that {event['token']} is {CLAIM_WORDS[event['ability']]}: it {effect}.")]


def tell_use(event: JsonObject, names: Names) -> Line:
    """A further use (SC-22, SC-25)."""
    uses = does(names, event["seat"], "uses", "use")
    what = "the ability again" if event["event"] == "again" else f"{event['ability']} with the Joker"
    return [("", f"  {uses} {what}, on {listed(event['targets'])}.")]


def tell_answer(event: JsonObject, names: Names) -> Line | None:
    """An agent that stands in for another (SC-23, SC-27)."""
    if event.get("token") is None:
        return None
    if event["event"] == "bullet":
        return [("", f"  {event['token']} takes the bullet for {event['for']}.")]
    turns = does(names, event["seat"], "turns", "turn")
    return [("", f"  {turns} up a Jack instead of {event['for']}.")]


def tell_agent(words: str) -> EventSentence:
    """A sentence with an agent that everyone sees as its subject."""
    return lambda event, names: [("", "  "), ("strong", agent(event)), ("", f" {words}.")]


def tell_expose(event: JsonObject, names: Names) -> Line:
    """An exposure (SC-18)."""
    says_that = does(names, event["seat"], "says", "say")
    whose = "your" if event["of"] == names.own else f"{names[event['of']]}'s"
    right = "right" if event["right"] else "wrong"
    return [("strong", f"{says_that} that {whose} agenda is {event['agenda']}: {right}!")]


def tell_seen_agenda(event: JsonObject, names: Names) -> Line:
    """The agenda that a wrong accuser sees (SC-18)."""
    whose = "your" if event["of"] == names.own else f"{names[event['of']]}'s"
    shown = f": {event['agenda']}" if "agenda" in event else ""
    return [("", f"  {does(names, event['seat'], 'sees', 'see')} {whose} agenda{shown}.")]


def tell_out(event: JsonObject, names: Names) -> Line:
    """A player goes out (SC-19)."""
    line: Line = [("strong", f"  {does(names, event['seat'], 'is', 'are')} out of the game")]
    discarded = [agent_span({**discard, "face": "up"}) for discard in event["discards"]]
    if discarded:
        line.append(("", ", discarding"))
    for span in discarded:
        line += [("", " "), span]
    return [*line, ("", ".")]


def tell_winner(event: JsonObject, names: Names) -> Line:
    """How the game ends (SC-30, SC-31, SC-33)."""
    if not event["winners"]:
        return [("strong", "The game is over: all turns are used up, and nobody wins.")]
    wins = all_do(names, event["winners"], "wins", "win")
    how = f"with the agenda {event['agenda']}" if "agenda" in event else "as the last one left"
    return [("good", f"The game is over. {wins} {how}!")]


TELLS: dict[str, EventSentence] = {
    "deal": tell_deal,
    "agenda": tell_agenda,
    "turn": tell_turn,
    "pass": acts("passes", "pass"),
    "draft": tell_look("looks at", "look at", ", the top agent of the deck"),
    "keep": acts("takes", "take", " {token} to base"),
    "sleeper": tell_look("sends", "send", " as a sleeper"),
    "move": tell_move,
    "use": tell_declared,
    "claim": tell_declared,
    "allow": acts("allows", "allow", " it"),
    "accuse": acts("accuses", "accuse", " it of being a lie", "strong"),
    "jack": tell_answer,
    "turn-up": tell_agent("is turned face up"),
    "truth": lambda event, names: [("good", "  It was the truth: the ability is used twice.")],
    "lie": lambda event, names: [("bad", "  It was a lie.")],
    "turn-down": lambda event, names: [("", f"  {event['token']} is turned face down.")],
    "swap": lambda event, names: [("", f"  {listed(event['tokens'])} change sides.")],
    "look": tell_look("gets to know", "get to know", ""),
    "move-two": lambda event, names: [("", f"  {listed(event['tokens'])} change places.")],
    "in-vain": lambda event, names: [("", "  That has become impossible: nothing happens.")],
    "again": tell_use,
    "joker": tell_use,
    "decline": acts("leaves", "leave", " it at that"),
    "attack": acts("attacks", "attack", " {target} with {token}"),
    "fight": lambda event, names: [("", f"  {event['token']} beats {event['loser']}.")],
    "bullet": tell_answer,
    "death": tell_agent("dies"),
    "discard": tell_agent("is discarded"),
    "expose": tell_expose,
    "see-agenda": tell_seen_agenda,
    "out": tell_out,
    "game-over": tell_winner,
}
"""The events that are told."""


PAGES = {
    "reminder": Page("agendas, abilities and special agents on one screen", reminder),
    "discard": Page("the discard pile", text_layout.discards),
    "exposed": Page("who exposed whom", text_layout.exposures),
}

SEEN = TextUi(
    table=text_layout.table,
    question=question,
    parse=reads,
    describe_event=by_event_name(TELLS),
    pages=PAGES,
    hand=text_layout.own,
    continue_prompt=goes_on,
    part_starts=frozenset({"turn"}),
    sheets=SHEETS,
)
TEXT_UI = replace(SEEN, screen_reader=spoken(SEEN))
"""Spycard in words."""
