"""Settings of all tests."""

from hypothesis import settings

# The first example may wait for the compiler, and shared machines stall: time is no verdict.
settings.register_profile("spydeck", deadline=None)
settings.load_profile("spydeck")
