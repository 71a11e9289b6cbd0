"""The terminal's sentences in German."""

from spydeck.terminal.text.de.games import *  # noqa: F403
from spydeck.terminal.text.de.playing import *  # noqa: F403
from spydeck.terminal.text.de.practice import *  # noqa: F403
from spydeck.terminal.text.de.replays import *  # noqa: F403
from spydeck.terminal.text.de.scorepad import *  # noqa: F403
