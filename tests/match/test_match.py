"""The friendly object over the kernels: options, seats, chance, errors that change nothing."""

from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import spydeck
from spydeck.games.black_spy.cards import CARD_TEXTS
from spydeck.games.spy_tricks.cards import CARD_TEXTS as SPY_TRICKS_DECK
from spydeck.kernel import copy
from spydeck.match import Match
from tests.black_spy.stacked import drawing_deck, passed_table, play, table
from tests.random_games import play_on


def unchanged_by(match: Match, seat: Any, text: Any) -> spydeck.SpydeckError:
    """Return the error of an action, after seeing that it has changed nothing."""
    state, record = copy(match._state), match.record()
    events = match.events(None)
    with pytest.raises(spydeck.SpydeckError) as caught:
        match.act(seat, text)
    assert match._state == state
    assert match.record() == record
    assert match.events(None) == events
    assert "\n" not in str(caught.value)
    return caught.value


def test_the_surface_of_a_match() -> None:
    match = spydeck.new("black-spy", players=4, variants=["the-mole"], seed=7)
    assert match.actors == (0, 1, 2, 3)
    first = next(match.legal(0))
    assert match.is_legal(0, first)
    assert match.choices(0)["next"] == ["pass"]
    assert match.act(0, first)[0]["event"] == "pass"
    assert match.view(2)["seat"] == 2
    assert match.view(None)["seat"] is None
    assert not match.over
    assert match.totals == (0, 0, 0, 0)
    assert match.winners == ()
    assert spydeck.load(match.record()).record() == match.record()


def test_the_same_seed_deals_the_same_cards() -> None:
    one, other = spydeck.new("black-spy", seed=7), spydeck.new("black-spy", seed=7)
    assert one.record() == other.record()
    assert spydeck.new("black-spy").record() != spydeck.new("black-spy").record()


@pytest.mark.parametrize(
    ("name", "options", "words"),
    [
        ("hearts", {}, "no game 'hearts'"),
        (None, {}, "no game"),
        ("black-spy", {"players": 2}, "3 to 6 players"),
        ("black-spy", {"players": 7}, "3 to 6 players"),
        ("black-spy", {"players": "4"}, "a number from 3 to 6"),
        ("black-spy", {"players": True}, "a number from 3 to 6"),
        ("black-spy", {"players": 10**5000}, "3 to 6"),
        ("black-spy", {"variants": ["the-mule"]}, "variant"),
        ("black-spy", {"variants": ["the-mole", "the-mole"]}, "twice"),
        ("black-spy", {"variants": 5}, "list"),
        ("black-spy", {"variants": [5]}, "list"),
        ("black-spy", {"edition": "hexagames"}, "edition"),
        ("black-spy", {"pass_direction": "up"}, "pass_direction"),
        ("black-spy", {"first_lead": "youngest"}, "first_lead"),
        ("black-spy", {"end_value": 0}, "end_value"),
        ("black-spy", {"end_value": 1001}, "end_value"),
        ("black-spy", {"end_value": 10.5}, "end_value"),
        ("black-spy", {"end_value": "many"}, "end_value"),
        ("black-spy", {"colour": "red"}, "no option 'colour'"),
        ("black-spy", {"seed": "7"}, "seed"),
        (["black-spy"], {}, "no game"),
        ("black-spy", {"end_value": [10**5000]}, "end_value"),
        ("black-spy", {"variants": [10**5000]}, "list"),
        ("black-spy", {"chance": 5}, "chance"),
        ("black-spy", {"seed": 1, "chance": lambda name, number: []}, "not both"),
    ],
)
def test_a_game_that_cannot_be_is_refused(name: str, options: dict[str, Any], words: str) -> None:
    with pytest.raises(spydeck.SpydeckError, match=words):
        spydeck.new(name, **options)


@pytest.mark.parametrize("seat", [-1, 4, 99, "0", None, True, 1.0])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    match = spydeck.new("black-spy", seed=1)
    assert isinstance(unchanged_by(match, seat, "pass B1 B2 B3"), spydeck.InvalidSeat)
    with pytest.raises(spydeck.InvalidSeat):
        match.legal(seat)
    if seat is not None:
        with pytest.raises(spydeck.InvalidSeat):
            match.view(seat)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "pass",
        "pass B1",
        "pass  B1 B2 B3",
        "pass B1 B2 B3 ",
        " pass B1 B2 B3",
        "PASS B1 B2 B3",
        "pass b1 b2 b3",
        "pass B1 B2 B3 B4",
        "pass B1 B1 B2",
        "pass B0 B12 Z1",
        "pass K7 K7 K7 K7 K7 K7 K7",
        "passB1 B2 B3",
        "play",
        "play B1 B2",
        "fold",
        "pass B1\nB2 B3",
        "pass " + "B1 " * 500,
        "\x00",
        "pass B1 B2 é",
        None,
        7,
        pytest.param(10**5000, id="huge"),
        ["pass"],
    ],
)
def test_an_ill_written_action_is_refused_with_a_clause(text: Any) -> None:
    match = table({0: "B1 B2 B3 B4"})
    error = unchanged_by(match, 0, text)
    assert isinstance(error, spydeck.IllegalAction)
    assert str(error).startswith("BS-")
    assert not match.is_legal(0, text)


@given(text=st.text(max_size=80) | st.from_regex(r"(pass|play|take|call|settle)( [BYRGK]\d{1,2}){0,5}"))
def test_any_text_is_an_action_or_refused(text: str) -> None:
    match = table({0: "B1 B2 B3"})
    if match.is_legal(0, text):
        match.act(0, text)
    else:
        assert isinstance(unchanged_by(match, 0, text), spydeck.IllegalAction)


@given(text=st.text(max_size=60) | st.from_regex(r"(pass|play)( [BYRGK]\d{1,2}){0,4}", fullmatch=True))
def test_choices_of_any_text_are_given_or_refused(text: str) -> None:
    match = table({0: "B1 B2 B3"})
    try:
        facts = match.choices(0, text)
    except spydeck.IllegalAction as error:
        assert error.clause.startswith("BS-")  # noqa: PT017
    else:
        assert set(facts) == {"next", "enough"}


def test_choices_lead_step_by_step_to_every_legal_action() -> None:
    match = table({0: "B1 B2 B3 B4"})
    partial = "pass"
    for card in ("B2", "B1", "B4"):
        assert card in match.choices(0, partial)["next"]
        assert not match.choices(0, partial)["enough"]
        partial += f" {card}"
    assert match.choices(0, partial) == {"next": [], "enough": True}
    assert match.is_legal(0, partial)
    assert match.choices(0, "pass G11") == {"next": [], "enough": False}
    assert match.choices(1, "play B1") == {"next": [], "enough": False}


def test_acting_for_another_or_twice_is_refused_with_its_clause() -> None:
    match = passed_table({0: "R1 B1", 1: "B2"})
    assert "BS-13: it is seat 1's turn" in str(unchanged_by(match, 1, "play B2"))
    assert "BS-13: play a card now" in str(unchanged_by(match, 0, "pass R1 B1 B3"))
    assert "BS-13: you do not hold G11" in str(unchanged_by(match, 0, "play G11"))
    assert "BS-13: you do not hold K7" in str(unchanged_by(match, 0, "play K7"))


def always(deck: Any, name: str, number: int) -> Any:
    """Return a chance with one outcome for everything."""
    return deck


def test_a_stacked_deck_that_is_not_a_permutation_is_refused() -> None:
    order = list(CARD_TEXTS)
    wrong: list[Any] = [
        order[:-1],
        [*order, "B1"],
        [*order[:-1], "B1"],
        [*order[:-1], "Z9"],
        [*order[:-1], 5],
        "B1 B2",
        "",
        None,
        60,
        {"B1": 1},
        [*order[:-1], "K7"],
    ]
    for deck in wrong:
        with pytest.raises(spydeck.InvalidChance):
            spydeck.new("black-spy", chance=partial(always, deck))
    assert spydeck.new("black-spy", chance=lambda name, number: " ".join(drawing_deck(1))).players == 4


def test_chance_is_asked_by_name_and_number_from_0() -> None:
    asked = []

    def chance(name: str, number: int) -> list[str]:
        asked.append((name, number))
        return drawing_deck(0)

    match = spydeck.new("black-spy", chance=chance, end_value=100)
    play_on(match, spydeck.bot("sensible"))
    deals = len(asked) - 1
    assert deals > 1
    assert asked == [("dealer-draw", 0), *(("deal", number) for number in range(deals))]


def test_a_wrong_deck_in_mid_game_takes_the_last_play_back() -> None:
    decks = iter([drawing_deck(0), drawing_deck(0), ["B1"], drawing_deck(0)])
    match = spydeck.new("black-spy", chance=lambda name, number: next(decks), end_value=500)
    play_on(match, spydeck.bot("sensible"), most=4 + 59)
    seat = match.actors[0]
    text = next(match.legal(seat))
    views = [match.view(one) for one in range(4)]
    assert isinstance(unchanged_by(match, seat, text), spydeck.InvalidChance)
    assert [match.view(one) for one in range(4)] == views
    events = match.act(seat, text)
    assert [fact["event"] for fact in events][:2] == ["play", "trick"]
    assert match.view(None)["deal"] == 1
    assert len(match.view(None)["scorepad"]) == 1


def test_an_error_in_the_chance_source_is_passed_on() -> None:
    def broken(name: str, number: int) -> list[str]:
        raise LookupError("no deck today")

    with pytest.raises(LookupError):
        spydeck.new("black-spy", chance=broken)


def test_what_a_caller_does_to_a_view_does_not_reach_the_match() -> None:
    match = passed_table({0: "R1 R2", 1: "R3", 2: "R4", 3: "R5"})
    play(match, "R2", "R3", "R4", "R5")
    view = match.view(0)
    view["totals"][0] = 99
    view["options"]["end_value"] = 1
    view["scorepad"].append("x")
    view["hand"].clear()
    view["options"]["variants"].append("the-mole")
    view["tricks"][0]["cards"].clear()
    match.events(0)[0]["event"] = "nonsense"
    match.events(0)[0]["rounds"].clear()
    match.observation(0).events[0]["event"] = "nonsense"
    match.events(0).clear()
    assert match.events(0)[0]["event"] == match.observation(0).events[0]["event"] == "dealer-draw"
    assert match.events(0)[0]["rounds"]
    assert match.view(1)["options"]["variants"] == []
    assert len(match.view(1)["tricks"][0]["cards"]) == 4
    assert match.view(0)["totals"] == [0, 0, 0, 0]
    assert match.view(0)["options"]["end_value"] == 150
    assert match.view(0)["scorepad"] == []
    assert len(match.view(0)["hand"]) == 14
    assert match.events(0)


def test_views_list_legal_actions_only_while_they_are_few() -> None:
    match = table()
    assert "legal" not in match.view(0)
    assert match.view(0)["choices"]["pass"]["form"] == "pass CARD CARD CARD"
    later = passed_table({0: "R1"})
    assert later.view(0)["legal"] == list(later.legal(0))
    assert "legal" not in later.view(1)


def test_errors_are_value_errors_and_name_their_clause() -> None:
    error = spydeck.IllegalAction("BS-8", "pass exactly three cards")
    assert isinstance(error, ValueError)
    assert str(error) == "BS-8: pass exactly three cards"
    assert (error.clause, error.sentence) == ("BS-8", "pass exactly three cards")


def test_an_unknown_word_is_answered_with_what_may_be_said_now() -> None:
    match = passed_table({0: "R1"})
    assert "BS-13: 'xyzzy': there is no such action; actions are: play CARD" in str(
        unchanged_by(match, 0, "xyzzy")
    )
    assert "BS-8" in str(unchanged_by(table(), 0, ""))
    assert "BS-13: it is seat 1's turn" in str(unchanged_by(match, 1, "xyzzy"))


def test_legal_actions_are_those_at_the_time_of_the_call() -> None:
    match = passed_table({0: "R1"})
    listed = match.legal(0)
    first = next(listed)
    before = list(passed_table({0: "R1"}).legal(0))
    match.act(0, first)
    assert [first, *listed] == before


@pytest.mark.parametrize("stop", [KeyboardInterrupt, SystemExit, RuntimeError])
def test_a_chance_source_that_stops_the_program_leaves_the_match_unchanged(stop: type[BaseException]) -> None:
    broken = [False]

    def chance(name: str, number: int) -> list[str]:
        if broken[0]:
            raise stop
        return drawing_deck(0)

    match = spydeck.new("black-spy", chance=chance, end_value=500)
    play_on(match, spydeck.bot("sensible"), most=4 + 59)
    broken[0] = True
    seat, text = match.actors[0], next(match.legal(match.actors[0]))
    with pytest.raises(stop):
        match.act(seat, text)
    assert match.actors == (seat,)
    broken[0] = False
    match.act(seat, text)
    assert match.view(None)["deal"] == 1


@pytest.mark.parametrize("since", [-1, "x", None, True, 1.5])
def test_events_since_an_invalid_number_are_refused(since: Any) -> None:
    with pytest.raises(spydeck.InvalidOption, match="since"):
        spydeck.new("black-spy", seed=1).events(0, since)


@pytest.mark.parametrize(
    ("option", "clause"),
    [
        ({"players": 9}, "BS-4"),
        ({"end_value": 0}, "BS-23"),
        ({"ages": [1]}, "BS-32"),
        ({"edition": "x"}, "BS-36"),
        ({"variants": ["capture-or-release", "spies-count-on-sweep"]}, "BS-26"),
        ({"pass_direction": "up"}, "BS-9"),
        ({"first_lead": "me"}, "BS-11"),
    ],
)
def test_refusals_of_options_name_their_clause(option: dict[str, Any], clause: str) -> None:
    with pytest.raises(spydeck.InvalidOption, match=f"^{clause}:"):
        spydeck.new("black-spy", **option)


@pytest.mark.parametrize("variants", [["x"], ["the-mole", "the-mole"], 3])
def test_a_wrong_name_of_a_variant_breaks_no_clause(variants: object) -> None:
    with pytest.raises(spydeck.InvalidOption, match="^(a|the) variant|^variants") as refused:
        spydeck.new("black-spy", variants=variants)
    assert refused.value.clause is None
    assert refused.value.field == "variants"


def test_refusals_of_decks_name_their_clause() -> None:
    with pytest.raises(spydeck.InvalidChance, match="^BS-5: dealer-draw"):
        spydeck.new("black-spy", chance=partial(always, ["B1"]))


@pytest.mark.parametrize("given", [2, "2", "P2", [2], ["2"], ("P2",)])
def test_a_chance_of_one_seat_is_given_as_its_number_or_its_text(given: object) -> None:
    def chance(name: str, number: int) -> object:
        return given if name == "start-player" else SPY_TRICKS_DECK

    match = spydeck.new("spy-tricks", chance=chance)
    assert match.view(None)["start_player"] == 2


@pytest.mark.parametrize("given", [4, "4", "P9", -1, True, 1.0, None, [], [1, 2], "9" * 9999, 10**50])
def test_a_seat_that_does_not_exist_is_not_a_chance_outcome(given: object) -> None:
    with pytest.raises(spydeck.InvalidChance, match="^ST-6: start-player: name one seat, P0 to P3, not "):
        spydeck.new("spy-tricks", chance=partial(always, given))


@pytest.mark.parametrize("name", ["black-spy", "spy-tricks", "spycard"])
def test_additions_build_every_legal_action_exactly(name: str) -> None:
    match = spydeck.new(name, seed=6)
    joined, random = False, Random(name)
    for _ in range(150):
        if match.over:
            break
        seat = match.actors[0]
        built = ""
        while additions := match.additions(seat, built):
            assert len(additions) == len(match.choices(seat, built)["next"])
            built += random.choice(additions)
        assert match.is_legal(seat, built)
        joined = joined or " on " in built
        view = match.view(seat)
        assert ("legal" in view) != ("example" in view)
        assert match.is_legal(seat, view.get("example", built))
        match.act(seat, built)
    assert joined == (name == "spycard")
    with pytest.raises(spydeck.IllegalAction):
        match.additions(0, "nothing")


def test_carrying_out_does_what_acting_does() -> None:
    one, other = spydeck.new("spy-tricks", seed=5), spydeck.new("spy-tricks", seed=5)
    while not one.over:
        seat, events = one.actors[0], one.event_count
        text = list(one.legal(seat))[-1]
        happened = one.act(seat, text)
        other.carry_out(seat, other.check(seat, text))
        assert other.events(seat, events) == happened
    assert other.record() == one.record()


def test_a_check_holds_only_until_somebody_acts() -> None:
    match = passed_table({0: "R1 B1", 1: "B2"})
    assert match.check(0, "play B1") == "play B1"
    match.act(0, "play R1")
    assert "BS-13: it is seat 2's turn" in str(unchanged_by(match, 0, "play B1"))
    assert match.actors == (1,)


def test_events_are_public_if_nobody_sees_more_of_them() -> None:
    match = spydeck.new("black-spy", seed=7)
    assert not match.is_public()
    for seat in range(4):
        events = match.event_count
        match.act(seat, "pass " + " ".join(match.view(seat)["hand"][:3]))
        assert not match.is_public(events)
    events, seat = match.event_count, match.actors[0]
    match.act(seat, next(match.legal(seat)))
    assert match.is_public(events)
    assert match.is_public(match.event_count)
