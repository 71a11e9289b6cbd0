"""The actions of Spycard as people type and read them, in the words of any language."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

from spydeck.games.lines import Sentences
from spydeck.games.spycard.cards import AGENDA_TEXTS, LETTERS, SUITS
from spydeck.games.spycard.facts import ABILITY_NAMES
from spydeck.games.text_ui import Fitting, Names
from spydeck.json_types import JsonObject

HARMLESS_ANSWERS = {
    "accuse": "allow",
    "jack": "no jack",
    "bullet": "no bullet",
    "again": "decline",
    "joker": "done",
}
"""The answer that changes nothing, for each question that has one."""

ABILITIES = frozenset(ABILITY_NAMES.values())
JOKER = "joker"
VERBS_WITH_JOINER = {*ABILITIES, JOKER}
JOINER = "on"
CODE = re.compile("P[0-9]|" + "|".join(AGENDA_TEXTS))
"""A seat or an agenda."""
OPERANDS = re.compile(rf"(?: (?:{JOINER}|#[0-9]+|[A-Z0-9.\[\]]+))*")
"""The rest of an action after its verb, or of the form in which it is written."""
OPERAND_NAMES = ("token", "seat", "agenda")
WORD = re.compile("[A-Za-z]+")
TOKEN = re.compile(r"#?0*([1-9][0-9]?)")

SUIT_OF = dict(zip(LETTERS, SUITS, strict=True))
COURT = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SPECIAL = {"X": "card-joker", "AS": "card-ace-of-spades"}
"""The agents that are not called by rank and suit."""


def alternatives(words: Sentences, code: str) -> list[str]:
    """Return what people may type, from a message with commas in between."""
    return words.say(code).split(", ")


def typed_verbs(words: Sentences) -> dict[str, list[str]]:
    """Return what people type for each verb; what comes first is what they read."""
    suits = {suit: alternatives(words, f"typed-{suit}") for suit in SUITS}
    joker = words.say("typed-joker")
    return {
        **{verb: alternatives(words, f"typed-{verb.replace(' ', '-')}") for verb in VERBS},
        **{f"{JOKER} {suit}": [f"{joker} {typed}" for typed in several] for suit, several in suits.items()},
    }


VERBS = (
    *("pass", "draft", "keep", "sleeper", "field", "base", *ABILITY_NAMES.values(), "attack", "expose"),
    *("accuse", "allow", "again", "decline", "jack", "no jack", "bullet", "no bullet", "done"),
)
"""The verbs of actions, without those of an accused Joker."""


def parser(words: Sentences) -> Callable[[JsonObject, str], str]:
    """Return a function that parses what a person typed."""
    verb_of = {typed: verb for verb, several in typed_verbs(words).items() for typed in several}
    longest = max(typed.count(" ") + 1 for typed in verb_of)
    says_no = alternatives(words, "says-no")

    def canonical(typed: list[str], stage: str) -> list[str]:
        for size in range(min(longest, len(typed)), 0, -1):
            verb = verb_of.get(" ".join(typed[:size]))
            if verb is not None and not (verb in ABILITIES and names_stand_in(typed, stage)):
                return [*verb.split(), *typed[size:]]
        return typed

    def parse(view: JsonObject, text: str) -> str:
        typed = text.lower().replace(",", " ").replace("#", " #").split()
        stage = view["stage"]
        if len(typed) == 1 and typed[0] in says_no and stage in HARMLESS_ANSWERS:
            return HARMLESS_ANSWERS[stage]
        typed = canonical(typed, stage)
        if stage == JOKER and typed and typed[0] in SUITS:
            typed = [JOKER, *typed]
        return complete(words, typed) if typed else text

    return parse


def names_stand_in(typed: Sequence[str], stage: str) -> bool:
    """Return whether a suit, alone or with a rank, is an agent that stands in for another: "Kreuz 7"."""
    return stage in ("jack", "bullet") and len(typed) <= 2


def complete(words: Sentences, typed: list[str]) -> str:
    """Return the words of an action with all signs: "hearts 4 9" as "hearts #4 on #9"."""
    verb, *rest = typed
    if verb in ("expose", "sleeper"):
        return " ".join([verb, *(word.upper() if CODE.fullmatch(word.upper()) else word for word in rest)])
    tokens = [f"#{word.lstrip('#')}" if re.fullmatch(r"#?[0-9]{1,2}", word) else word for word in rest]
    tokens = [verb, *(token for token in tokens if token != words.say("between"))]
    if verb in VERBS_WITH_JOINER and len(tokens) > 2:
        if tokens[2] == words.say("joiner"):
            tokens[2] = JOINER
        elif tokens[2] != JOINER:
            tokens.insert(2, JOINER)
    return " ".join(tokens)


def writer(words: Sentences) -> Callable[[str], str]:
    """Return a function that writes an action, or its form, as it is typed; other texts stay as they are."""
    typed = typed_verbs(words)
    shown = {name.upper(): words.say(f"operand-{name}") for name in OPERAND_NAMES}
    shown[JOINER] = words.say("joiner")

    def as_typed(text: str) -> str:
        verb = max((verb for verb in typed if f"{text} ".startswith(f"{verb} ")), key=len, default=None)
        if verb is None or not OPERANDS.fullmatch(rest := text[len(verb) :]):
            return text
        return typed[verb][0] + WORD.sub(lambda found: shown.get(found[0], found[0]), rest)

    return as_typed


def full_words(words: Sentences, text: str) -> str:
    """Return an agent or an agenda in full words: "7 of clubs", "King of clubs", "Joker"."""
    if text in SPECIAL:
        return words.say(SPECIAL[text])
    rank, suit = text[:-1], words.say(f"suit-{SUIT_OF[text[-1]]}")
    if rank in COURT:
        return words.say("card-court", rank=words.say(f"rank-{COURT[rank]}"), suit=suit)
    return words.say("card", rank=rank, suit=suit)


def is_meant(words: Sentences, typed: str, text: str) -> bool:
    """Return whether a person may mean an agent or an agenda: by its text, its name, its rank or suit."""
    if typed == text.lower() or text == "X":
        return typed in (text.lower(), full_words(words, text).lower())
    rank, suit = text[:-1], SUIT_OF[text[-1]]
    ranks = alternatives(words, f"meant-{COURT[rank]}") if rank in COURT else [rank]
    suits = alternatives(words, f"meant-{suit}")
    given = [word for word in typed.replace("-", " ").split() if word != words.say("meant-between")]
    if len(given) == 1:
        first = ranks[0][0] if rank in COURT else rank
        short = [f"{start}{first}" for start in alternatives(words, f"short-{suit}")]
        return given[0] in (*ranks, *suits, *short, f"{suits[0]}{ranks[0]}")
    return len(given) == 2 and any(one in ranks and other in suits for one, other in (given, given[::-1]))


def fits(words: Sentences, view: JsonObject, typed: str, texts: Sequence[str]) -> Fitting:
    """Return the tokens or agendas that a person may mean: "4", "7 of clubs", "king"."""
    lower = typed.lower()
    if found := TOKEN.fullmatch(lower):
        return Fitting(tuple(text for text in texts if text == f"#{found[1]}"))
    if set(texts) <= set(AGENDA_TEXTS):
        agendas = tuple(text for text in texts if is_meant(words, lower, text))
        return Fitting(agendas, words.say("which-agenda"))
    agents = {token["token"]: token["agent"] for token in view["tokens"]}
    named = tuple(text for text in texts if agents.get(text) and is_meant(words, lower, agents[text]))
    return Fitting(named, words.say("which-agent"))


def describe_action(words: Sentences, text: str, names: Names) -> str:
    """Return an action as it reads after "Suggestion:": "use #4 as a heart to turn up #9"."""
    verb, *rest = text.removeprefix("joker ").split()
    tokens = [word for word in rest if word != JOINER]
    if text.startswith("joker "):
        return words.say("action-joker", ability=verb, targets=tokens)
    if verb in ABILITIES:
        return words.say("action-use", token=tokens[0], ability=verb, targets=tokens[1:])
    if not tokens or verb == "no":
        return words.say(f"action-{text.replace(' ', '-')}")
    given: Mapping[str, object] = {"token": tokens[0], "tokens": tokens, "target": tokens[-1]}
    if verb in ("expose", "sleeper"):
        given = {"player": names[int(tokens[0][1:])], "agenda": tokens[-1]}
    return words.say(f"action-{verb}", **given)


def doubt(words: Sentences, view: JsonObject, text: str, names: Names) -> str:
    """Return what speaks against exposing a player now; "" if the agenda is certain (SC-18)."""
    verb, *rest = text.split()
    if verb != "expose" or len(rest) < 2:
        return ""
    seat, agenda = int(rest[0][1:]), rest[1]
    possible = possible_agendas(view, seat)
    if possible == [agenda]:
        return ""
    if agenda not in possible:
        return words.say("doubt-impossible", player=names[seat], agenda=agenda)
    return words.say("doubt-uncertain", player=names[seat], agenda=agenda, agendas=possible)


def possible_agendas(view: JsonObject, seat: int) -> list[str]:
    """Return the agendas that a player may have, from what the seat of the view knows."""
    player = view["players"][seat]
    if player["agenda"]:
        return [player["agenda"]]
    known = {view["agenda"], *(other["agenda"] for other in view["players"])}
    return [text for text in view["agendas"] if text not in known and text not in player["agenda_is_not"]]
