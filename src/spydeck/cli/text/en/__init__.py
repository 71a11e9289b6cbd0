"""The command line's sentences in English."""

from spydeck.cli.text.en.commands import *  # noqa: F403
from spydeck.cli.text.en.errors import *  # noqa: F403
from spydeck.cli.text.en.flags import *  # noqa: F403
from spydeck.cli.text.en.results import *  # noqa: F403
from spydeck.cli.text.en.tools import *  # noqa: F403
