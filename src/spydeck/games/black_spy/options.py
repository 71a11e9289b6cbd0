"""Players, variants, and the other options, validated, and the state that a game starts from.

BS-4, BS-9, BS-11, BS-23, BS-26, BS-32, BS-36.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, cast

from typing_extensions import TypedDict

from spydeck.errors import InvalidOption, shown_beside
from spydeck.games.black_spy.rules.state import ALTERNATE, ALWAYS_LEFT, DEALER_LEFT_LEADS, RED_1_LEADS, State
from spydeck.games.black_spy.variants import VARIANT_NAMES, VARIANTS, bits_of
from spydeck.games.black_spy.vocabulary import stage
from spydeck.games.game import OptionFlag
from spydeck.games.option_values import (
    check_names,
    check_players,
    one_of,
    seat_order,
    whole_number,
    words_of,
)
from spydeck.json_types import JsonObject, OneOf
from spydeck.kernel import HIDDEN
from spydeck.language import Message
from spydeck.text import message

PASS_DIRECTIONS = {"alternate": ALTERNATE, "left": ALWAYS_LEFT}  # BS-9, BS-36
FIRST_LEADS = {"red-1": RED_1_LEADS, "dealer-left": DEALER_LEFT_LEADS}  # BS-11, BS-36
USUAL_PASS_DIRECTION = "alternate"
USUAL_FIRST_LEAD = "red-1"
END_VALUES = {3: 200, 4: 150, 5: 120, 6: 100}  # BS-23
MAX_END_VALUE = 1000

EDITIONS: dict[str, Mapping[str, object]] = {
    "z-man-2013": {},
    "gespenster-1990": {
        "pass_direction": "left",
        "first_lead": "dealer-left",
        "variants": [one.name for one in VARIANTS if "gespenster-1990" in one.editions],
        "end_value": 200,
    },
}  # BS-36

SINGLE_DEAL: Mapping[str, object] = {"end_value": 1}
"""The options of a game that ends with its first deal."""

SENTENCES = "spydeck.games.black_spy.text"
FLAGS = (
    OptionFlag(
        "variants",
        Message(SENTENCES, "option-variants"),
        VARIANT_NAMES,
        many=True,
        flag="variant",
        excludes=tuple((one.name, one.excludes) for one in VARIANTS if one.excludes),
    ),
    OptionFlag("edition", Message(SENTENCES, "option-edition"), tuple(EDITIONS), presets=EDITIONS),
    OptionFlag("pass_direction", Message(SENTENCES, "option-pass_direction"), tuple(PASS_DIRECTIONS)),
    OptionFlag("first_lead", Message(SENTENCES, "option-first_lead"), tuple(FIRST_LEADS)),
    OptionFlag(
        "end_value", Message(SENTENCES, "option-end_value"), kind="number", least=1, most=MAX_END_VALUE
    ),
    OptionFlag("ages", Message(SENTENCES, "option-ages"), kind="seat-order"),
)


class Options(TypedDict):
    """The options of a game of Black Spy."""

    players: int
    """The number of seats."""
    variants: list[Annotated[str, OneOf(*VARIANT_NAMES)]]
    """The variants that are played."""
    pass_direction: Annotated[str, OneOf(*PASS_DIRECTIONS)]
    """Where cards are passed."""
    first_lead: Annotated[str, OneOf(*FIRST_LEADS)]
    """Who leads the first trick of a deal."""
    end_value: int
    """The total at which the game ends."""
    ages: list[int] | None
    """The seats from youngest to oldest; null for their order at the table."""


@dataclass(frozen=True)
class BlackSpyOptions:
    """The options of a game of Black Spy."""

    players: int
    variants: tuple[str, ...]
    """Names in the order of `VARIANT_NAMES`."""
    pass_direction: str
    first_lead: str
    end_value: int
    ages: tuple[int, ...] | None
    """The seats from youngest to oldest, or None for the order at the table (BS-32)."""

    def tags(self) -> dict[str, str]:
        """Return every option but the players that is not the default, as texts."""
        tags = {}
        if self.variants:
            tags["variants"] = " ".join(self.variants)
        if self.pass_direction != USUAL_PASS_DIRECTION:
            tags["pass_direction"] = self.pass_direction
        if self.first_lead != USUAL_FIRST_LEAD:
            tags["first_lead"] = self.first_lead
        if self.end_value != END_VALUES[self.players]:
            tags["end_value"] = str(self.end_value)
        if self.ages is not None:
            tags["ages"] = " ".join(map(str, self.ages))
        return tags

    def facts(self) -> JsonObject:
        """Return all options as plain JSON-able data."""
        facts: Options = {
            "players": self.players,
            "variants": list(self.variants),
            "pass_direction": self.pass_direction,
            "first_lead": self.first_lead,
            "end_value": self.end_value,
            "ages": None if self.ages is None else list(self.ages),
        }
        return cast(JsonObject, facts)


def read_options(players: int, given: Mapping[str, object]) -> BlackSpyOptions:
    """Return the validated options; given ones replace those of the edition (BS-36). Raise `InvalidOption`.

    `Game.read_options` adds variants to those of the edition.
    """
    known = [flag.name for flag in FLAGS]
    check_names(given, known)
    players = check_players(players, 3, 6, "BS-4")
    asked = {name: value for name, value in given.items() if value is not None}
    edition = one_of("BS-36: edition", asked.pop("edition", "z-man-2013"), EDITIONS)
    chosen = {**EDITIONS[edition], **asked}
    ages = chosen.get("ages")
    return BlackSpyOptions(
        players=players,
        variants=_read_variants(chosen.get("variants", ())),
        pass_direction=one_of(
            "BS-9: pass_direction", chosen.get("pass_direction", USUAL_PASS_DIRECTION), PASS_DIRECTIONS
        ),
        first_lead=one_of("BS-11: first_lead", chosen.get("first_lead", USUAL_FIRST_LEAD), FIRST_LEADS),
        end_value=whole_number(
            "BS-23: end_value", chosen.get("end_value", END_VALUES[players]), 1, MAX_END_VALUE
        ),
        ages=None if ages is None else seat_order("BS-32: ages", ages, players),
    )


def _read_variants(value: object) -> tuple[str, ...]:
    names = words_of("variants", value)
    for name in names:
        if name not in VARIANT_NAMES:
            given = shown_beside(name, VARIANT_NAMES)
            wrong = message("unknown-variant", known=list(VARIANT_NAMES), given=given)
            raise InvalidOption(wrong, field="variants")
        if names.count(name) > 1:
            raise InvalidOption(message("variant-twice", name=name), field="variants")
    chosen = [variant for variant in VARIANTS if variant.name in names]
    for variant in chosen:
        if variant.excludes in names:
            wrong = message("options-exclude-each-other", one=variant.excludes, other=variant.name)
            code = "options-exclude-each-other"
            raise InvalidOption(wrong, code=code, field="variants", clause="BS-26")
    return tuple(variant.name for variant in chosen)


def start(options: BlackSpyOptions) -> State:
    """Return a game before the draw for first dealer."""
    state = State()
    state.players = options.players
    state.variants = bits_of(options.variants)
    state.pass_direction = PASS_DIRECTIONS[options.pass_direction]
    state.first_lead = FIRST_LEADS[options.first_lead]
    state.end_value = options.end_value
    state.stage = stage.DRAW
    state.dealer = state.turn = state.called = state.taker = HIDDEN
    for names in (state.ages, state.order, state.drawn, state.plays, state.leaders):
        names[:] = [HIDDEN] * len(names)
    if options.ages is not None:
        state.ages[: options.players] = options.ages
    return state
