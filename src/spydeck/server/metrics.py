"""Figures for whoever watches over a server; none of them tells of a person or a game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from spydeck.protocol.bounds import Message
from spydeck.protocol.messages import Refused

BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.commands = Counter(
            "spydeck_commands", "Commands of sockets, by their answer", ["answer"], registry=self._registry
        )
        self._answers: dict[str, Counter] = {}
        """The counter of each answer, as looking one up by its label takes longer than counting."""
        self.entries = Counter("spydeck_entries", "Events saved", registry=self._registry)
        self.saving = Histogram(
            "spydeck_save_seconds", "From asking to having saved", buckets=BOUNDS, registry=self._registry
        )
        self.not_saved = Counter(
            "spydeck_not_saved", "Events that could not be saved", registry=self._registry
        )
        self.sockets = Gauge("spydeck_sockets", "Open sockets", registry=self._registry)
        self.tables = Gauge("spydeck_tables", "Tables that are loaded", registry=self._registry)

    def answered(self, answer: Message) -> None:
        """Count the answer to a command."""
        kind = answer.code if isinstance(answer, Refused) else type(answer).__name__.lower()
        if kind not in self._answers:
            self._answers[kind] = self.commands.labels(kind)
        self._answers[kind].inc()

    def saved(self, entries: int, seconds: float) -> None:
        """Count what was saved, and how long it took."""
        self.saving.observe(seconds)
        self.entries.inc(entries)

    def text(self) -> bytes:
        """All figures in the text form of Prometheus."""
        return generate_latest(self._registry)
