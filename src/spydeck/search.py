"""A former path of evaluations, which are in `spydeck.arrays.rollouts`."""

from spydeck.arrays.rollouts import Evaluation

__all__ = ["Evaluation"]
