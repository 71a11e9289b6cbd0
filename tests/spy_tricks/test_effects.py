"""What actions do in likely worlds, and what is so in these: the same interpreted and compiled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.processor import Thinking
from spydeck.games.action import Action
from spydeck.games.action_text import random_action
from spydeck.games.spy_tricks import GAME, search
from spydeck.games.spy_tricks.belief import odds_of_cards, odds_of_suits
from spydeck.games.spy_tricks.cards import CARD_TEXTS, FIRST_CARD_SPOT, SPOT_TEXTS, cards_named
from spydeck.games.spy_tricks.effects import EFFECTS, PLACED_BY_SALVATION
from spydeck.games.spy_tricks.ideas import features
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules import apply
from spydeck.games.spy_tricks.rules.state import TRICKS
from spydeck.games.spy_tricks.vocabulary import stage, verb
from spydeck.kernel import NONE, copy, pack
from spydeck.match import Match
from tests.effects import compiled_effects_of, compiled_shares_of, effects_of, played_on, shares_of
from tests.spy_tricks.rounds import HANDS, LOSERS, MISSES, play_trick, stacked_game
from tests.spy_tricks.test_search import positions

pytestmark = pytest.mark.unmetered

WORLDS = 32
LEVEL = replace(search.LEVELS["expert"], worlds=WORLDS)


def questions() -> Iterator[Match]:
    """Yield matches in which a seat is to act, with all questions about salvation, which are few."""
    for place, match in enumerate(positions(1000, seed=9, often=1)):
        if place % 12 == 0 or match.position.state().stage == stage.SALVATION:
            yield match


def test_effects_and_odds_are_the_same_interpreted_and_compiled() -> None:
    random, compared = Random(1), set()
    for number, match in enumerate(questions()):
        seat = match.actors[0]
        seen = match.observation(seat)
        thinking = Thinking(brief_of(GAME, seen.state, seat, LEVEL, number, rows=seen.rows))
        action = random_action(GAME, seen.state, seat, [random.getrandbits(60)])
        worlds, ends = played_on(thinking, action, WORLDS)
        assert shares_of(GAME, worlds, seat) == compiled_shares_of(GAME, worlds, seat)
        given = (GAME, seen.state, seat, action, worlds, ends)
        assert effects_of(*given) == compiled_effects_of(*given)
        compared.add((int(seen.state.stage), action.verb))
    assert compared == {
        (stage.PLAY, verb.PLAY),
        (stage.GUESS, verb.GUESS),
        (stage.SALVATION, verb.GUESS),
        (stage.SALVATION, verb.DECLINE),
    }


@pytest.mark.parametrize(("answer", "saved"), [(verb.GUESS, 1), (verb.DECLINE, 0)])
def test_salvation_counts_for_a_seat_that_has_placed_in_all_five_tricks(answer: int, saved: int) -> None:
    """ST-20: it takes its first henchman back, so that it has as many as before."""
    match, asked = stacked_game(), []
    for number in range(TRICKS):
        asked.append(
            (match.observation(0).state, Action(verb.PLAY, CARD_TEXTS.index(HANDS[0].split()[number]), 0))
        )
        play_trick(match, number)
        winner, loser = MISSES[2 * number : 2 * number + 2]
        asked.append((match.observation(0).state, Action(verb.GUESS, SPOT_TEXTS.index(winner), 0)))
        match.act(0, f"guess {winner}")
        match.act(LOSERS[number], f"guess {loser}")
    end = copy(match.position.state())
    apply(end, 0, answer, SPOT_TEXTS.index("B3") if answer == verb.GUESS else NONE, 0)
    while end.stage == stage.SALVATION:
        apply(end, end.turn, verb.DECLINE, NONE, 0)
    for seen, action in asked[1:]:  # before that, nobody knows what will be placed first
        effects = effects_of(GAME, seen, 0, action, pack(end), pack(end))
        assert effects[PLACED_BY_SALVATION] == saved


def test_a_spot_that_is_right_for_sure_fits_every_card_that_can_be_secret() -> None:
    """Also by what others did not follow: "2 of 3 cards" and "in 100 of 100 cases" contradict each other."""
    told_by_voids = 0
    for match in positions(3000, seed=9, often=1):
        seat, state = match.actors[0], match.position.state()
        if state.stage != stage.GUESS:
            continue
        seen = match.observation(seat).state
        unseen, suits = possible_secrets(seen, seat), odds_of_suits(seen, seat)
        for spot in range(FIRST_CARD_SPOT):
            found = features(seen, seat, Action(verb.GUESS, spot, 0), [0.0] * len(EFFECTS))
            rest = unseen & ~cards_named(spot)
            sure = odds_of_cards(rest, suits) == 0
            assert (found["fits"] == found["possible"]) == sure
            told_by_voids += sure and rest > 0
    assert told_by_voids > 0
