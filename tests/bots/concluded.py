"""Conclusions of compiled programs from results that a test makes up."""

from __future__ import annotations

from typing import Any

import numpy as np

import spydeck
from spydeck.arrays.engine import engine
from spydeck.bots.thinking.brief import brief_of
from spydeck.bots.thinking.concluding import compiled_conclusion
from spydeck.bots.thinking.processor import Thinking, blank_findings
from spydeck.bots.thinking.question import Findings, Question, Sheet
from spydeck.games.search import Level


def concluded(*columns: Any, barred: Any = None) -> tuple[Question, Sheet, Findings]:
    """Return conclusions about cards in Black Spy, from results by row; all measures are the same."""
    match = spydeck.new("black-spy", seed=1)
    seen = match.observation(match.actors[0])
    question, sheet = Thinking(brief_of(seen.game, seen.state, seen.seat, Level(1, worlds=4), 1)).in_rows(1)
    rows = np.array(columns, np.float32).T
    number = len(columns)
    sheet = sheet._replace(
        results=np.repeat(rows[:, :, None], 4, axis=2),
        barred=np.zeros(number, np.int64) if barred is None else np.array(barred, np.int64),
        picks=np.zeros(len(rows), np.int64),
    )
    sheet.progress[:] = len(rows), rows.size, number
    found = blank_findings(engine(seen.game), number)
    compiled_conclusion(engine(seen.game))(question, sheet, found)
    return question, sheet, found
