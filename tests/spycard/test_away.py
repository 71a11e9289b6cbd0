"""Early answers, harmless answers, and stand-ins for players who are away: SC-9, SC-20 to SC-27."""

from random import Random

import pytest

import spydeck
from spydeck.match import Match
from tests.spycard.stacked import play, stacked, stage

HANDS = "7H JC X 2S / 3C 4C 5C 6C / 8H 8D 8S 8C"
FOUR = HANDS + " / 2C 2D 2H 3H"


def early(match: Match) -> list[int]:
    """Return the seats that may answer early, all with the same answers."""
    seats = [seat for seat in range(match.players) if match.early(seat)]
    assert all(match.early(seat) == ("accuse", "allow") for seat in seats)
    return seats


def test_sc_20_a_player_who_is_asked_later_may_answer_a_claim_early() -> None:
    match = stacked(FOUR, agendas="KH AD KS KC", first=1)
    assert early(match) == []
    play(match, "1 field #2; 2 pass; 3 pass; 0 pass; 1 hearts #2 on #1")
    assert (stage(match), early(match)) == ("accuse 2", [0, 3])
    play(match, "2 allow")
    assert (stage(match), early(match)) == ("accuse 3", [0])
    play(match, "3 allow")
    assert (stage(match), early(match)) == ("accuse 0", [])


def test_sc_20_nobody_answers_early_after_an_accusation() -> None:
    match = stacked(FOUR, agendas="KH AD KS KC")
    play(match, "0 field #1; 1 pass; 2 pass; 3 pass; 0 hearts #1 on #2; 1 accuse")
    assert (stage(match), early(match)) == ("jack 0", [])


def test_sc_20_a_player_who_is_out_does_not_answer_early() -> None:
    match = stacked(FOUR, agendas="KH AD KS KC")
    play(match, "0 field #1; 1 pass; 2 expose P0 KC; 3 pass; 0 hearts #1 on #2")
    assert (stage(match), early(match)) == ("accuse 1", [3])


def test_sc_20_a_face_up_agent_asks_nobody() -> None:
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #1; 1 allow; 2 allow; 0 no jack; 1 pass; 2 pass")
    play(match, "0 hearts #1 on #2")
    assert (stage(match), early(match)) == ("jack 1", [])


def questions() -> dict[str, Match]:
    """Return a game at each question, by stage."""
    claim = "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2"
    accused = f"{claim}; 1 accuse"
    joker = "0 field #7; 1 pass; 2 pass; 0 hearts #7 on #2; 1 accuse; 0 no jack"
    bullet = "0 field #10; 1 field #2 #5; 2 pass; 0 ace #10 on #2; 1 allow; 2 allow"
    steps = {
        "turn": "0 pass",
        "keep": "0 draft",
        "accuse": claim,
        "jack": accused,
        "bullet": bullet,
        "again": f"{accused}; 0 no jack; 1 no jack",
        "joker": joker,
    }
    matches = {}
    for name, lines in steps.items():
        matches[name] = stacked(HANDS)
        play(matches[name], lines)
        assert stage(matches[name]).split()[0] == name
    return matches


@pytest.mark.parametrize(
    ("question", "answer"),
    [
        ("turn", None),
        ("keep", "keep"),
        ("accuse", "allow"),
        ("jack", "no jack"),
        ("bullet", "no bullet"),
        ("again", "decline"),
        ("joker", "done"),
    ],
)
def test_each_question_but_a_turn_has_its_harmless_answer(question: str, answer: str | None) -> None:
    match = questions()[question]
    (asked,) = match.actors
    assert match.harmless(asked) == answer
    assert [match.harmless(seat) for seat in range(3) if seat != asked] == [None, None]
    if answer:
        assert spydeck.bot("stand-in").choose(match.observation(asked)) == answer


def test_sc_23_27_the_time_to_answer_about_jacks_and_bullets_could_reveal_a_secret() -> None:
    """It could reveal whether there is a Jack to turn up."""
    telltale = {name for name, match in questions().items() if match.telltale(match.actors[0])}
    assert telltale == {"jack", "bullet"}
    match = stacked(HANDS)
    play(match, "0 field #1; 1 pass; 2 pass; 0 hearts #1 on #2; 1 allow; 2 allow")
    assert (match.verbs(1), match.telltale(1)) == (("no jack",), True)


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.unmetered
def test_a_stand_in_neither_accuses_nor_exposes(players: int) -> None:
    """This holds in whole games, whatever the others do, even where the sensible player would."""
    tempted = set()
    for seed in range(8):
        random = Random(10 * seed + players)
        match = spydeck.new("spycard", players=players, seed=seed, turn_limit=20)
        away, sensible, wild = (spydeck.bot(name, seed=seed) for name in ("stand-in", "sensible", "random"))
        while not match.over:
            seat = match.actors[0]
            seen = match.observation(seat)
            tempted.add(sensible.choose(seen).split()[0])
            text = away.choose(seen)
            assert text.split()[0] not in ("accuse", "expose")
            match.act(seat, wild.choose(seen) if seat == 0 and random.random() < 0.7 else text)
    assert "accuse" in tempted


def test_sc_18_a_stand_in_does_not_expose_even_what_it_knows() -> None:
    """It then makes its second-best move."""
    match = stacked(FOUR, agendas="KH AD KS KC")
    match._state.ruled_out[2] = 0b1111111 & ~(1 << 2)
    seen = match.observation(0)
    assert spydeck.bot("sensible").choose(seen) == "expose P2 KS"
    assert spydeck.bot("stand-in").choose(seen).startswith(("field ", "draft"))
