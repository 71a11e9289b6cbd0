"""What evaluations say of words: exact means, errors where there are any, and the first of equal words."""

import numpy as np
import pytest

from spydeck.arrays.rollouts import Evaluation


def test_one_world_says_nothing_about_errors() -> None:
    results = np.array([[3, 1], [5, 2]])
    evaluation = Evaluation((7, 9), results, np.array([1.0, 1.0]))
    assert evaluation.means.tolist() == [4, 1.5]
    assert evaluation.standard_errors.tolist() == [1, 0.5]
    assert [part.tolist() for part in evaluation.behind()] == [[0, 2.5], [0, 0.5]]
    single = Evaluation((7, 9), results[:1], np.array([2.0]))
    assert single.best == 7
    assert np.isnan(single.standard_errors).all()
    assert np.isnan(Evaluation((7, 9), results, np.zeros(2)).means).all()


@pytest.mark.parametrize("weight", [1.0, 0.3])
def test_the_first_of_equal_words_is_best_in_whatever_order_worlds_are(weight: float) -> None:
    rng = np.random.default_rng(1)
    for worlds in (3, 10, 49, 1000):
        one = rng.integers(-30, 90, worlds)
        results = np.stack([rng.permutation(one) for _ in range(5)], axis=1)
        evaluation = Evaluation((4, 5, 6, 7, 8), results, np.full(worlds, weight))
        assert evaluation.best == 4
        assert evaluation.means.tolist() == [one.sum() / worlds] * 5
        assert evaluation.behind()[0].tolist() == [0] * 5
    sevens = Evaluation((4,), np.full((10, 1), 7), np.full(10, weight))
    assert (sevens.means.tolist(), sevens.standard_errors.tolist()) == ([7], [0])


@pytest.mark.parametrize("small", [1e-20, 1e-16, 1e-300])
def test_worlds_of_hardly_any_weight_raise_no_warnings(small: float) -> None:
    evaluation = Evaluation((7, 9), np.array([[3, 1], [5, 2]]), np.array([1.0, small]))
    assert evaluation.means.tolist() == pytest.approx([3, 1])
    errors = evaluation.standard_errors
    assert np.isnan(errors).all() or (errors < 1e-6).all()


def test_means_and_errors_are_read_only() -> None:
    evaluation = Evaluation((7, 9), np.array([[3, 1], [5, 2]]), np.ones(2))
    for array in (evaluation.means, evaluation.standard_errors):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0
