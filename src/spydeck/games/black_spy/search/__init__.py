"""How bots that search think about Black Spy.

`candidates` says which actions are compared; `conduct` which worlds are likely, and `swaps` makes more of
them; `playing` how a deal continues, card by card (`trick`), with `costs` by the policy and by `tuned`
weights, and its `endings`; `measures` what its end is worth; `odds` what people want to know; `levels` how
hard a bot thinks.
"""

from spydeck.games.black_spy.search.candidates import MAX_CANDIDATES, candidates
from spydeck.games.black_spy.search.conduct import likelihood
from spydeck.games.black_spy.search.levels import LEVELS
from spydeck.games.black_spy.search.measures import MEASURES, measure
from spydeck.games.black_spy.search.odds import odds
from spydeck.games.black_spy.search.playing import play_on, play_on_tuned
from spydeck.games.black_spy.search.swaps import refine

__all__ = [
    "LEVELS",
    "MAX_CANDIDATES",
    "MEASURES",
    "candidates",
    "likelihood",
    "measure",
    "odds",
    "play_on",
    "play_on_tuned",
    "refine",
]
