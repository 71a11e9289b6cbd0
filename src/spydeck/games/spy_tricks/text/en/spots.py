"""The spots of the mat, in English."""

from __future__ import annotations

from spydeck.games.spy_tricks.cards import SUITS
from spydeck.games.spy_tricks.text.spots import SpotWords

WORDS = SpotWords(suits={suit: suit for suit in SUITS})
