"""Actions in place of an absent player: ST-14, ST-19."""

import spydeck
from tests.spy_tricks.rounds import MISSES, play_trick, play_tricks, stacked_game


def test_st_19_declining_salvation_is_harmless() -> None:
    match = stacked_game()
    play_tricks(match, MISSES)
    for seat in range(4):
        assert match.verbs(seat) == (("guess", "decline") if seat == 0 else ())
        assert match.harmless(seat) == ("decline" if seat == 0 else None)
        assert match.early(seat) == ()
        assert not match.telltale(seat)
    assert spydeck.bot("stand-in").choose(match.observation(0)) == "decline"


def test_st_14_a_card_or_a_henchman_that_must_be_placed_has_no_harmless_answer() -> None:
    match = stacked_game()
    assert (match.verbs(0), match.harmless(0)) == (("play",), None)
    play_trick(match, 0)
    assert (match.verbs(0), match.harmless(0)) == (("guess",), None)
    seen = match.observation(0)
    assert spydeck.bot("stand-in").choose(seen) == spydeck.bot("sensible").choose(seen)
