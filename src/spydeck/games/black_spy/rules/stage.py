"""The stages of a game of Black Spy: what it waits for."""

DRAW = 0
DEAL = 1
TAKE = 2
PASS = 3
CALL = 4
PLAY = 5
SETTLE = 6
OVER = 7
