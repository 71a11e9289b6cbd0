"""A former path of reviews, which are in `spydeck.study.review`."""

from spydeck.study.review import LEVEL, Review, ReviewedMove, review

__all__ = ["LEVEL", "Review", "ReviewedMove", "review"]
