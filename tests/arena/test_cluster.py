"""Arenas on a cluster, for which a small module stands."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from spydeck import arena
from spydeck.arena import executors
from spydeck.errors import InvalidOption, MissingExtra, SpydeckError, UnknownBot
from tests.arena.arenas import measured
from tests.terminal.driving import CommandLine


class RayError(Exception):
    """The exception of Ray for a lost task."""


def fake_ray(lost: tuple[int, ...] = ()) -> ModuleType:
    """Return a module that stands for `ray`: tasks run when their results are fetched."""
    module = ModuleType("ray")
    ray: Any = module
    state = {"started": False}

    def remote(**settings: Any) -> Callable[..., Any]:
        return lambda task: SimpleNamespace(remote=lambda *values: (task, values))

    def get(reference: Any) -> Any:
        task, (chosen, deal, said_in) = reference
        if deal in lost:
            raise RayError
        return task(chosen, deal, said_in)

    ray.is_initialized = lambda: state["started"]
    ray.init = lambda: state.update(started=True)
    ray.shutdown = lambda: state.update(started=False)
    ray.cluster_resources = lambda: {"CPU": 2.0}
    ray.remote, ray.get = remote, get
    ray.wait = lambda references, num_returns: (references[-1:], references[:-1])
    ray.cancel = lambda reference: None
    ray.exceptions = SimpleNamespace(RayError=RayError)
    return module


@pytest.fixture
def _released() -> Iterator[None]:
    """Let no worker outlive a test of the cluster."""
    yield
    executors.release()


@pytest.mark.usefixtures("_released")
def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake_ray())
    expected = measured("random", "sensible", deals=4)
    assert measured("random", "sensible", deals=4, executor=arena.RayCluster()) == expected
    with pytest.raises(UnknownBot, match="there is no bot 'nobody'"):
        measured("random", "nobody", executor=arena.RayCluster(1))


@pytest.mark.parametrize("workers", [0, -1, "2"])
def test_a_wrong_number_of_tasks_is_refused_before_a_cluster_is_joined(
    workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray: Any = fake_ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    with pytest.raises(InvalidOption, match="workers must be from 1 to 256"):
        arena.RayCluster(workers)
    assert not ray.is_initialized()


@pytest.mark.usefixtures("_released")
def test_the_command_joins_a_cluster_and_leaves_it(cli: CommandLine, monkeypatch: pytest.MonkeyPatch) -> None:
    ray: Any = fake_ray()
    monkeypatch.setitem(sys.modules, "ray", ray)
    words = ["arena", "black-spy", "--bots", "random,random", "--players", "3", "--deals", "1", "--on", "ray"]
    outcome = cli.run(*words, "--json")
    assert (outcome.status, outcome.err) == (0, "")
    assert json.loads(outcome.out)["games"] == 6
    assert not ray.is_initialized()


@pytest.mark.usefixtures("_released")
def test_a_deal_that_the_cluster_loses_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", fake_ray(lost=(1,)))
    found = measured("random", "sensible", deals=3, executor=arena.RayCluster(2))
    assert found.skipped == (arena.SkippedDeals("Ray lost it: RayError", 1, 1),)
    assert found.deals == 2
    monkeypatch.setitem(sys.modules, "ray", fake_ray(lost=(0, 1, 2)))
    with pytest.raises(SpydeckError, match="^no deal could be played: Ray lost it: RayError$"):
        measured("random", "sensible", deals=3, executor=arena.RayCluster(2))


@pytest.mark.parametrize("package", ["ray", "openskill"])
def test_a_missing_extra_is_named(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == package]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    extra = {"ray": "ray", "openskill": "arena"}[package]
    with pytest.raises(MissingExtra, match=rf'{package} is missing; .* "\.\[{extra}\]"'):
        measured("random", "random", skill=True, executor=arena.RayCluster() if package == "ray" else None)
