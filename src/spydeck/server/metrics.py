"""Metrics for the host of a server; none of them reveals anything about a person or a game."""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

from spydeck.protocol.bounds import ProtocolMessage
from spydeck.protocol.messages import Refused, Sealed

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


DONE = "done"
"""The kind of the replies to commands that were carried out."""
COUNTED_AT_ONCE = 1_000
"""Saved batches that are counted together: that takes longer than counting them in a list."""

SHARED = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable with the folder in which processes of a supervisor keep their metrics."""


class Metrics:
    """The metrics of one process, in what `node` is called; it shares those of a supervisor's processes."""

    def __init__(self, node: str = "1") -> None:
        self._registry = CollectorRegistry()
        self._node = node
        self._commands = self._counter("spydeck_commands", "Commands of sockets, by reply", "answer")
        self._answers: dict[str, int] = {}
        """Replies that are not in the metrics yet."""
        self._saves: list[float] = []
        """How long saves took that are not in the metrics yet, in seconds."""
        self._saved_entries = 0
        self._entries = self._counter("spydeck_entries", "Events saved").labels(node)
        self._saving = Histogram(
            "spydeck_save_seconds", "From request to saved", ["node"], buckets=BOUNDS, registry=self._registry
        ).labels(node)
        self.not_saved = self._counter("spydeck_not_saved", "Events that could not be saved").labels(node)
        self._pushes = self._counter("spydeck_notifications", "Notifications sent, by outcome", "outcome")
        self.sockets = self._gauge("spydeck_sockets", "Open sockets")
        self.tunnels = self._gauge("spydeck_tunnels", "Open sockets whose tables other processes have")
        self.tables = self._gauge("spydeck_tables", "Tables that are loaded")
        self.lease = self._gauge("spydeck_lease", "1 if the process may serve tables, otherwise 0")

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(name, what, ["node", *labels], registry=self._registry)

    def _gauge(self, name: str, what: str) -> Gauge:
        gauge = Gauge(name, what, ["node"], registry=self._registry, multiprocess_mode="livesum")
        return gauge.labels(self._node)

    def answered(self, kind: str) -> None:
        """Count the reply to a command, by its kind."""
        self._answers[kind] = self._answers.get(kind, 0) + 1

    def pushed(self, outcome: str) -> None:
        """Count a notification that was sent to a browser, or not."""
        self._pushes.labels(self._node, outcome).inc()

    def saved(self, entries: int, seconds: float) -> None:
        """Count saved events, and note how long saving them took."""
        self._saved_entries += entries
        self._saves.append(seconds)
        if len(self._saves) >= COUNTED_AT_ONCE:
            self.note()

    def note(self) -> None:
        """Put into the metrics what has been counted since this was called last."""
        for kind, replies in self._answers.items():
            self._commands.labels(self._node, kind).inc(replies)
        for seconds in self._saves:
            self._saving.observe(seconds)
        self._entries.inc(self._saved_entries)
        self._answers.clear()
        self._saves.clear()
        self._saved_entries = 0

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus, of all processes of a supervisor."""
        self.note()
        if SHARED not in os.environ:
            return generate_latest(self._registry)
        all_of_them = CollectorRegistry()
        MultiProcessCollector(all_of_them)  # type: ignore[no-untyped-call]
        return generate_latest(all_of_them)


def kind_of(reply: ProtocolMessage) -> str:
    """Return what a reply is counted as; a sealed answer as any other command that was carried out."""
    if isinstance(reply, Refused):
        return reply.code
    return DONE if isinstance(reply, Sealed) else type(reply).__name__.lower()
