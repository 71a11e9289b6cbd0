"""The command line's sentences in German."""

from spydeck.cli.text.de.commands import *  # noqa: F403
from spydeck.cli.text.de.errors import *  # noqa: F403
from spydeck.cli.text.de.flags import *  # noqa: F403
from spydeck.cli.text.de.results import *  # noqa: F403
from spydeck.cli.text.de.tools import *  # noqa: F403
