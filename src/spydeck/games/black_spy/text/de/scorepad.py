"""The words of the scorepad of Black Spy, in German."""

from __future__ import annotations

from spydeck.games.black_spy.text.scorepad import PadWords
from spydeck.games.grammar.de import counted
from spydeck.language.cldr import number

WORDS = PadWords(
    empty="Der Punkteblock ist leer: Noch ist keine Runde zu Ende.",
    deal="Runde",
    has_halved="durch Zurückfallen halbiert (BS-35)",
    sentence="Runde {deal}: {scores}.",
    score=lambda name, points, total: f"{name} {counted(points, 'Punkt', 'Punkte')}, gesamt {number(total)}",
    after_halving=" nach dem Halbieren",
)
