"""A former path of words and vocabularies, which are in `spydeck.arrays.words`."""

from spydeck.arrays.words import Vocabulary, vocabulary

__all__ = ["Vocabulary", "vocabulary"]
