"""A plain referee for Black Spy, written from the rule clauses BS-1 to BS-36 and nothing else.

It is meant to be obviously right rather than fast: cards are their texts ("B1", "K7"), hands are
sorted lists, and every rule names the clause that it comes from.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations

from .black_spy_cards import (
    BLACK,
    DECK,
    Play,
    cards_allowed_to_follow,
    colour_of,
    draw_for_dealer,
    in_order,
    rank_of,
    sweeper_of,
    taker_of,
    value_of,
)

COLOUR_NAMES = {"blue": "B", "yellow": "Y", "red": "R", "green": "G"}  # BS-33
END_VALUES = {3: 200, 4: 150, 5: 120, 6: 100}  # BS-23


class Oracle:
    """One game of Black Spy, from the draw for dealer to the winners."""

    def __init__(
        self,
        players: int,
        variants: Iterable[str] = (),
        *,
        pass_direction: str = "alternate",
        first_lead: str = "red-1",
        end_value: int | None = None,
        ages: Sequence[int] | None = None,
    ) -> None:
        self.players = players
        self.variants = set(variants)
        self.pass_direction = pass_direction
        self.first_lead = first_lead
        self.end_value = END_VALUES[players] if end_value is None else end_value  # BS-23
        self.ages = None if ages is None else list(ages)
        self.pending: str | None = "dealer-draw"
        self.stage = "draw"
        self.draws: list[list[Play]] = []
        self.deal_number = 0
        self.dealer = -1
        self.totals = [0] * players
        self.scorepad: list[tuple[list[int], list[int]]] = []
        self.over = False
        self.winners: list[int] = []
        self._clear_the_table()

    def _empty_per_seat(self) -> list[list[str]]:
        return [[] for _ in range(self.players)]

    def _clear_the_table(self) -> None:
        self.hands = self._empty_per_seat()
        self.trick: list[Play] = []
        self.tricks: list[tuple[int, list[Play], int]] = []
        self.piles = self._empty_per_seat()
        self.called: str | None = None
        self.skipped: set[int] = set()
        self.passed = self._empty_per_seat()
        self.received = self._empty_per_seat()
        self.shown = self._empty_per_seat()
        self.took = self._empty_per_seat()
        self._mole: list[str] = []
        self._takers: list[int] = []
        self._leader = -1

    # Chance outcomes

    def resolve(self, outcome: list[str]) -> None:
        """Supply the shuffled deck that the game is waiting for, top card first."""
        if self.pending is None:
            raise ValueError("no chance outcome is pending")
        if sorted(outcome) != sorted(DECK):
            raise ValueError("the outcome is not the whole deck")
        if self.pending == "dealer-draw":
            self._resolve_draw(outcome)
        else:
            self._resolve_deal(outcome)

    def _resolve_draw(self, deck: list[str]) -> None:
        self.draws = draw_for_dealer(deck, self.players)
        self.dealer = max(self.draws[-1], key=lambda drawn: rank_of(drawn[1]))[0]  # BS-5
        self.pending = "deal"
        self.stage = "deal"

    def _resolve_deal(self, deck: list[str]) -> None:
        self.pending = None
        self._clear_the_table()
        if self.scorepad:
            self.deal_number += 1
            self.dealer = (self.dealer + 1) % self.players  # BS-7
        with_mole = "the-mole" in self.variants and self.deal_number > 0  # BS-30: second deal on
        mole_size = 3 * self.players if with_mole else 0  # BS-30
        for place, card in enumerate(deck[mole_size:]):
            self.hands[(self.dealer + 1 + place) % self.players].append(card)  # BS-6, BS-30
        self.hands = [in_order(hand) for hand in self.hands]
        if with_mole:
            self.stage = "take"  # BS-30: after the dealing, before the pass
            self._mole = in_order(deck[:mole_size])
            self._takers = self._order_of_takers()
            self._hand_on_the_mole()
        else:
            self.stage = "pass"

    # Who may do what

    def actors(self) -> set[int]:
        """Return the seats that may act now."""
        if self.stage == "take":
            return {self._takers[0]}  # BS-31
        if self.stage == "pass":
            return {seat for seat in range(self.players) if not self.passed[seat]}  # BS-10
        if self.stage == "call":
            return {self.dealer}  # BS-33
        if self.stage == "play":
            return {(self._leader + len(self.trick)) % self.players}  # BS-13
        if self.stage == "settle":
            return {seat for seat in [sweeper_of(self.piles)] if seat is not None}  # BS-28
        return set()

    def legal(self, seat: int) -> set[str]:
        """Return the canonical texts of all legal actions of the seat."""
        if seat not in self.actors():
            return set()
        if self.stage == "take":  # BS-31
            return {"take " + " ".join(cards) for cards in combinations(self._mole, 3)}
        if self.stage == "pass":  # BS-8
            return {"pass " + " ".join(cards) for cards in combinations(self.hands[seat], 3)}
        if self.stage == "call":
            return {"call " + name for name in COLOUR_NAMES}  # BS-33
        if self.stage == "settle":
            return {"settle others", "settle self"}  # BS-28
        return {"play " + card for card in self._playable(seat)}

    def _playable(self, seat: int) -> list[str]:
        hand = self.hands[seat]
        if self.trick:
            return cards_allowed_to_follow(hand, self.trick, "following-rank" in self.variants)
        if self.tricks:
            return hand  # BS-17
        return [card for card in hand if self._may_lead_first(card)]

    def _may_lead_first(self, card: str) -> bool:
        if self.called is not None:
            return colour_of(card) == COLOUR_NAMES[self.called]  # BS-33
        return colour_of(card) != BLACK  # BS-11, BS-12, BS-36

    def act(self, seat: int, text: str) -> None:
        """Apply the action with this canonical text."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        verb, *words = text.split()
        if verb == "take":
            self._take(seat, words)
        elif verb == "pass":
            self._pass(seat, words)
        elif verb == "call":
            self.called = words[0]
            self._start_play()
        elif verb == "play":
            self._play(seat, words[0])
        else:
            self._finish_deal(self._settled_points(seat, words[0]))

    # The Mole

    def _order_of_takers(self) -> list[int]:
        if self.ages is not None:
            among_tied = self.ages  # BS-32: youngest first
        else:
            left = self.dealer + 1
            among_tied = [(left + step) % self.players for step in range(self.players)]  # BS-32
        # BS-31: highest running total first
        return sorted(among_tied, key=lambda seat: (-self.totals[seat], among_tied.index(seat)))

    def _hand_on_the_mole(self) -> None:
        seat = self._takers[0]
        self.shown[seat] = list(self._mole)  # BS-31
        if len(self._takers) == 1:
            self._take(seat, list(self._mole))  # BS-31: the lowest has no choice and no action

    def _take(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self._mole.remove(card)
        self.took[seat] = list(cards)
        self.hands[seat] = in_order(self.hands[seat] + cards)  # BS-30: back to full size
        self._takers.remove(seat)
        if self._takers:
            self._hand_on_the_mole()
        else:
            self.stage = "pass"

    # The pass

    def _steps_to_receiver(self) -> int:
        left, right, across = 1, -1, 2
        if self.pass_direction == "left":
            return left  # BS-36
        directions = [left, right, across] if self.players == 4 else [left, right]  # BS-9
        return directions[self.deal_number % len(directions)]

    def _pass(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.hands[seat].remove(card)  # BS-10: they leave the hand at once
        self.passed[seat] = list(cards)
        if all(self.passed):
            self._exchange()

    def _exchange(self) -> None:
        for giver in range(self.players):
            receiver = (giver + self._steps_to_receiver()) % self.players
            self.received[receiver] = list(self.passed[giver])
            self.hands[receiver] = in_order(self.hands[receiver] + self.passed[giver])
        if "calling-color" in self.variants:
            self.stage = "call"  # BS-33
        else:
            self._start_play()

    # The play

    def _start_play(self) -> None:
        self.stage = "play"
        if self.called is None and self.first_lead == "red-1":
            self._leader = next(seat for seat in range(self.players) if "R1" in self.hands[seat])
            return  # BS-11
        seat = (self.dealer + 1) % self.players  # BS-33, BS-36: the dealer's left
        while not any(self._may_lead_first(card) for card in self.hands[seat]):
            self.skipped.add(seat)  # BS-33, BS-36
            seat = (seat + 1) % self.players
        self._leader = seat

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.players:
            return
        taker = taker_of(self.trick)
        self.tricks.append((self._leader, self.trick, taker))
        self.piles[taker] += [played for _, played in self.trick]  # BS-17
        self.trick = []
        self._leader = taker  # BS-17
        if not any(self.hands):
            self._end_play()  # BS-18

    def _end_play(self) -> None:
        sweeper = sweeper_of(self.piles)
        if sweeper is None:
            self._finish_deal([self._pile_value(pile) for pile in self.piles])
        elif "capture-or-release" in self.variants:
            self.stage = "settle"  # BS-28
        else:
            self._finish_deal(self._sweep_points(sweeper))

    # The score

    def _pile_value(self, pile: Sequence[str]) -> int:
        return sum(value_of(card, "no-good-spies" in self.variants) for card in pile)

    def _sweep_points(self, sweeper: int) -> list[int]:
        points = [60] * self.players  # BS-21
        if "spies-count-on-sweep" in self.variants:
            for seat, pile in enumerate(self.piles):
                points[seat] += self._pile_value(pile)  # BS-26: only coloured cards are here
        points[sweeper] = 0  # BS-21
        return points

    def _settled_points(self, sweeper: int, choice: str) -> list[int]:
        if choice == "others":
            return self._sweep_points(sweeper)  # BS-28
        points = [0] * self.players  # BS-28, BS-29
        points[sweeper] = -60  # BS-28
        return points

    def _finish_deal(self, points: list[int]) -> None:
        self.totals = [
            self._gone_back(total + scored, scored) for total, scored in zip(self.totals, points, strict=True)
        ]
        self.scorepad.append((points, list(self.totals)))  # BS-22
        if self._reached_the_end():
            self.over = True
            self.stage = "over"
            lowest = min(self.totals)  # BS-23
            self.winners = [seat for seat, total in enumerate(self.totals) if total == lowest]
            return  # BS-24: every tied seat wins
        self.pending = "deal"
        self.stage = "deal"

    def _gone_back(self, total: int, scored: int) -> int:
        if "going-back" not in self.variants or scored == 0:
            return total  # BS-35: a total that the deal did not change is left alone
        if total == self.end_value or 2 * total == self.end_value:
            return total // 2  # BS-35: once, rounding 37.5 down
        return total

    def _reached_the_end(self) -> bool:
        if "going-back" in self.variants:
            return max(self.totals) > self.end_value  # BS-35
        return max(self.totals) >= self.end_value  # BS-23
