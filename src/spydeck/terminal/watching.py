"""Watching the rest of a game that the person is out of: turn by turn, or straight to its end."""

from __future__ import annotations

from collections.abc import Collection

from spydeck.games.text_ui import TextUi
from spydeck.terminal.dialogue import Dialogue
from spydeck.terminal.prompt import Reader
from spydeck.terminal.screen import Screen
from spydeck.terminal.text import sentence, typed_words
from spydeck.terminal.typed_words import meant


class Watching:
    """Stops the game at each turn until the person wants to see the next one."""

    def __init__(self, text_ui: TextUi, screen: Screen, dialogue: Dialogue, read: Reader) -> None:
        self._text_ui = text_ui
        self._screen = screen
        self._dialogue = dialogue
        self._read = read
        self._asked = False
        self.to_end = False
        """Whether the person wants to see only how the game ends."""

    def stop(self, events: Collection[str]) -> None:
        """Wait for the person if a turn starts with the events just shown. Raise `EOFError` to leave."""
        if self.to_end or (self._asked and not self._text_ui.part_starts & set(events)):
            return
        if not self._asked:
            self._screen.say()
            self._screen.say(sentence("out-of-game"), "strong")
        self._asked = True
        while typed := self._typed():
            if meant(typed.lower(), typed_words("typed")) == "end":
                self.to_end = True
                return
            if not self._dialogue.run_command(typed):
                self._screen.say(sentence("how-to-watch"))

    def _typed(self) -> str:
        self._screen.flush()
        return self._read(sentence("watch-prompt")).strip()
