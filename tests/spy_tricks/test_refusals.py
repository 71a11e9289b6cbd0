"""Refusals of Spy Tricks name their clause and change nothing."""

import json

import pytest

import spydeck
from spydeck.games.action import Action
from spydeck.games.spy_tricks import GAME
from spydeck.kernel import pack
from spydeck.match import Match
from tests.spy_tricks.rounds import MISSES, play_round, play_trick, play_tricks, stacked_game
from tests.spy_tricks.test_guesses import HELPS_C_ALONE
from tests.test_languages import messages_in


def leading() -> Match:
    """Return a game in which seat 0 leads."""
    return stacked_game()


def following() -> Match:
    """Return a game in which seat 1 has to follow red with its only red card."""
    match = stacked_game()
    match.act(0, "play R9")
    return match


def guessing() -> Match:
    """Return a game in which seat 0 has just won a trick that seat 2 lost."""
    match = stacked_game()
    play_trick(match, 0)
    return match


def losing() -> Match:
    """Return a game in which seat 0 has guessed and seat 2 is next."""
    match = guessing()
    match.act(0, "guess B3")
    return match


def in_salvation() -> Match:
    """Return a game in which all seats are offered salvation, seat 0 first."""
    match = stacked_game()
    play_tricks(match, MISSES)
    return match


def second_round() -> Match:
    """Return a game in which seat 1 has won the first trick of round two; seat 2 alone holds a Helper."""
    match = stacked_game()
    play_round(match, HELPS_C_ALONE)
    play_trick(match, 0)
    return match


def helper_placed() -> Match:
    """Return a game in which seat 2 has placed its Helper and has to guess again."""
    match = second_round()
    match.act(1, "guess red")
    match.act(3, "guess W1")
    play_trick(match, 1)
    match.act(1, "guess R1")
    match.act(2, "guess B3 +helper")
    play_trick(match, 2)
    match.act(1, "guess R2")
    return match


def finished() -> Match:
    """Return a game that is over."""
    match = stacked_game()
    for _ in range(4):
        play_tricks(match, HELPS_C_ALONE)
    return match


REFUSED = [
    (leading, 1, "play R3", "ST-8", "seat 1's turn"),
    (leading, 0, "play R3", "ST-9", "you do not hold R3"),
    (leading, 0, "play B3", "ST-9", "you do not hold B3"),
    (leading, 0, "guess R3", "ST-9", "play a card now"),
    (leading, 0, "decline", "ST-9", "play a card now"),
    (leading, 0, "play", "ST-13", "play CARD"),
    (leading, 0, "play R10", "ST-5", "not a card"),
    (leading, 0, "play r9", "ST-5", "not a card"),
    (leading, 0, "play red", "ST-5", "not a card"),
    (leading, 0, "play R9 R8", "ST-13", "play CARD"),
    (leading, 0, "play  R9", "ST-5", "single spaces"),
    (leading, 0, "", "ST-13", "actions are: play CARD"),
    (leading, 0, "pass R9", "ST-13", "there is no such action"),
    (leading, 0, "PLAY R9", "ST-13", "there is no such action"),
    (leading, 0, "play R9" + " " * 500, "ST-13", "at most 400"),
    (following, 1, "play W1", "ST-9", "follow with a red card"),
    (following, 0, "play R8", "ST-8", "seat 2's turn"),
    (guessing, 0, "play R8", "ST-14", "place a henchman now"),
    (guessing, 0, "decline", "ST-14", "must each place"),
    (guessing, 2, "guess red", "ST-14", "seat 1's turn"),
    (guessing, 1, "guess red", "ST-14", "seat 1's turn"),
    (guessing, 0, "guess", "ST-14", "guess SPOT"),
    (guessing, 0, "guess green", "ST-14", "not a spot"),
    (guessing, 0, "guess 10", "ST-14", "not a spot"),
    (guessing, 0, "guess 0", "ST-14", "not a spot"),
    (guessing, 0, "guess B3 +helper", "ST-16", "round one"),
    (guessing, 0, "guess B3 helper", "ST-16", "not a helper"),
    (guessing, 0, "guess B3 +helper +helper", "ST-14", "guess SPOT"),
    (guessing, 0, "guess B3 R9", "ST-16", "not a helper"),
    (guessing, 0, "guess +helper B3", "ST-14", "not a spot"),
    (losing, 2, "guess B3", "ST-15", "already stands on B3"),
    (losing, 2, "decline", "ST-14", "must each place"),
    (losing, 0, "guess red", "ST-14", "seat 3's turn"),
    (in_salvation, 0, "play R4", "ST-19", "place a henchman now, or decline"),
    (in_salvation, 1, "guess red", "ST-19", "seat 1's turn"),
    (in_salvation, 1, "decline", "ST-19", "seat 1's turn"),
    (in_salvation, 0, "decline now", "ST-19", "should read 'decline'"),
    (second_round, 1, "guess B3 +helper", "ST-16", "you have no Helper"),
    (helper_placed, 2, "guess blue +helper", "ST-16", "you have already placed your Helper"),
    (finished, 0, "play R9", "ST-24", "the game is over"),
    (finished, 0, "guess red", "ST-24", "the game is over"),
    (finished, 3, "decline", "ST-24", "the game is over"),
]


@pytest.mark.parametrize(("position", "seat", "text", "clause", "words"), REFUSED)
def test_a_refusal_names_its_clause_and_changes_nothing(
    position: object, seat: int, text: str, clause: str, words: str
) -> None:
    """ST-8, ST-9, ST-14 to ST-16, ST-19, ST-24."""
    assert callable(position)
    match = position()
    before = match.record(), pack(match._state).tobytes()
    assert not match.is_legal(seat, text)
    with pytest.raises(spydeck.IllegalAction) as caught:
        match.act(seat, text)
    assert caught.value.clause == clause
    assert words in caught.value.sentence
    assert (match.record(), pack(match._state).tobytes()) == before


def test_every_refusal_has_a_code_and_plain_arguments() -> None:
    """The codes of all refusals above and below are those that have an English sentence."""
    codes = {"cards-not-dealt"}
    for position, seat, text, *_ in REFUSED:
        match = position()
        with pytest.raises(spydeck.IllegalAction) as caught:
            match.act(seat, text)
        if not isinstance(caught.value, spydeck.UnreadableAction):
            codes.add(caught.value.code)
            assert json.loads(json.dumps(caught.value.arguments)) == caught.value.arguments
    assert codes == set(messages_in("games/spy_tricks/text", "en", "refusals"))


def test_actions_before_the_deal_are_refused() -> None:
    """ST-7: nobody may act before the deal."""
    state = GAME.setup.start(GAME.read_options(4, {}))
    number = GAME.rules.refusal(state, 0, 0, 8, 0)
    refusal = GAME.text.explain(state, number, 0, Action(0, 8))
    assert str(refusal) == "ST-7: the cards have not been dealt yet"
    assert GAME.rules.choices(state, 0, -1, -1, 0) == 0


@pytest.mark.parametrize("players", [2, 5, 0, -1, "4", 4.0, True, None])
def test_only_three_or_four_play(players: object) -> None:
    with pytest.raises(spydeck.InvalidOption):
        GAME.read_options(players, {})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["variants", "edition", "end_value", "players", "rounds"])
def test_there_are_no_other_options(name: str) -> None:
    with pytest.raises(spydeck.InvalidOption, match="option"):
        GAME.read_options(4, {name: 3})


@pytest.mark.parametrize("seat", [-1, 4, True, "0", 1.0, None])
def test_there_are_only_the_seats_at_the_table(seat: object) -> None:
    with pytest.raises(spydeck.InvalidSeat):
        stacked_game().act(seat, "play R9")  # type: ignore[arg-type]
