"""Metrics for the host of a server; none of them reveals anything about a person or a game."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from spydeck.protocol.bounds import Message
from spydeck.protocol.messages import Done, Refused, Sealed

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder in which processes of a supervisor keep their metrics."""


class Metrics:
    """The metrics of one process, in what `node` is called; it shares those of a supervisor's processes."""

    def __init__(self, node: str = "1") -> None:
        self._registry = CollectorRegistry()
        self._node = node
        self._commands = self._counter("spydeck_commands", "Commands of sockets, by reply", "answer")
        self._answers: dict[str, Counter] = {}
        """The counter of each reply: looking one up by its label takes longer than counting."""
        self.entries = self._counter("spydeck_entries", "Events saved").labels(node)
        self.saving = Histogram(
            "spydeck_save_seconds", "From request to saved", ["node"], buckets=BOUNDS, registry=self._registry
        ).labels(node)
        self.not_saved = self._counter("spydeck_not_saved", "Events that could not be saved").labels(node)
        self.sockets = self._gauge("spydeck_sockets", "Open sockets")
        self.tunnels = self._gauge("spydeck_tunnels", "Open sockets whose tables other processes have")
        self.tables = self._gauge("spydeck_tables", "Tables that are loaded")
        self.lease = self._gauge("spydeck_lease", "1 if the process may serve tables, otherwise 0")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, ["node", *labels], registry=self._registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        gauge = Gauge(name, what, ["node"], registry=self._registry, multiprocess_mode="livesum")
        return gauge.labels(self._node)

    def answered(self, reply: Message) -> None:
        """Count the reply to a command; a sealed answer as any other command that was carried out."""
        kind = reply.code if isinstance(reply, Refused) else type(reply).__name__.lower()
        if isinstance(reply, Sealed):
            kind = Done.__name__.lower()
        if kind not in self._answers:
            self._answers[kind] = self._commands.labels(self._node, kind)
        self._answers[kind].inc()

    def saved(self, entries: int, seconds: float) -> None:
        """Count saved events, and note how long saving them took."""
        self.saving.observe(seconds)
        self.entries.inc(entries)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus, of all processes of a supervisor."""
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        all_of_them = CollectorRegistry()
        MultiProcessCollector(all_of_them)  # type: ignore[no-untyped-call]
        return generate_latest(all_of_them)
