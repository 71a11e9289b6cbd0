"""Reviews at a server's table: requested, shown as soon as they are ready, and a move played on from."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from spydeck.errors import SpydeckError
from spydeck.games.registry import game
from spydeck.protocol.client import Guest, TableSocket
from spydeck.protocol.http import FinishedGame
from spydeck.protocol.study import ReviewFacts, ReviewState
from spydeck.terminal.online.remote_perspective import shortened, shown_name
from spydeck.terminal.play import text_ui_of
from spydeck.terminal.review import chosen_step, review_commands, write_review
from spydeck.terminal.screen import Screen
from spydeck.terminal.text import sentence
from spydeck.terminal.typed_words import TypedCommand

POLL_SECONDS = 0.5
"""Seconds after which the server is asked once more how far a review is."""


@dataclass(frozen=True)
class OwnMoves:
    """The person's moves in a finished game, or in a deal or round that is over while the game goes on."""

    game: FinishedGame
    seat: int
    part: int | None
    """The number of the deal or round, from 0; None for a finished game."""


class TableReviews:
    """The reviews that a person requests at a table, of their own moves; they can go on meanwhile."""

    def __init__(
        self, socket: TableSocket, guest: Guest, screen: Screen, visit: Callable[[str], None]
    ) -> None:
        """With what takes part at another table until the person comes back."""
        self._socket = socket
        self._guest = guest
        self._screen = screen
        self._visit = visit
        self.returned: Callable[[], None] = lambda: None
        """Called when the person has come back from another table."""
        self._awaited: OwnMoves | None = None
        self._state = ReviewState(state="none")
        self._ask_at = 0.0
        self._shown: tuple[OwnMoves, ReviewFacts] | None = None
        """The review that was shown last."""

    @property
    def awaits(self) -> bool:
        """Whether the server is making a review for the person."""
        return self._awaited is not None

    def commands(self) -> dict[str, TypedCommand]:
        """Return the commands by what a person types in the language in use."""
        shown = sentence("help-review-at-table")
        return review_commands(
            TypedCommand(self._review, shown, is_possible=self.is_something_over),
            self._try_again,
            lambda: self._shown is not None and self._can_be_tried(self._shown[0]),
        )

    def follow(self) -> None:
        """Show the awaited review if it is ready. Raise `SpydeckError` if there will be none."""
        if self._awaited is not None and time.monotonic() >= self._ask_at:
            moves, self._awaited = self._awaited, None
            self._receive(moves, self._read(moves, request=False))

    def is_something_over(self) -> bool:
        """Return whether there can be something to review; a daily deal stays sealed while others play it."""
        table, found = self._socket.table, game(self._socket.table.settings.game)
        deals = found.has_deals and table.stage in ("playing", "paused") and self._socket.you.seat is not None
        over = table.settings.daily is None and (deals or bool(table.finished))
        return over and found.search is not None

    def _review(self, _: str) -> None:
        """Show the review of what ended last: the game, or a deal or round of it."""
        if self._awaited is None:
            moves = self._moves_to_review()
            self._receive(moves, self._read(moves, request=True))
        if self._awaited is not None:
            done, total = self._state.done, self._state.decisions
            self._screen.say(sentence("review-comes", done=done, total=total))

    def _moves_to_review(self) -> OwnMoves:
        """Return the person's moves in what ended last. Raise `SpydeckError` if there are none."""
        table = self._socket.table
        if table.stage in ("playing", "paused"):
            found = self._guest.deals_so_far(table.table)
            reviewed, part = found.facts, len(found.ends) - 1
        elif table.finished:
            reviewed, part = self._guest.finished_game(table.finished[-1]), None
        else:
            raise SpydeckError(sentence("no-finished-game"))
        if reviewed.seat is None:
            raise SpydeckError(sentence("no-own-moves"))
        return OwnMoves(reviewed, reviewed.seat, part)

    def _read(self, moves: OwnMoves, *, request: bool) -> ReviewState:
        if moves.part is None:
            return self._guest.review(moves.game.record, moves.seat, request=request)
        return self._guest.deal_review(moves.game.table, moves.part, request=request)

    def _receive(self, moves: OwnMoves, state: ReviewState) -> None:
        """Show a review that is ready, or wait for it. Raise `SpydeckError` if it is not being made."""
        self._state = state
        if state.review is not None:
            self._shown = moves, state.review
            self._show(moves, state.review)
        elif state.state in ("waiting", "working"):
            self._awaited, self._ask_at = moves, time.monotonic() + POLL_SECONDS
        else:
            raise SpydeckError(sentence("review-failed"))

    def _show(self, moves: OwnMoves, found: ReviewFacts) -> None:
        settings = self._socket.table.settings
        text_ui = text_ui_of(settings.game, plain=self._screen.plain, memory=settings.memory)
        facts, ended = found.model_dump(), moves.part is None
        write_review(facts, self._names_in(moves.game), self._screen, text_ui, ended=ended)
        if found.moves and self._can_be_tried(moves):
            self._screen.say(sentence("how-to-try"))

    def _names_in(self, played: FinishedGame) -> list[str]:
        """Return the players' names; bots that still sit there are called as in the language in use."""
        seats = zip(played.names, self._socket.table.seats, strict=True)
        return [shortened(shown_name(facts) if facts.name == name else name) for name, facts in seats]

    def _is_finished(self, moves: OwnMoves) -> bool:
        """Return whether the game of some moves is over by now."""
        return moves.part is None or moves.game.record in self._socket.table.finished

    def _can_be_tried(self, moves: OwnMoves) -> bool:
        """Return whether some moves can be tried again: while people play on, that would be help."""
        others = (facts.sitter for facts in self._socket.table.seats if facts.seat != moves.seat)
        return self._is_finished(moves) or set(others) == {"bot"}

    def _try_again(self, typed: str) -> None:
        """Play on from a move of the review, by its number, at a table of its own, and come back here."""
        steps = None if self._shown is None else [move.step for move in self._shown[1].moves]
        step = chosen_step(steps, typed, self._screen)
        if step is None or self._shown is None:
            return
        moves = self._shown[0]
        if self._is_finished(moves):
            made = self._guest.try_again(moves.game.record, step, moves.seat)
        else:
            made = self._guest.try_deal_again(moves.game.table, step, moves.seat)
        try:
            self._visit(made.table)
        finally:
            self.returned()
