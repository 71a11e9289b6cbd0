"""The variants of Black Spy, as bits of `State.variants`; `variants.py` says what each one means."""

NO_GOOD_SPIES = 1
CAPTURE_OR_RELEASE = 2
THE_MOLE = 4
CALLING_COLOR = 8
FOLLOWING_RANK = 16
GOING_BACK = 32
SPIES_COUNT_ON_SWEEP = 64
