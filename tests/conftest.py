"""Settings of all tests."""

import signal

from hypothesis import settings

# The first example may wait for the compiler, and shared machines stall: time is no verdict.
settings.register_profile("spydeck", deadline=None)
settings.load_profile("spydeck")

# Tests that were started in the background have these ignored, and so would the programs that they stop.
for how, usual in ((signal.SIGINT, signal.default_int_handler), (signal.SIGHUP, signal.SIG_DFL)):
    if signal.getsignal(how) is signal.SIG_IGN:
        signal.signal(how, usual)
