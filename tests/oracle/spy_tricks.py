"""A plain referee for Spy Tricks, written only from the clauses ST-1 to ST-26.

It is meant to be obviously right rather than fast: cards and spots are their texts ("R9", "blue", "7"),
hands are sorted lists, and every rule names the clause that it comes from.
"""

from .spy_tricks_cards import (
    OUT_WITH_THREE,
    SPOTS,
    Play,
    cards_allowed_to_follow,
    clearly_wrong,
    deck_for,
    in_order,
    loser_of,
    points_for,
    winner_of,
)

HENCHMEN = 5  # ST-4
HAND_SIZE = 6  # ST-7
TRICKS = 5  # ST-13

Pawn = tuple[int, str, bool]  # seat, spot, with a Helper


class Oracle:
    """One game of Spy Tricks, from the choice of the start player to the winners.

    When a round is over, its pawns, mat, hands, secret, number and start player stay readable until the
    next deal is resolved; totals, chips and the Helpers for the next round are up to date.
    """

    def __init__(self, players: int) -> None:
        self.players = players
        self.pending: str | None = "start-player"
        self.stage = "start"
        self.round_number = 0
        self.start = -1
        self.helpers = [False] * players  # ST-16: nobody has one in the first round
        self.totals = [0] * players
        self.chips = [0] * players
        self.round_scores: list[list[int]] = []
        self.over = False
        self.winners: list[int] = []
        self._clear_the_table()

    def _clear_the_table(self) -> None:
        self.hands: list[list[str]] = [[] for _ in range(self.players)]
        self.trick: list[Play] = []
        self.tricks_done = 0
        self.mat: set[str] = set()
        self.secret: str | None = None
        self.pawns: list[Pawn] = []
        self._leader = -1
        self._winner = -1
        self._loser = -1
        self._entitled: list[int] = []

    # Chance outcomes

    def resolve(self, outcome: list[str]) -> None:
        """Supply the start player or the shuffled deck that the game is waiting for."""
        if self.pending is None:
            raise ValueError("no chance outcome is pending")
        if self.pending == "start-player":
            self._resolve_start_player(outcome)
        else:
            self._resolve_deal(outcome)

    def _resolve_start_player(self, outcome: list[str]) -> None:
        seats = [f"P{seat}" for seat in range(self.players)]
        if len(outcome) != 1 or outcome[0] not in seats:
            raise ValueError("the outcome is not one seat")
        self.start = seats.index(outcome[0])  # ST-6
        self.pending = "deal"
        self.stage = "deal"

    def _resolve_deal(self, deck: list[str]) -> None:
        if sorted(deck) != sorted(deck_for(self.players)):
            raise ValueError("the outcome is not the whole deck")
        self.pending = None
        self._clear_the_table()
        if self.round_scores:
            self.round_number += 1
            self.start = (self.start + 1) % self.players  # ST-6: one seat to the left
        dealt = HAND_SIZE * self.players
        for place, card in enumerate(deck[:dealt]):
            self.hands[(self.start + 1 + place) % self.players].append(card)  # ST-7
        self.hands = [in_order(hand) for hand in self.hands]
        self.secret = deck[dealt]  # ST-7
        self.mat = {deck[dealt + 1], deck[dealt + 2]}  # ST-7
        if self.players == 3:
            self.mat |= set(OUT_WITH_THREE)  # ST-2: they lie on the mat, and all know them
        self._leader = self.start  # ST-8
        self.stage = "play"

    # Who may do what

    def actors(self) -> set[int]:
        """Return the seats that may act now."""
        if self.stage == "play":
            return {(self._leader + len(self.trick)) % self.players}  # ST-8, clockwise from the leader
        if self.stage == "winner guesses":
            return {self._winner}  # ST-14
        if self.stage == "loser guesses":
            return {self._loser}  # ST-14
        if self.stage == "salvation":
            return {self._entitled[0]}  # ST-19
        return set()

    def legal(self, seat: int) -> set[str]:
        """Return the canonical texts of all legal actions of the seat."""
        if seat not in self.actors():
            return set()
        if self.stage == "play":
            return {"play " + card for card in self._playable(seat)}
        if self.stage == "salvation":
            return self._guesses(seat, SPOTS) | {"decline"}  # ST-18: taken spots too; ST-19
        taken = [spot for _, spot, _ in self.pawns]
        return self._guesses(seat, [spot for spot in SPOTS if spot not in taken])  # ST-14: obligatory; ST-15

    def _playable(self, seat: int) -> list[str]:
        if not self.trick:
            return self.hands[seat]  # ST-9
        return cards_allowed_to_follow(self.hands[seat], self.trick)  # ST-9

    def _guesses(self, seat: int, spots: list[str]) -> set[str]:
        texts = {"guess " + spot for spot in spots}
        if self.helpers[seat]:
            texts |= {f"guess {spot} +helper" for spot in spots}  # ST-16, ST-18
        return texts

    def act(self, seat: int, text: str) -> None:
        """Apply the action with this canonical text."""
        if text not in self.legal(seat):
            raise ValueError(f"seat {seat} may not {text!r} now")
        verb, *words = text.split()
        if verb == "play":
            self._play(seat, words[0])
        elif verb == "guess":
            self._place_henchman(seat, words[0], "+helper" in words)
            self._after_henchman()
        else:
            self._after_henchman()  # ST-19: declined

    # A trick

    def _play(self, seat: int, card: str) -> None:
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if len(self.trick) < self.players:
            return
        self._winner = winner_of(self.trick)
        self._loser = loser_of(self.trick)
        self.mat |= {played for _, played in self.trick}  # ST-12
        self.trick = []
        self.tricks_done += 1
        self._leader = self._winner  # ST-8
        self.stage = "winner guesses"

    # The henchmen

    def _place_henchman(self, seat: int, spot: str, with_helper: bool) -> None:
        own = [pawn for pawn in self.pawns if pawn[0] == seat]
        if len(own) == HENCHMEN:
            self.pawns.remove(own[0])  # ST-20: the one placed first is taken back
        self.pawns.append((seat, spot, with_helper))
        if with_helper:
            self.helpers[seat] = False  # ST-16: once in the round

    def _after_henchman(self) -> None:
        if self.stage == "winner guesses":
            self.stage = "loser guesses"  # ST-14
        elif self.stage == "loser guesses" and self.tricks_done < TRICKS:
            self.stage = "play"
        elif self.stage == "loser guesses":
            self._entitled = self._entitled_to_salvation()  # ST-18: settled once
            self._hand_on_salvation()
        else:
            self._entitled.pop(0)
            self._hand_on_salvation()

    def _entitled_to_salvation(self) -> list[int]:
        # ST-19: from the most recent Winner, clockwise
        order = [(self._winner + step) % self.players for step in range(self.players)]
        return [seat for seat in order if self._all_clearly_wrong(seat)]

    def _all_clearly_wrong(self, seat: int) -> bool:
        own_spots = [spot for placer, spot, _ in self.pawns if placer == seat]
        # ST-17: a player who has placed none is entitled as well, and all() of nothing is true
        return all(clearly_wrong(spot, self.mat) for spot in own_spots)

    def _hand_on_salvation(self) -> None:
        if self._entitled:
            self.stage = "salvation"
        else:
            self._finish_round()

    # The score

    def _finish_round(self) -> None:
        assert self.secret is not None
        scores = [0] * self.players
        for seat, spot, with_helper in self.pawns:
            points = points_for(spot, self.secret)  # ST-21: each counts separately, and they add up
            if points > 0:
                scores[seat] += 2 * points if with_helper else points  # ST-21
                self.chips[seat] += 2 if with_helper else 1  # ST-22
        self.round_scores.append(scores)
        self.totals = [total + scored for total, scored in zip(self.totals, scores, strict=True)]
        self.helpers = [False] * self.players  # ST-23: an unused Helper goes back
        if len(self.round_scores) == self.players:  # ST-6
            self._finish_game()
            return
        lowest = min(self.totals)
        if lowest != max(self.totals):  # ST-23: nobody gets one if all are level
            self.helpers = [total == lowest for total in self.totals]  # ST-23
        self.pending = "deal"
        self.stage = "deal"

    def _finish_game(self) -> None:
        self.over = True
        self.stage = "over"
        ranking = list(zip(self.totals, self.chips, strict=True))  # ST-24: points first, then chips
        self.winners = [seat for seat in range(self.players) if ranking[seat] == max(ranking)]
