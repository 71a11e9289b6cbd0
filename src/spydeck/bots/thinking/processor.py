"""Thinking on this processor: a question goes through the compiled programs, until its time is up."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from spydeck.arrays.engine import Engine, engine
from spydeck.bots.thinking.brief import Brief, Found
from spydeck.bots.thinking.choosing import compiled_choice
from spydeck.bots.thinking.comparing import OFFSET_STEP, compiled_rows, compiled_settling, pick_by_weight
from spydeck.bots.thinking.concluding import compiled_conclusion
from spydeck.bots.thinking.drawing import compiled_drawing
from spydeck.bots.thinking.explaining import ODDS_WORLDS, compiled_explanation, compiled_look
from spydeck.bots.thinking.programs import counting, guessing, is_dated
from spydeck.bots.thinking.question import (
    ALWAYS,
    DONE,
    DRAWS,
    FRESH,
    HIDING,
    MAX_ROWS,
    NEVER,
    TO_COMPARE,
    WIDTH,
    Findings,
    Question,
    Sheet,
    budget_of,
)
from spydeck.games.action import Action
from spydeck.games.game import Game, search_of
from spydeck.games.reasons import WORLDS
from spydeck.kernel import pack
from spydeck.kernel.progress import LOGGER


@dataclass(frozen=True, eq=False)
class Thoughts:
    """A bot's findings about a move."""

    actions: tuple[Action, ...]
    """The candidates."""
    results: NDArray[np.float32]
    """Measurements, as an array (rows, candidates, measures); not a number where nothing was played.

    A row is one world with one course of chance. Rows of a candidate that was dropped end early.
    """
    worlds: Any
    """The world of each row, as an array of records."""
    findings: Findings
    """The conclusions from them."""

    @property
    def best(self) -> int:
        """The place of the best candidate: of those that were never dropped, the first of equal ones."""
        return int(self.findings.ranking[0])


def note_unexplained(game: Game, seat: int, records: Any) -> None:
    """Log a position in which no world explains what the others did; all are then as likely."""
    LOGGER.warning(
        "no likely world for seat %d in this position of %s: %s", seat, game.name, records.tobytes().hex()
    )


class Thinking:
    """One search: a question to a seat, and the sheet on which it is worked at."""

    def __init__(self, brief: Brief, truth: Any = None) -> None:
        """With `truth`, the true state, that is the only world: for a bot that sees all cards."""
        self._game, self._level = brief.game, brief.level
        self._engine: Engine = engine(brief.game)
        self._search = search_of(brief.game)
        self._question = self._asked(brief)
        self._sheet = self._blank(brief)
        self._sees_all = truth is not None
        self._tuned = brief.tuned
        self._drawn = False
        number = self._draw(NEVER if self._sees_all else brief.budget[DRAWS])
        self.actions: NDArray[np.int64] = self._sheet.actions[:number]
        """The candidates, as rows of verb, subject, and objects."""
        self._believes = self._drawn and counting(self._game) is not None and self._level.believes
        if self._sees_all:
            self._sheet = self._sheet._replace(worlds=pack(truth), weights=np.ones(1))
            self._question.budget[HIDING] = 0

    def _asked(self, brief: Brief) -> Question:
        return Question(
            records=np.frombuffer(brief.record, self._engine.dtype).copy(),
            seat=brief.seat,
            budget=np.array(brief.budget, np.int64),
            history=np.array(brief.history or np.zeros((0, 1)), np.int64),
            likelihoods=np.array(brief.likelihoods, np.float64),
            also=np.array(brief.also, np.int64).reshape(-1, 3),
        )

    def _blank(self, brief: Brief) -> Sheet:
        search, counts = self._search, counting(self._game)
        worlds, most = self._level.worlds, search.MAX_CANDIDATES + len(self._question.also)
        fresh = FRESH if guessing(self._game) and self._level.certainty else 0
        return Sheet(
            generator=np.array([brief.seed], np.int64),
            apart=np.array([brief.apart], np.int64),
            order=np.zeros(self._engine.programs.MAX_DECK, np.int64),
            playing=np.empty(1, self._engine.dtype),
            notes=np.zeros(counts.NOTES if counts else 0),
            actions=np.zeros((most, 3), np.int64),
            barred=np.zeros(most, np.int64),
            chances=np.ones(most),
            alive=np.arange(most),
            worlds=np.zeros(worlds, self._engine.dtype),
            weights=np.empty(worlds),
            fresh=np.zeros(fresh, self._engine.dtype),
            fresh_weights=np.empty(fresh),
            spare=np.empty(worlds if self._level.steps else 0, self._engine.dtype),
            places=np.zeros(max(worlds, fresh), np.int64),
            progress=np.zeros(3, np.int64),
            picks=np.zeros(0, np.int64),
            results=np.zeros((0, most, len(search.MEASURES)), np.float32),
        )

    def _draw(self, draws: int) -> int:
        """Write the candidates, and draw likely worlds where they are wanted. Return how many candidates."""
        budget = self._question.budget.copy()
        budget[DRAWS] = draws
        if draws == NEVER:
            budget[WIDTH] = self._search.MAX_CANDIDATES
        question = self._question._replace(budget=budget)
        number, explained = compiled_drawing(self._engine)(question, self._sheet)
        self.explained = bool(explained)
        """Whether any world explains what the others did."""
        if not explained:
            note_unexplained(self._game, question.seat, question.records)
        self._drawn = draws == ALWAYS or (draws == TO_COMPARE and number > 1)
        return int(number)

    def think(self) -> Thoughts:
        """Return what was found out within the level's budget."""
        started = perf_counter()
        self.likely_worlds()
        number = len(self.actions)
        sheet = self._sheet._replace(barred=self._sheet.barred[:number])
        sheet = sheet._replace(alive=np.arange(number), results=sheet.results[:0, :number])
        sheet.progress[:] = 0, 0, number
        play_rows, settle_rows = self.comparison()
        goes_on = True
        while goes_on:
            if len(sheet.picks) < sheet.progress[DONE] + MAX_ROWS:
                sheet = with_room(sheet)
            last = play_rows(self._question, sheet, 0, 1)
            goes_on = bool(settle_rows(self._question, sheet, last)) and not self._is_late(started)
        rows = int(sheet.progress[DONE])
        self._sheet = sheet._replace(picks=sheet.picks[:rows], results=sheet.results[:rows])
        self._findings = blank_findings(self._engine, number)
        compiled_conclusion(self._engine)(self._question, self._sheet, self._findings)
        actions = tuple(Action(*map(int, row)) for row in self.actions)
        return Thoughts(actions, self._sheet.results, sheet.worlds[self._sheet.picks], self._findings)

    def choice(self) -> int:
        """Return the place of the candidate that a bot chooses, once it has thought."""
        return int(compiled_choice(self._engine)(self._question, self._sheet, self._findings))

    def found(self) -> Found:
        """Return what it found out, once it has thought for a brief that explains."""
        findings = self._findings
        explain = compiled_explanation(self._engine, *self.style)
        explain(self._question, self._sheet, findings)
        order = findings.ranking
        effects = findings.effects[order].tolist()
        return Found(
            actions=[Action(*row) for row in self.actions[order].tolist()],
            barred=self._sheet.barred[order].astype(bool).tolist(),
            equal=findings.equal[order].astype(bool).tolist(),
            means=findings.means[order].tolist(),
            errors=findings.errors[order].tolist(),
            behind=findings.behind[order].tolist(),
            behind_errors=findings.behind_errors[order].tolist(),
            effects=[
                one if looked_at else None
                for one, looked_at in zip(effects, findings.looked_at[order], strict=True)
            ],
            shares=findings.shares.tolist(),
            rows=int(findings.rows.max()),
            playouts=int(findings.rows.sum()),
        )

    def look_at(self, actions: Sequence[Action]) -> tuple[Any, list[tuple[list[float], Any]]]:
        """Return likely worlds, and for each action what it does there on average, and how they end.

        What it does is said in the order of `Ideas.EFFECTS`.
        """
        worlds = self.equally_likely(WORLDS)
        sheet, look = self._sheet._replace(worlds=worlds), compiled_look(self._engine, *self.style)
        found = []
        for action in actions:
            findings = blank_findings(self._engine, 1)
            findings.world_picks[:WORLDS] = np.arange(WORLDS)
            look(self._question, sheet, findings, *action, findings.effects[0])
            found.append((findings.effects[0].tolist(), findings.ends))
        return worlds, found

    def in_rows(self, rows: int) -> tuple[Question, Sheet]:
        """Return the question and a sheet to play so many rows on after every candidate, without a budget."""
        self.likely_worlds()
        budget = np.array(budget_of(replace(self._level, drops=False, worlds=rows)), np.int64)
        shape = rows, len(self.actions), len(self._search.MEASURES)
        sheet = self._sheet._replace(picks=np.zeros(rows, np.int64), results=np.zeros(shape, np.float32))
        sheet.progress[:] = 0, 0, len(self.actions)
        return self._question._replace(budget=budget), sheet

    def _is_late(self, started: float) -> bool:
        level = self._level
        if level.milliseconds is None or not level.drops:
            return False
        return perf_counter() - started >= level.milliseconds / 1000

    def likely_worlds(self) -> tuple[Any, NDArray[np.float64]]:
        """Return worlds that the seat cannot tell apart, and how likely each is; all together are 1."""
        if not self._drawn and not self._sees_all:
            self._draw(ALWAYS)
        return self._sheet.worlds, self._sheet.weights

    def equally_likely(self, count: int) -> Any:
        """Return so many worlds that are as likely as each other, of those to play on in."""
        worlds, weights = self.likely_worlds()
        places = [0] * count
        pick_by_weight(weights.tolist(), self._share(), places)
        return worlds[places]

    @property
    def drawn_apart(self) -> Any:
        """Equally likely worlds that were drawn apart for guesses; none where there are no guesses."""
        return self._sheet.fresh[self._sheet.places[:FRESH]] if len(self._sheet.fresh) else self._sheet.fresh

    def _share(self) -> float:
        generator = self._sheet.generator
        generator += OFFSET_STEP
        return float(int(generator[0]) & 0xFFFFFFFF) / 2**32

    @property
    def style(self) -> tuple[bool, bool]:
        """Whether the seat uses its notes when it plays on, and whether weights found in self-play."""
        return self._believes, self._tuned

    def comparison(self) -> tuple[Callable[..., int], Callable[..., int]]:
        """Return the functions that play the next rows, and that settle them."""
        dated = self._level.dated and is_dated(self._game)
        return compiled_rows(self._engine, *self.style, dated), compiled_settling(self._engine)


def with_room(sheet: Sheet) -> Sheet:
    """Return a sheet with room for twice as many rows as before, and for the next ones."""
    more = len(sheet.picks) + MAX_ROWS
    unknown = np.full((more, *sheet.results.shape[1:]), np.nan, np.float32)
    return sheet._replace(
        picks=np.concatenate([sheet.picks, np.zeros(more, np.int64)]),
        results=np.concatenate([sheet.results, unknown]),
    )


def blank_findings(found: Engine, number: int) -> Findings:
    """Return findings about so many candidates of which nothing is known yet."""
    search, ideas = search_of(found.game), found.game.ideas
    measures = len(search.MEASURES)
    marks = {name: np.zeros(number, np.int64) for name in ("rows", "ranking", "equal", "looked_at")}
    numbers = {name: np.zeros(number) for name in ("behind", "behind_errors", "told")}
    return Findings(
        **marks,
        **numbers,
        means=np.zeros((number, measures)),
        errors=np.zeros((number, measures)),
        bounds=np.zeros((2, measures)),
        world_picks=np.zeros(ODDS_WORLDS, np.int64),
        shares=np.zeros(search.COUNTS),
        effects=np.zeros((number, len(ideas.EFFECTS) if ideas else 0)),
        ends=np.zeros(WORLDS, found.dtype),
        copies=np.zeros(2, found.dtype),
    )
