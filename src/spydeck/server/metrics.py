"""Metrics for the host of a server; none of them reveals anything about a person or a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from spydeck.protocol.bounds import Message
from spydeck.protocol.messages import Done, Refused, Sealed

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands = Counter(
            "spydeck_commands", "Commands of sockets, by reply", ["answer"], registry=self._registry
        )
        self._answers: dict[str, Counter] = {}
        """The counter of each reply: looking one up by its label takes longer than counting."""
        self.entries = Counter("spydeck_entries", "Events saved", registry=self._registry)
        self.saving = Histogram(
            "spydeck_save_seconds", "From request to saved", buckets=BOUNDS, registry=self._registry
        )
        self.not_saved = Counter(
            "spydeck_not_saved", "Events that could not be saved", registry=self._registry
        )
        self.sockets = Gauge("spydeck_sockets", "Open sockets", registry=self._registry)
        self.tables = Gauge("spydeck_tables", "Tables that are loaded", registry=self._registry)

    def answered(self, reply: Message) -> None:
        """Count the reply to a command; a sealed answer as any other command that was carried out."""
        kind = reply.code if isinstance(reply, Refused) else type(reply).__name__.lower()
        if isinstance(reply, Sealed):
            kind = Done.__name__.lower()
        if kind not in self._answers:
            self._answers[kind] = self.commands.labels(kind)
        self._answers[kind].inc()

    def saved(self, entries: int, seconds: float) -> None:
        """Count saved events, and note how long saving them took."""
        self.saving.observe(seconds)
        self.entries.inc(entries)

    def text(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self._registry)
