"""Names at a table: nobody's looks empty, or like another's."""

from __future__ import annotations

import pytest
from pydantic import TypeAdapter, ValidationError

from spydeck.protocol.bounds import MAX_NAME, Name
from spydeck.server.table.names import looks, unique_name
from spydeck.server.table.table import BOT_NAMES, Member, Table

read_name: TypeAdapter[str] = TypeAdapter(Name)


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u0301", "\ufe0f", "\u115f \u1160", "\uffa0\u034f"]
)
def test_a_name_that_cannot_be_seen_is_refused(name: str) -> None:
    with pytest.raises(ValidationError, match="can be seen"):
        read_name.validate_python(name)


@pytest.mark.parametrize("name", ["Ada", "李", "Zoë", "♠", "?", "7", "Αλέξης", "नेहा", "👩\ufe0f"])
def test_other_names_are_taken_as_they_are(name: str) -> None:
    assert read_name.validate_python(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "ADA"),
        ("Ada", "\u0410da"),  # Cyrillic
        ("ADA", "\u0391D\u0391"),  # Greek
        ("Ada", "Ada\u3164"),
        ("Ada", "A\ufe0fda"),
        ("Ada Lace", "Ada\u2800Lace"),
        ("Ada", "\U0001d400da"),  # mathematical
        ("Iris", "lris"),
        ("Bob", "B0b"),
        ("Mam", "Marn"),
        ("Zoë", "Zoe\u0308"),
        ("Ada", "A\u200dda"),
        ("Ada", "Ad\u200ca"),
    ],
)
def test_names_that_look_alike_are_the_same_name(one: str, other: str) -> None:
    assert looks(one) & looks(other)


@pytest.mark.parametrize(("one", "other"), [("Ada", "Ida"), ("Zoë", "Zoe"), ("Ann", "Anne"), ("李", "王")])
def test_other_names_are_told_apart(one: str, other: str) -> None:
    assert not looks(one) & looks(other)


def test_who_takes_the_looks_of_a_member_or_a_bot_gets_a_number() -> None:
    table = Table("0123456789abcdef", members={0: Member("guest-0", "Ada"), 1: Member("guest-1", "Ben")})
    assert unique_name(table, "Cleo") == "Cleo"
    assert unique_name(table, "\u0410da") == "\u0410da (2)"
    assert unique_name(table, "Ada", member=0) == "Ada"
    assert unique_name(table, BOT_NAMES[0].replace("A", "\u0391")).endswith(" (2)")
    longest = "x" * MAX_NAME
    table.members[2] = Member("guest-2", longest)
    assert len(unique_name(table, longest)) <= MAX_NAME
