"""Refusals and their clauses; a refusal reveals nothing (SC-4 to SC-31)."""

from typing import Any

import pytest

import spydeck
from spydeck.games.registry import game
from spydeck.games.spycard.cards import TOKEN_TEXTS
from spydeck.games.spycard.text.refusals import TOKEN_CODES, WITHOUT_ARGUMENTS
from tests.spycard.stacked import play, refused, stacked
from tests.test_languages import messages_in

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("keep", "SC-8"),
        ("sleeper P1", "SC-8"),
        ("accuse", "SC-8"),
        ("allow", "SC-8"),
        ("again #2", "SC-8"),
        ("decline", "SC-8"),
        ("jack #4", "SC-8"),
        ("no jack", "SC-8"),
        ("bullet #4", "SC-8"),
        ("no bullet", "SC-8"),
        ("joker hearts on #2", "SC-8"),
        ("done", "SC-8"),
        ("joker queen on #2 #3", "SC-8"),
        ("wait", "SC-8"),
        ("", "SC-8"),
        ("hearts #1 on #13", "SC-4"),
        ("hearts #14 on #1", "SC-4"),
        ("ace #1 on #47", "SC-4"),
        ("queen #1 on #2 #47", "SC-4"),
        ("diamonds #1 on #2 #47", "SC-4"),
        ("hearts #4 on #2", "SC-12"),
        ("attack #1 #2", "SC-17"),
        ("attack #1", "SC-17"),
        ("attack #1 #2 #3", "SC-17"),
        ("expose P1", "SC-18"),
        ("expose P1 KC KS", "SC-18"),
        ("expose P1 ZZ", "SC-1"),
        ("pass #1", "SC-8"),
        ("draft #13", "SC-9"),
    ],
)
def test_refusals_of_a_turn(text: str, clause: str) -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass")
    assert refused(match, 0, text).startswith(clause + ": ")


@pytest.mark.parametrize(
    ("script", "seat", "clause", "own", "verbs"),
    [
        ("0 draft", 0, "SC-9", "pass", ["keep", "sleeper"]),
        ("0 hearts #1 on #2", 1, "SC-20", "pass", ["accuse", "allow"]),
        ("0 hearts #1 on #2; 1 allow; 2 allow", 1, "SC-23", "allow", ["no jack"]),
        ("0 ace #1 on #4; 1 allow; 2 allow", 0, "SC-27", "no jack", ["bullet", "no bullet"]),
        ("0 hearts #1 on #2; 1 accuse; 0 no jack; 1 no jack", 0, "SC-22", "pass", ["again", "decline"]),
        (
            "0 hearts #7 on #2; 1 accuse; 0 no jack",
            0,
            "SC-25",
            "pass",
            ["joker hearts", "joker spades", "joker clubs", "joker diamonds", "done"],
        ),
    ],
)
def test_each_question_takes_only_its_own_answers(
    script: str, seat: int, clause: str, own: str, verbs: list[str]
) -> None:
    match = stacked(HANDS)
    play(match, "0 field #1 #7; 1 pass; 2 pass", script)
    assert match.actors == (seat,)
    assert match.choices(seat)["next"] == verbs
    assert refused(match, seat, own).startswith(clause + ": ")
    for other in {0, 1, 2} - {seat}:
        answer = "keep" if "keep" in verbs else verbs[-1]
        assert refused(match, other, answer).startswith(clause + ": P")
        assert match.choices(other) == {"next": [], "enough": False}
        assert list(match.legal(other)) == []


def test_an_error_about_a_token_in_the_deck_is_the_same_for_all() -> None:
    match = stacked(HANDS)
    assert refused(match, 0, "ace #1 on #44") == refused(match, 0, "ace #1 on #44")
    play(match, "0 field #1; 1 pass; 2 pass")
    for text in TOKEN_TEXTS[12:]:
        assert refused(match, 0, f"ace #1 on {text}") == f"SC-4: {text} is not in play"


def test_a_refusal_is_a_code_with_plain_arguments() -> None:
    match = stacked(HANDS)
    with pytest.raises(spydeck.IllegalAction) as caught:
        match.act(0, "hearts #44 on #1")
    error = caught.value
    assert (error.clause, error.code, error.arguments) == ("SC-4", "not-in-play", {"token": "#44"})
    assert error.sentence == "#44 is not in play"


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    codes = {code for _, code in WITHOUT_ARGUMENTS.values()} | set(TOKEN_CODES.values())
    with_arguments = {"wrong-verb", "not-asked", "suit-used", "not-declared-targets", "not-in-own-field"}
    of_seats = {"no-such-seat", "seat-out", "own-seat", "no-such-agenda"}
    codes |= with_arguments | of_seats | {"target-count", "wrong-target-count"}
    assert codes == set(messages_in("games/spycard/text", "en", "refusals"))


def test_unknown_options_and_wrong_numbers_of_players_are_refused() -> None:
    wrong: dict[str, Any]
    for wrong in (
        {"players": 2},
        {"players": 6},
        {"turn_limit": 0},
        {"turn_limit": 1001},
        {"turn_limit": "many"},
        {"jack_on_accusation": "maybe"},
        {"jack_on_accusation": 1},
        {"rules_version": 3},
        {"rules_version": 0},
        {"variants": ["x"]},
    ):
        with pytest.raises(spydeck.InvalidOption):
            spydeck.new("spycard", **wrong)


@pytest.mark.parametrize("off", [False, "off"])
def test_sc_24_the_jack_on_an_accusation_is_in_the_record_if_it_is_off(off: object) -> None:
    match = stacked(HANDS, jack_on_accusation=off)
    assert match.view(None)["options"]["jack_on_accusation"] is False
    assert '[JackOnAccusation "off"]' in match.record()
    assert spydeck.load(match.record()).options == match.options
    assert "JackOnAccusation" not in stacked(HANDS, jack_on_accusation="on").record()


def test_the_turn_limit_is_in_the_record_unless_it_is_the_default() -> None:
    match = stacked(HANDS, turn_limit="7")
    assert '[TurnLimit "7"]' in match.record()
    assert spydeck.load(match.record()).options == match.options
    assert "TurnLimit" not in stacked(HANDS, turn_limit=100).record()


@pytest.mark.parametrize("outcome", ["P3", "P", "3", 3, -1, "P0 P1", ""])
def test_an_impossible_first_player_is_refused(outcome: object) -> None:
    def chance(name: str, number: int) -> object:
        texts = {"agents": game("spycard").chances[0].operand.texts, "agendas": "KC KS KH AC AD"}
        return outcome if name == "first-player" else texts[name]

    with pytest.raises(spydeck.InvalidChance):
        spydeck.new("spycard", players=3, chance=chance)
