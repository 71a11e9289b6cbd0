"""The sentences of an arena's result in the language in use: a catalogue, see `spydeck.language`."""

from typing import TYPE_CHECKING, Any

from spydeck.language import catalogue

if TYPE_CHECKING:
    from spydeck.arena.text.en import *  # noqa: F403  (every language has the names of English)
else:

    def __getattr__(name: str) -> Any:
        return getattr(catalogue(__name__), name)
