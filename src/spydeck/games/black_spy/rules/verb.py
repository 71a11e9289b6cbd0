"""The verbs of Black Spy, by number."""

TAKE = 0
PASS = 1
CALL = 2
PLAY = 3
SETTLE = 4
