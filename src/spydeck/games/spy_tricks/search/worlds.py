"""Conclusions from the others' conduct: exact odds of the Secret Document, and likely worlds.

What a seat does depends on its hand and on what everyone knows. So the chance of a world is a product with
one factor for each hand, and with few unseen cards all worlds are counted: `weigh_hands` weighs every hand of
every seat once, and two hands together are summed for every set of cards that they may share.
"""

from __future__ import annotations

from typing import Any

from spydeck.games.spy_tricks.belief import cards_left, fill_in_events, resample
from spydeck.games.spy_tricks.cards import CARDS
from spydeck.games.spy_tricks.observe import possible_secrets
from spydeck.games.spy_tricks.rules.state import State
from spydeck.games.spy_tricks.search.conduct import likelihood, next_subset, spread, weigh_hands
from spydeck.kernel import NONE, count, doubles, kernel, lowest, random_below

COUNTED = 16
"""Up to how many unseen cards all worlds are counted. With more, worlds are drawn and weighed."""

NOTES = CARDS
"""The chance of each card to be the Secret Document."""

MANY = 1 << 30


@kernel
def believe(seen: State, seat: int, generator: Any, worlds: Any, weights: Any, notes: Any) -> None:
    """Draw worlds by how likely they are, and note the chance of each card to be the Secret Document."""
    if count(possible_secrets(seen, seat)) > COUNTED:
        draw_and_weigh(seen, seat, generator, worlds, weights, notes)
    else:
        count_and_draw(seen, seat, generator, worlds, weights, notes)


@kernel
def draw_and_weigh(seen: State, seat: int, generator: Any, worlds: Any, weights: Any, notes: Any) -> None:
    """Draw worlds that are equally likely by the cards, and weigh them by the others' conduct."""
    for card in range(CARDS):
        notes[card] = 0
    total = 0.0
    for place in range(len(weights)):
        worlds[place] = seen
        resample(worlds[place], seat, generator)
        weights[place] = likelihood(worlds[place], seat)
        notes[worlds[place].secret] += weights[place]
        total += weights[place]
    share_out(notes, total)


@kernel
def share_out(notes: Any, total: float) -> None:
    """Divide the notes by their sum; without any, all are as likely."""
    for card in range(CARDS):
        notes[card] = notes[card] / total if total > 0 else 1 / CARDS


@kernel
def other_seat(state: State, seat: int, place: int) -> int:
    """Return one of the others by its place, in the order of seats, or -1 after the last one."""
    other = place + int(place >= seat)
    return other if other < state.players else NONE


@kernel
def count_and_draw(seen: State, seat: int, generator: Any, worlds: Any, weights: Any, notes: Any) -> None:
    """Count all worlds by how likely they are, and draw some of them, in the order of their secrets."""
    unseen = possible_secrets(seen, seat)
    size = 1 << count(unseen)
    first = doubles(size)
    second = doubles(size)
    third = doubles(size)
    both = doubles(size)
    held = (
        weigh_other(seen, seat, 0, unseen, first),
        weigh_other(seen, seat, 1, unseen, second),
        weigh_other(seen, seat, 2, unseen, third),
    )
    count_both(second, third, both, held[1] + held[2], size)
    total = count_secrets(unseen, first, both, held[0], notes)
    if total == 0:  # no world is likely; the caller learns so from the weights
        draw_and_weigh(seen, seat, generator, worlds, weights, notes)
        return
    draw_counted(seen, seat, generator, worlds, unseen, held[0], first, second, third, both, total)
    for place in range(len(weights)):
        weights[place] = 1
    share_out(notes, total)


@kernel
def weigh_other(seen: State, seat: int, place: int, unseen: int, likely: list[float]) -> int:
    """Write how likely each hand of one of the others is. Return how many cards it holds."""
    other = other_seat(seen, seat, place)
    if other == NONE:
        likely[0] = 1
        return 0
    held = cards_left(seen, other)
    weigh_hands(seen, other, unseen, held, likely)
    return held


@kernel
def count_both(second: list[float], third: list[float], both: list[float], held: int, size: int) -> None:
    """Write how likely two hands together are for each set of `held` cards."""
    if held == 0:
        both[0] = 1
        return
    cards = (1 << held) - 1
    while cards < size:
        total = 0.0
        hand = cards
        while True:
            if second[hand] > 0:
                total += second[hand] * third[cards ^ hand]
            if hand == 0:
                break
            hand = (hand - 1) & cards
        both[cards] = total
        cards = next_subset(cards)


@kernel
def count_secrets(unseen: int, first: list[float], both: list[float], held: int, notes: Any) -> float:
    """Write how likely each secret is, relative to the others. Return the sum."""
    every = (1 << count(unseen)) - 1
    for card in range(CARDS):
        notes[card] = 0
    total = 0.0
    rest = unseen
    for place in range(count(unseen)):
        card = lowest(rest)
        rest &= rest - 1
        cards = every ^ 1 << place
        hand = (1 << held) - 1
        while hand <= every:
            if hand >> place & 1 == 0:
                notes[card] += first[hand] * both[cards ^ hand]
            if hand == 0:
                break
            hand = next_subset(hand)
        total += notes[card]
    return total


@kernel
def draw_counted(
    seen: State,
    seat: int,
    generator: Any,
    worlds: Any,
    unseen: int,
    held: int,
    first: list[float],
    second: list[float],
    third: list[float],
    both: list[float],
    total: float,
) -> None:
    """Draw worlds at equal distances in the order of secrets and first hands."""
    every = (1 << count(unseen)) - 1
    step = total / len(worlds)
    due = step * random_below(generator, MANY) / MANY
    passed = 0.0
    drawn = 0
    for place in range(count(unseen)):
        cards = every ^ 1 << place
        hand = (1 << held) - 1
        while hand <= every:
            if hand >> place & 1 == 0:
                passed += first[hand] * both[cards ^ hand]
                while drawn < len(worlds) and due < passed:
                    worlds[drawn] = seen
                    deal(worlds[drawn], seat, generator, unseen, place, hand, second, third, both)
                    drawn += 1
                    due += step
            if hand == 0:
                break
            hand = next_subset(hand)
    for late in range(max(1, drawn), len(worlds)):  # where rounding leaves the last ones out
        worlds[late] = worlds[late - 1]


@kernel
def deal(
    world: State,
    seat: int,
    generator: Any,
    unseen: int,
    place: int,
    hand: int,
    second: list[float],
    third: list[float],
    both: list[float],
) -> None:
    """Fill a world with a secret, a first hand, and two others drawn by how likely they are together."""
    cards = (1 << count(unseen)) - 1 ^ 1 << place ^ hand
    due = both[cards] * random_below(generator, MANY) / MANY
    chosen = cards
    found = cards
    while True:
        weight = second[chosen] * third[cards ^ chosen]
        if weight > 0:
            found = chosen
            due -= weight
            if due < 0:
                break
        if chosen == 0:
            break
        chosen = (chosen - 1) & cards
    for other in range(world.players):
        if other != seat:
            world.hands[other] = 0
    world.hands[other_seat(world, seat, 0)] = spread(hand, unseen)
    world.hands[other_seat(world, seat, 1)] = spread(found, unseen)
    if world.players > 3:
        world.hands[other_seat(world, seat, 2)] = spread(cards ^ found, unseen)
    world.secret = spread(1 << place, unseen)
    world.secret = lowest(world.secret)
    fill_in_events(world)
