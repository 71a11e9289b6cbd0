"""`python -m spydeck` is the command `spydeck`."""

import sys

from spydeck.cli import main

sys.exit(main())
