"""Questions are served by turns of tables, and those of people first."""

import pytest

from spydeck.server.rates import Place, TurnsOfTables


def served(*waiting: tuple[str, bool] | tuple[str, bool, str]) -> list[str]:
    """Return in which order questions are served, each as its table and its number."""
    turns: TurnsOfTables[str] = TurnsOfTables()
    for number, place in enumerate(waiting):
        turns.put(f"{place[0]}{number}", Place(*place))
    found = []
    while turns:
        found.append(turns.take())
    return found


def test_one_table_is_served_in_the_order_of_its_questions() -> None:
    assert served(("a", False), ("a", False), ("a", False)) == ["a0", "a1", "a2"]


def test_a_table_that_asks_much_waits_for_the_others() -> None:
    many = [("a", False)] * 3
    assert served(*many, ("b", False), ("c", False)) == ["a0", "b3", "c4", "a1", "a2"]


def test_tables_with_people_come_first() -> None:
    assert served(("a", False), ("b", True), ("b", True), ("c", True)) == ["b1", "c3", "b2", "a0"]


def test_an_address_with_many_tables_waits_for_the_others() -> None:
    many = [(table, True, "here") for table in "abc"]
    assert served(*many, ("x", True, "there"), ("y", True, "there")) == ["a0", "x3", "b1", "y4", "c2"]


def test_who_asks_again_comes_after_all_others() -> None:
    turns: TurnsOfTables[str] = TurnsOfTables()
    for table in "ab":
        turns.put(table, Place(table))
    assert turns.take() == "a"
    turns.put("a again", Place("a"))
    assert [turns.take(), turns.take()] == ["b", "a again"]


def test_nothing_waits_at_first() -> None:
    turns: TurnsOfTables[str] = TurnsOfTables()
    assert not turns
    with pytest.raises(IndexError, match="nothing waits"):
        turns.take()
