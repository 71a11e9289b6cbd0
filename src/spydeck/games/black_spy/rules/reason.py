"""The reasons why an action of Black Spy is refused; `text/refusals.py` has the clause and code of each."""

ALLOWED = 0
GAME_IS_OVER = 1
WAITS_FOR_CHANCE = 2
ALREADY_PASSED = 3
NOT_YOUR_TURN = 4
WRONG_VERB = 5
NOT_IN_HAND = 6
NOT_IN_MOLE = 7
NOT_THREE_TO_PASS = 8
NOT_THREE_TO_TAKE = 9
BLACK_LEAD = 10
NOT_THE_CALLED_COLOUR = 11
MUST_FOLLOW = 12
BLACK_CALLED = 13
