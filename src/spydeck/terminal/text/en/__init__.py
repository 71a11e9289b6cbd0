"""The terminal's sentences in English."""

from spydeck.terminal.text.en.games import *  # noqa: F403
from spydeck.terminal.text.en.playing import *  # noqa: F403
from spydeck.terminal.text.en.practice import *  # noqa: F403
from spydeck.terminal.text.en.replays import *  # noqa: F403
from spydeck.terminal.text.en.scorepad import *  # noqa: F403
