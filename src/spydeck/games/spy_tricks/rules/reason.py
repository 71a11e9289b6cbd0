"""The reasons why an action of Spy Tricks is refused; `text/refusals.py` has the clause and code of each."""

ALLOWED = 0
GAME_IS_OVER = 1
WAITS_FOR_CHANCE = 2
NOT_YOUR_TURN = 3
WRONG_VERB = 4
MUST_GUESS = 5
NOT_IN_HAND = 6
MUST_FOLLOW = 7
SPOT_OCCUPIED = 8
HELPER_IN_ROUND_ONE = 9
HELPER_USED = 10
HELPER_NOT_HELD = 11
