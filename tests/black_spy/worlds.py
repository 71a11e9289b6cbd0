"""Every world that a seat cannot tell from the true one, counted by brute force from the clauses.

All cards are different, the six K7 too: those played have the numbers in the order of play, so a world says
which of them were passed on, or seen in the Mole before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

from spydeck.games.black_spy.cards import CARD_TEXTS, CARDS, SPIES, first_spies
from spydeck.games.black_spy.rules.state import RED_1_LEADS, State
from spydeck.games.black_spy.variants import variant
from spydeck.games.black_spy.vocabulary import stage
from spydeck.kernel import members

Hands = tuple[int, ...]
"""The cards that each seat holds, as bit sets, K7 numbered from the first: nobody can tell them apart."""


def subsets(cards: int, size: int) -> Iterator[int]:
    """Return all subsets of a size."""
    for chosen in combinations(members(cards), size):
        yield sum(1 << card for card in chosen)


def same_colour_or_rank(card: int, lead: int) -> bool:
    """Return whether a card follows a lead (BS-14)."""
    text, led = CARD_TEXTS[card], CARD_TEXTS[lead]
    return text[0] == led[0] or text[1:] == led[1:]


class Table:
    """The knowledge of a seat, and which worlds agree with that."""

    def __init__(self, seen: State, seat: int) -> None:
        self.seen = seen
        self.seat = seat
        self.players = seen.players
        if seen.pass_direction:
            offset = 1
        elif self.players == 4:
            offset = (1, 3, 2)[seen.deal % 3]
        else:
            offset = (1, self.players - 1)[seen.deal % 2]
        self.to = [(giver + offset) % self.players for giver in range(self.players)]
        self.plays: list[tuple[int, int, list[int]]] = []
        self.played = [0] * self.players
        for number in range(seen.played):
            trick, place = divmod(number, self.players)
            player = (seen.leaders[trick] + place) % self.players
            before = list(seen.plays[number - place : number])
            self.plays.append((player, seen.plays[number], before))
            self.played[player] |= 1 << seen.plays[number]

    def deals(self) -> Iterator[list[int]]:
        """Return all ways to deal out the cards that the seat does not see."""
        unseen = (1 << CARDS) - 1
        for cards in self.played:
            unseen &= ~cards
        hands = [0] * self.players
        if self.seat >= 0:
            hands[self.seat] = self.seen.hands[self.seat]
            unseen &= ~hands[self.seat]
        others = [other for other in range(self.players) if other != self.seat]
        yield from self.deal_on(others, hands, unseen)

    def deal_on(self, others: list[int], hands: list[int], unseen: int) -> Iterator[list[int]]:
        if not others:
            yield list(hands)
            return
        size = CARDS // self.players - self.played[others[0]].bit_count()
        for cards in subsets(unseen, size):
            hands[others[0]] = cards
            yield from self.deal_on(others[1:], hands, unseen & ~cards)

    def may_play_so(self, hands: list[int]) -> bool:
        """Return whether everything that was played, and who led, is allowed with these hands."""
        seen = self.seen
        held = [hand | played for hand, played in zip(hands, self.played, strict=True)]
        wanted = "BYRG" if seen.called < 0 else "BYRG"[seen.called]
        able = [any(CARD_TEXTS[card][0] in wanted for card in members(cards)) for cards in held]
        if any(able[seat] for seat in members(seen.skipped)):
            return False
        if seen.stage != stage.CALL:
            by_red_1 = seen.first_lead == RED_1_LEADS and seen.called < 0
            leader = seen.leaders[0]
            if not (held[leader] >> CARD_TEXTS.index("R1") & 1 if by_red_1 else able[leader]):
                return False
        for player, card, before in self.plays:
            hand = held[player]
            held[player] ^= 1 << card
            if not before or same_colour_or_rank(card, before[0]):
                continue
            by_rank = CARD_TEXTS[card][1:] == CARD_TEXTS[before[-1]][1:]
            if by_rank and seen.variants & variant.FOLLOWING_RANK:
                continue
            if any(same_colour_or_rank(other, before[0]) for other in members(hand)):
                return False
        return True

    def ways(self, hands: list[int]) -> int:
        """Return in how many ways the cards can have come into these hands, up to a constant factor."""
        if self.seat < 0:
            return 1
        seen, seat = self.seen, self.seat
        held = [hand | played for hand, played in zip(hands, self.played, strict=True)]
        target, giver = self.to[seat], self.to.index(seat)
        if (seen.passed[seat] & ~SPIES) & ~held[target]:
            return 0
        mine = [
            seen.passed[seat] & ~SPIES | spies
            for spies in subsets(held[target] & SPIES, (seen.passed[seat] & SPIES).bit_count())
        ]
        left = seen.shown[seat] & ~seen.took[seat] & ~SPIES
        spies_left = (seen.shown[seat] & SPIES).bit_count() - (seen.took[seat] & SPIES).bit_count()
        if left == 0 and spies_left == 0:
            return len(mine)
        received = [
            seen.passed[giver] & ~SPIES | spies
            for spies in subsets(held[seat] & SPIES, (seen.passed[giver] & SPIES).bit_count())
        ]
        hidden = [other for other in range(self.players) if other not in (seat, giver)]
        return sum(
            self.agrees(held, dict(zip((seat, giver, *hidden), passed, strict=True)), left, spies_left)
            for passed in product(mine, received, *(subsets(held[self.to[one]], 3) for one in hidden))
        )

    def agrees(self, held: list[int], passed: dict[int, int], left: int, spies_left: int) -> int:
        """Return in how many ways these passes agree with what the seat left in the Mole (BS-31)."""
        before = [held[seat] & ~passed[self.to.index(seat)] | passed[seat] for seat in range(self.players)]
        order = self.seen.order[: self.players]
        later = order[order.index(self.seat) + 1 :]
        wanted = [3 * (seat in later) for seat in range(self.players)]
        lacking = [want - (cards & left).bit_count() for want, cards in zip(wanted, before, strict=True)]
        if min(lacking) < 0 or sum(lacking) != spies_left:
            return 0
        ways = 1
        for lacks, cards in zip(lacking, before, strict=True):
            ways *= sum(1 for _ in subsets(cards & SPIES, lacks))
        return ways

    def worlds(self) -> Counter[Hands]:
        """Return the number of worlds by what the seats hold, up to a constant factor."""
        found: Counter[Hands] = Counter()
        for hands in self.deals():
            if self.may_play_so(hands):
                found[as_seen(hands)] += self.ways(hands)
        return +found


def as_seen(hands: list[int]) -> Hands:
    """Return hands as anyone could tell them apart."""
    return tuple(map(first_spies, hands))
