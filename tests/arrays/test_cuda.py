"""Games on a GPU: bit for bit those of the processor, on the simulated GPU of numba-cuda."""

import importlib.util
import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from spydeck.arrays.games import Games
from spydeck.errors import IllegalWord, InvalidOption, MissingExtra

ARRAYS = ("seat", "mask", "obs", "returns", "done")
ROOT = Path(__file__).parents[2]

SETTINGS: dict[str, int] = {
    json.dumps(setting): steps
    for steps, setting in (
        (
            90,
            {"game": "black-spy", "n": 2, "players": 5, "variants": ["the-mole"], "end_value": 1, "seed": 1},
        ),
        (100, {"game": "spy-tricks", "n": 2, "players": 3, "seed": 2}),
        (60, {"game": "spycard", "n": 3, "players": 4, "seed": 3}),
    )
}
"""How many words are chosen in games with these arguments."""


def on_host(array: Any) -> NDArray[Any]:
    """Return a copy of an array, wherever it is."""
    copied: NDArray[Any] = array.copy() if isinstance(array, np.ndarray) else array.copy_to_host()
    return copied


def arrays_of(games: Games) -> dict[str, NDArray[Any]]:
    """Return copies of all that games show, and of their states and actions so far."""
    content, partial = zip(*map(games._copied, range(len(games))), strict=True)
    shown = {name: on_host(getattr(games, name)) for name in ARRAYS}
    return {**shown, "states": np.array(content), "partial": np.array(partial)}


def play(
    setting: dict[str, Any], words: NDArray[np.int64], given: Callable[[Any], Any]
) -> dict[str, NDArray[Any]]:
    """Return what games show before and after each step, and what they say of words that are wrong.

    Every other time, `given` gives the words, such as on a GPU; and before that, wrong ones are tried.
    """
    games = Games(**setting)
    shown, said = [arrays_of(games)], [repr(games).replace(", on cuda", "")]
    for step, chosen in enumerate(words):
        if step % 2:
            wrong = chosen.copy()
            wrong[step % len(wrong) :] = -1 if step % 3 else shown[-1]["mask"][-1].argmin()
            with pytest.raises(IllegalWord) as error:
                games.step(given(wrong))
            said.append(str(error.value))
        games.step(given(chosen) if step % 2 else chosen)
        shown.append(arrays_of(games))
        if step == len(words) // 2:
            games = pickle.loads(pickle.dumps(games.copy()))  # noqa: S301  our own
    games.reset(7)
    shown.append(arrays_of(games))
    together = {name: np.array([arrays[name] for arrays in shown]) for name in shown[0]}
    return {**together, "said": np.array(said)}


def random_words(setting: dict[str, Any], steps: int) -> NDArray[np.int64]:
    """Return random legal words for each step of games, as (steps, games)."""
    games, rng, words = Games(**setting), np.random.default_rng(4), []
    for _ in range(steps):
        words.append((rng.random(games.mask.shape) + games.mask).argmax(axis=1))
        games.step(words[-1])
    return np.array(words)


@pytest.mark.slow
@pytest.mark.unmetered
def test_games_on_a_gpu_are_those_of_the_processor_bit_for_bit(tmp_path: Path) -> None:
    pytest.importorskip("numba_cuda")
    words = {key: random_words(json.loads(key), steps) for key, steps in SETTINGS.items()}
    files = [str(tmp_path / "words.npz"), str(tmp_path / "results.npz")]
    np.savez(files[0], allow_pickle=False, **words)
    command = [sys.executable, "-m", "tests.arrays.cuda_simulator", *files]
    subprocess.run(command, check=True, cwd=ROOT, env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"})
    with np.load(files[1]) as results:
        for key in SETTINGS:
            expected = play(json.loads(key), words[key], np.array)
            assert expected["done"].any()
            for name, rows in expected.items():
                found = results[f"{key} {name}"]
                assert found.dtype == rows.dtype
                np.testing.assert_array_equal(found, rows, f"{key} {name}")


@pytest.mark.slow
@pytest.mark.unmetered
def test_code_for_a_gpu_does_what_code_for_the_processor_does() -> None:
    """The simulator runs Python; this is what is compiled, but for the last step."""
    pytest.importorskip("numba_cuda")
    from spydeck.arrays.cuda_games import launch_step
    from tests.arrays.cuda_code import on_processor

    games, rng = Games("spy-tricks", 20, players=3, seed=5), np.random.default_rng(5)
    twin = games.copy()
    run = on_processor(launch_step(games._engine)._function.py_func, twin._arrays)
    finished = 0
    for _ in range(120):
        twin._words[:] = (rng.random(games.mask.shape) + games.mask).argmax(axis=1)
        games.step(twin._words)
        for place in range(len(twin)):
            run(place)
        for name, expected in arrays_of(games).items():
            np.testing.assert_array_equal(arrays_of(twin)[name], expected, name)
        finished += int(games.done.sum())
    assert finished
    np.testing.assert_array_equal(twin._generators, games._generators)


def test_a_device_is_one_of_two() -> None:
    for device in ("tpu", "CPU", None):
        with pytest.raises(InvalidOption, match='device must be "cpu" or "cuda", not'):
            Games("spy-tricks", 1, device=device)  # type: ignore[arg-type]


def test_the_extra_that_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    find_spec = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec",
        lambda name, *package: None if name == "numba_cuda" else find_spec(name, *package),
    )
    for module in ("spydeck.kernel.cuda", "spydeck.arrays.cuda_games"):
        monkeypatch.delitem(sys.modules, module, raising=False)
    with pytest.raises(MissingExtra, match=r'numba-cuda is missing; .* "\.\[cuda\]"'):
        Games("spy-tricks", 1, device="cuda")


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("No driver.\nInstall one.", "no GPU that CUDA can use was found: No driver.$"),
        (None, "CUDA's compiler is missing; install CUDA, or: pip install"),
    ],
)
def test_what_a_gpu_lacks_is_said(reason: str | None, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba_cuda")
    monkeypatch.setattr("numba.cuda.is_available", lambda: False)
    monkeypatch.setattr("numba.cuda.cuda_error", lambda: reason)
    with pytest.raises(InvalidOption, match=said):
        Games("spy-tricks", 1, device="cuda")
    with pytest.raises(InvalidOption, match="threads are for"):
        Games("spy-tricks", 1, device="cuda", threads=2)


def test_more_games_than_the_gpu_has_room_for_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numba_cuda")
    context = SimpleNamespace(get_memory_info=lambda: SimpleNamespace(free=1_000_000))
    monkeypatch.setattr("spydeck.arrays.cuda_games.check_gpu", lambda: None)
    monkeypatch.setattr("numba.cuda.current_context", lambda: context)
    with pytest.raises(InvalidOption, match=r"that the GPU has room for, \d{3} now, not 1000000"):
        Games("spy-tricks", 1_000_000, device="cuda")
